package queues;

import dev.pawl.Snapshot;
import dev.pawl.engine.WireNames;
import dev.pawl.engine.chart.SavedChart;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Gate} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class GateCodec {
  private static final WireNames<GateState> STATES = new WireNames<>(
      "Gate state", GateState.values());

  private static final WireNames<GateEvent.Type> EVENTS = new WireNames<>(
      "Gate event", GateEvent.Type.values(), GateTransitions.rules().eventNames());

  private GateCodec() {}

  /** The name of a state in data. */
  public static String toWire(GateState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static GateState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(GateEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries; if there is none, an
   * {@link IllegalArgumentException} tells the nearest.
   */
  public static GateEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(GateMachine machine) {
    Snapshot<GateState, GateEvent, Void> snapshot = machine.snapshot();
    return SavedChart.toJson(GateTransitions.rules(), STATES, snapshot, null);
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static GateMachine fromJson(String json, GateMachine.Builder builder) {
    Snapshot<GateState, GateEvent, Void> snapshot =
        SavedChart.read(GateTransitions.rules(), STATES, json, null);
    return builder.resume(snapshot).build();
  }
}
