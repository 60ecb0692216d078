package dev.pawl.processor.plan;

import dev.pawl.processor.model.Guard;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import java.util.List;
import java.util.Optional;

/**
 * A declared transition, numbered. One that the root declares is one step, whichever state takes
 * it.
 *
 * @param owner the state that declares it, or the root
 * @param event null if it needs none
 * @param targets where it may lead; more than one only if it is dynamic
 */
public record Step(
    int number, State owner, Transition declared, EventPlan event, List<StatePlan> targets) {

  public Step {
    targets = List.copyOf(targets);
  }

  public boolean guarded() {
    return declared.guard().isPresent();
  }

  public Optional<String> guardText() {
    return declared.guard().map(Guard::text);
  }

  public boolean dynamic() {
    return declared.dynamic();
  }

  public boolean eventless() {
    return event == null;
  }

  /** The only target of a step that is not dynamic. */
  public StatePlan target() {
    return targets.get(0);
  }

  /** Whether it is no more than a change of state. */
  public boolean plain() {
    return !guarded() && !dynamic() && declared.update().isEmpty() && declared.effects().isEmpty();
  }
}
