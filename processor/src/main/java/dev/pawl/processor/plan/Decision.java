package dev.pawl.processor.plan;

import dev.pawl.language.semantics.LeafResponse;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A choice between several steps at run time. The guards of the steps are evaluated until one of
 * them holds.
 *
 * @param number the index of the decision among all decisions
 * @param method the name of the generated method that decides
 * @param event the event; null for eventless transitions
 * @param states the states in which the decision is made
 * @param candidates the steps, in the order in which their guards are evaluated
 * @param otherwise the treatment of the event if no guard holds
 */
public record Decision(
    int number,
    String method,
    @Nullable EventPlan event,
    List<StatePlan> states,
    List<Step> candidates,
    LeafResponse.Otherwise otherwise) {

  public Decision {
    states = List.copyOf(states);
    candidates = List.copyOf(candidates);
  }
}
