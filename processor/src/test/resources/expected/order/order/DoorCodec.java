package order;

import dev.pawl.Snapshot;
import dev.pawl.engine.WireNames;
import dev.pawl.engine.chart.SavedChart;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Door} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class DoorCodec {
  private static final WireNames<DoorState> STATES = new WireNames<>(
      "Door state", DoorState.values());

  private static final WireNames<DoorEvent> EVENTS = new WireNames<>(
      "Door event", DoorEvent.values(), DoorTransitions.rules().eventNames());

  private DoorCodec() {}

  /** The name of a state in data. */
  public static String toWire(DoorState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static DoorState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(DoorEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static DoorEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(DoorMachine machine) {
    Snapshot<DoorState, DoorEvent, Void> snapshot = machine.snapshot();
    return SavedChart.toJson(DoorTransitions.rules(), STATES, snapshot, null);
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static DoorMachine fromJson(String json, DoorMachine.Builder builder) {
    Snapshot<DoorState, DoorEvent, Void> snapshot =
        SavedChart.read(DoorTransitions.rules(), STATES, json, null);
    return builder.resume(snapshot).build();
  }
}
