package dev.pawl.test;

import java.util.List;

/**
 * All that can be observed of one macrostep.
 *
 * @param outcome the outcome of the fired event
 * @param states the active leaves afterwards, in document order
 * @param steps the names of the events whose transitions were taken, and the dropped and deferred
 *     events, in order
 * @param effects the effects, in order
 * @param timers the events of the running timers, sorted
 * @param deferred the deferred events, the oldest first
 */
record Observation(
    String outcome,
    List<String> states,
    List<String> steps,
    List<String> effects,
    List<String> timers,
    List<String> deferred) {

  static final String BEGUN = "begun";
  static final String MOVED = "moved";
  static final String DEFERRED = "deferred";
  static final String IGNORED = "ignored";
  static final String REFUSED = "refused by guards";
  static final String ILLEGAL = "illegal";
  static final String ELAPSED = "timer elapsed";

  /** Returns the same without deferred events. */
  Observation withoutDeferred() {
    return new Observation(outcome, states, steps, effects, timers, List.of());
  }

  /** Describes the differences from what was expected. */
  String difference(Observation expected) {
    StringBuilder text = new StringBuilder();
    compare("The outcome", expected.outcome, outcome, text);
    compare("The active states", expected.states, states, text);
    compare("The transitions taken", expected.steps, steps, text);
    compare("The effects", expected.effects, effects, text);
    compare("The running timers", expected.timers, timers, text);
    compare("The deferred events", expected.deferred, deferred, text);
    return text.toString();
  }

  private static void compare(String what, Object expected, Object actual, StringBuilder text) {
    if (!expected.equals(actual)) {
      text.append("\n  ").append(what).append(": expected ").append(expected);
      text.append(", but found ").append(actual).append('.');
    }
  }
}
