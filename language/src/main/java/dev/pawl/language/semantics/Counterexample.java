package dev.pawl.language.semantics;

import java.util.List;
import java.util.Map;

/**
 * A run that breaks a property, or that shows on what it depends.
 *
 * @param steps the steps, the beginning of the instance first
 * @param loop the index of the first step that repeats for ever; the number of steps if nothing
 *     more happens after the last one
 * @param endless whether the run never ends: it is broken because something never happens
 */
public record Counterexample(List<Step> steps, int loop, boolean endless) {

  public Counterexample {
    steps = List.copyOf(steps);
  }

  /**
   * A macrostep.
   *
   * @param event the event from outside or of a timer; empty for the beginning
   * @param timer whether a timer makes the event happen
   * @param answers the answers that the predicates need to give, one map for each evaluation of
   *     guards in which some answer matters
   * @param choices the states that methods choose, by method
   * @param leaves the active leaves afterwards, in document order
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
