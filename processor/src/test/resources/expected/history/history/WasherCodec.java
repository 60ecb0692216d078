package history;

import dev.pawl.Snapshot;
import dev.pawl.engine.WireNames;
import dev.pawl.engine.chart.SavedChart;
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

  /** A life as JSON: its state, its id and how many steps it has made. */
  public static String toJson(WasherMachine machine) {
    Snapshot<WasherState, WasherEvent, Void> snapshot = machine.snapshot();
    return SavedChart.toJson(WasherTransitions.rules(), STATES, snapshot, null);
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static WasherMachine fromJson(String json) {
    return fromJson(json, WasherMachine.builder());
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the life everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static WasherMachine fromJson(String json, WasherMachine.Builder builder) {
    Snapshot<WasherState, WasherEvent, Void> snapshot =
        SavedChart.read(WasherTransitions.rules(), STATES, json, null);
    return builder.resume(snapshot).build();
  }
}
