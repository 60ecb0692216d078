package dev.pawl.processor.scxml;

import java.util.List;

/**
 * All that can be seen of what one event from outside did, or of how an instance began.
 *
 * @param outcome what became of the event
 * @param configuration the active leaves, in document order
 * @param effects the effects performed, in order
 * @param records the records told, in order, as {@code from>to:event}
 * @param context the context then; null where there is none
 * @param timers the timers that run then, in the order of their names, each with the milliseconds
 *     that it still has to run, as {@code name@millis}
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

  /** An error that names a loop of eventless transitions; nothing else is known then. */
  public static final String LOOP = "Loop";

  public Step {
    configuration = List.copyOf(configuration);
    effects = List.copyOf(effects);
    records = List.copyOf(records);
    timers = List.copyOf(timers);
  }

  /** What is known of an event that leads into a loop. */
  public static Step loop() {
    return new Step(LOOP, List.of(), List.of(), List.of(), null, List.of());
  }

  /** A timer as text. */
  public static String timer(String event, long millis) {
    return event + "@" + millis;
  }

  /** The event of a timer. */
  public static String event(String timer) {
    return timer.substring(0, timer.indexOf('@'));
  }

  /** The same, with timers told by their events alone. */
  Step untimed() {
    List<String> events = timers.stream().map(Step::event).toList();
    return new Step(outcome, configuration, effects, records, context, events);
  }

  /** A record as text; an eventless transition has no event. */
  public static String record(String from, String to, String event) {
    return from + ">" + to + (event == null ? "" : ":" + event);
  }
}
