package dev.pawl.language.semantics;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A run that violates a property, or that shows what the property depends on.
 *
 * @param steps the steps; the first is the start of the instance
 * @param loop the index of the first step of the part that repeats forever; the number of steps if
 *     nothing happens after the last step
 * @param endless whether the run violates the property because an expected state or event never
 *     occurs
 * @param refused the event that the last configuration refuses or may refuse; empty if the property
 *     is not about refused events
 */
public record Counterexample(List<Step> steps, int loop, boolean endless, String refused) {

  public Counterexample {
    steps = List.copyOf(steps);
  }

  /**
   * A macrostep.
   *
   * @param event the event that is fired from outside or by a timer; empty if the step is the
   *     start, or belongs to a loop without events
   * @param timer whether a timer triggers the event
   * @param transitions the numbers of the transitions that are taken, in order
   * @param answers the predicate results that the run requires, with one map for each evaluation of
   *     guards
   * @param choices the states that methods choose, by the name of the method, in the order of the
   *     choices
   * @param leaves the active leaves after the step, in document order
   */
  public record Step(
      String event,
      boolean timer,
      List<Integer> transitions,
      List<Map<String, Boolean>> answers,
      Map<String, List<String>> choices,
      List<String> leaves) {

    public Step {
      transitions = List.copyOf(transitions);
      answers = List.copyOf(answers);
      // the order is kept, so that messages and documents are the same in every run
      choices = Collections.unmodifiableMap(new LinkedHashMap<>(choices));
      leaves = List.copyOf(leaves);
    }
  }

  /** Returns a copy of this run in which the last configuration refuses an event. */
  public Counterexample refusing(String event) {
    return new Counterexample(steps, loop, endless, event);
  }

  /** Returns the events in order, such as {@code pay, ship}. */
  public List<String> events() {
    return steps.stream().map(Step::event).filter(e -> !e.isEmpty()).toList();
  }
}
