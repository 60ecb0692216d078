package dev.pawl.language.semantics;

import java.util.List;
import java.util.Map;

/**
 * A run that violates a property, or that shows what the property depends on.
 *
 * @param steps the steps; the first is the start of the instance
 * @param loop the index of the first step of the part that repeats for ever; the number of steps if
 *     nothing happens after the last step
 * @param endless whether the run violates the property because something never happens
 */
public record Counterexample(List<Step> steps, int loop, boolean endless) {

  public Counterexample {
    steps = List.copyOf(steps);
  }

  /**
   * A macrostep.
   *
   * @param event the event, from outside or of a timer; empty for the start
   * @param timer whether a timer triggers the event
   * @param answers the results of predicates that the run requires, one map for each evaluation of
   *     guards in which a result matters
   * @param choices the states that methods choose, by method
   * @param leaves the active leaves after the step, in document order
   */
  public record Step(
      String event,
      boolean timer,
      List<Map<String, Boolean>> answers,
      Map<String, String> choices,
      List<String> leaves) {

    public Step {
      answers = List.copyOf(answers);
      choices = Map.copyOf(choices);
      leaves = List.copyOf(leaves);
    }
  }

  /** Returns the events in order, such as {@code pay, ship}. */
  public List<String> events() {
    return steps.stream().map(Step::event).filter(e -> !e.isEmpty()).toList();
  }
}
