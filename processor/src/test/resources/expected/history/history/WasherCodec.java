package history;

import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Washer} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class WasherCodec {
  private static final WireNames<WasherState> STATES = new WireNames<>(
      "Washer state",
      WasherState.values(),
      new String[] {"READY", "CYCLE", "FILLING", "WASHING", "SLOW", "FAST", "RINSING", "DRUM",
          "LEFT", "RIGHT", "PUMP", "IDLE", "RUNNING"});

  private static final WireNames<WasherEvent> EVENTS = new WireNames<>(
      "Washer event",
      WasherEvent.values(),
      new String[] {"go", "resume", "deeply", "inside", "open", "again", "full", "washed", "faster",
          "slower", "turn", "pump"});

  private WasherCodec() {}

  /** The name of a state in data. */
  public static String toWire(WasherState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static WasherState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(WasherEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static WasherEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }
}
