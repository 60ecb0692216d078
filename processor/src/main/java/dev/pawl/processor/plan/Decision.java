package dev.pawl.processor.plan;

import dev.pawl.language.semantics.LeafResponse;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A choice among candidates that is made when the event comes.
 *
 * @param number its position among the decisions
 * @param method the method that makes it
 * @param event the event it is about; null if it needs none
 * @param states the states in which it is made
 * @param candidates the steps to choose from, in the order in which they are asked
 * @param otherwise what becomes of the event where every guard says no
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
