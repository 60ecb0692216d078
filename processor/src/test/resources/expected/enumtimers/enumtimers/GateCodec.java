package enumtimers;

import dev.pawl.Snapshot;
import dev.pawl.engine.WireNames;
import dev.pawl.engine.chart.SavedChart;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Gate} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class GateCodec {
  private static final WireNames<GateState> STATES = new WireNames<>(
      "Gate state",
      GateState.values(),
      new String[] {"SHUT", "OPEN", "WORK", "BUSY", "IDLE"});

  private static final WireNames<Signal> EVENTS = new WireNames<>(
      "Gate event",
      new Signal[] {Signal.OPEN_AFTER_60S, Signal.GO, Signal.DONE_WORK},
      new String[] {"OPEN_AFTER_60S", "GO", "DONE_WORK"});

  private GateCodec() {}

  /** The name of a state in data. */
  public static String toWire(GateState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static GateState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(Signal event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static Signal eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** A life as JSON: its state, its id and how many steps it has made. */
  public static String toJson(GateMachine machine) {
    Snapshot<GateState, Signal, Void> snapshot = machine.snapshot();
    return SavedChart.toJson(GateTransitions.rules(), STATES, snapshot, null);
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static GateMachine fromJson(String json) {
    return fromJson(json, GateMachine.builder());
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the life everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static GateMachine fromJson(String json, GateMachine.Builder builder) {
    Snapshot<GateState, Signal, Void> snapshot =
        SavedChart.read(GateTransitions.rules(), STATES, json, null);
    return builder.resume(snapshot).build();
  }
}
