package dev.pawl.language.path;

import java.util.List;

/**
 * The facts that a test can observe about one macrostep.
 *
 * @param outcome the outcome of the fired event
 * @param states the active leaves after the macrostep, in document order
 * @param steps the names of the events whose transitions were taken, and the dropped and deferred
 *     events, in order
 * @param effects the names of the performed effects, in the order of execution
 * @param timers the events of the running timers, sorted
 * @param deferred the deferred events, the oldest first
 */
public record Observation(
    String outcome,
    List<String> states,
    List<String> steps,
    List<String> effects,
    List<String> timers,
    List<String> deferred) {

  public static final String BEGUN = "begun";
  public static final String MOVED = "moved";
  public static final String DEFERRED = "deferred";
  public static final String IGNORED = "ignored";
  public static final String REFUSED = "refused by guards";
  public static final String ILLEGAL = "illegal";
  public static final String ELAPSED = "timer elapsed";

  /** Returns a copy without deferred events. */
  Observation withoutDeferred() {
    return new Observation(outcome, states, steps, effects, timers, List.of());
  }

  /** Describes the differences from an expected observation. */
  public String difference(Observation expected) {
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
