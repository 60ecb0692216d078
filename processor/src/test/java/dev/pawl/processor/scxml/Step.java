package dev.pawl.processor.scxml;

import java.util.List;

/**
 * The visible results of an external event, or of the start of an instance.
 *
 * @param outcome the outcome of the event
 * @param configuration the active leaves, in document order
 * @param effects the effects, in order
 * @param records the records, in order, as {@code from>to:event}
 * @param context the context; null if there is none
 * @param timers the running timers, sorted by name, with their remaining milliseconds, as {@code
 *     name@millis}
 */
public record Step(
    String outcome,
    List<String> configuration,
    List<String> effects,
    List<String> records,
    Integer context,
    List<String> timers) {

  public static final String STARTED = "Started";
  public static final String MOVED = "Moved";
  public static final String IGNORED = "Ignored";
  public static final String QUEUED = "Ignored queued";
  public static final String ILLEGAL = "Illegal";
  public static final String GUARD_REFUSED = "GuardRefused";
  public static final String RESUMED = "Resumed";
  public static final String WAITED = "Waited";

  /**
   * The outcome of an endless loop of eventless transitions. The step then contains nothing else.
   */
  public static final String LOOP = "Loop";

  public Step {
    configuration = List.copyOf(configuration);
    effects = List.copyOf(effects);
    records = List.copyOf(records);
    timers = List.copyOf(timers);
  }

  /** Returns the step of an event that causes a loop. */
  public static Step loop() {
    return new Step(LOOP, List.of(), List.of(), List.of(), null, List.of());
  }

  /** Returns a timer as text. */
  public static String timer(String event, long millis) {
    return event + "@" + millis;
  }

  /** Returns the event of a timer. */
  public static String event(String timer) {
    return timer.substring(0, timer.indexOf('@'));
  }

  /** Returns the step without the remaining durations of timers. */
  Step untimed() {
    List<String> events = timers.stream().map(Step::event).toList();
    return new Step(outcome, configuration, effects, records, context, events);
  }

  /** Returns a record as text; an eventless transition has no event. */
  public static String record(String from, String to, String event) {
    return from + ">" + to + (event == null ? "" : ":" + event);
  }
}
