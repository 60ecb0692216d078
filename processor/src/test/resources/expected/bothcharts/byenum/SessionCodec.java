package byenum;

import dev.pawl.Snapshot;
import dev.pawl.engine.Failure;
import dev.pawl.engine.WireNames;
import dev.pawl.engine.chart.SavedChart;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Session} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class SessionCodec {
  private static final WireNames<SessionState> STATES = new WireNames<>(
      "Session state",
      SessionState.values(),
      new String[] {"IDLE", "OPEN", "WORK", "READY", "BUSY", "GONE", "LAST", "LIGHT", "BRIGHT",
          "DIM", "OFF", "KILLED"});

  private static final WireNames<SessionEvent> EVENTS = new WireNames<>(
      "Session event",
      SessionEvent.values(),
      new String[] {"open", "back", "both", "ping", "closed", "noise", "prompt", "answer", "switch",
          "touch", "kill", "done.OPEN", "BUSY.after.patience", "Session.after.8h"});

  private SessionCodec() {}

  /** The name of a state in data. */
  public static String toWire(SessionState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static SessionState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(SessionEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static SessionEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * A life as JSON: its state, its id and how many steps it has made.
   *
   * @param contextToText writes the context
   */
  public static String toJson(SessionMachine machine,
      Function<? super Integer, ? extends String> contextToText) {
    Snapshot<SessionState, SessionEvent, Integer> snapshot = machine.snapshot();
    return SavedChart.toJson(SessionTransitions.rules(), STATES, snapshot, Failure.due(contextToText.apply(snapshot.context()),
        machine, "contextToText"));
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the life everything else, such as hooks
   * @param contextFromText reads the context
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static SessionMachine fromJson(String json, SessionMachine.Builder builder,
      Function<? super String, ? extends Integer> contextFromText) {
    Snapshot<SessionState, SessionEvent, Integer> snapshot =
        SavedChart.read(SessionTransitions.rules(), STATES, json, contextFromText);
    return builder.resume(snapshot).build();
  }
}
