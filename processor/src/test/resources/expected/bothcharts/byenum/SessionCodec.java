package byenum;

import dev.pawl.Snapshot;
import dev.pawl.engine.Failure;
import dev.pawl.engine.WireNames;
import dev.pawl.engine.chart.SavedChart;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Session} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class SessionCodec {
  private static final WireNames<SessionState> STATES = new WireNames<>(
      "Session state", SessionState.values());

  private static final WireNames<SessionEvent> EVENTS = new WireNames<>(
      "Session event", SessionEvent.values(), SessionTransitions.rules().eventNames());

  private SessionCodec() {}

  /** The name of a state in data. */
  public static String toWire(SessionState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static SessionState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(SessionEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static SessionEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * An instance as JSON: its state, its id and how many steps it has made.
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
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
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
