package history;

import dev.pawl.Snapshot;
import dev.pawl.engine.WireNames;
import dev.pawl.engine.chart.SavedChart;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Washer} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class WasherCodec {
  private static final WireNames<WasherState> STATES = new WireNames<>(
      "Washer state", WasherState.values());

  private static final WireNames<WasherEvent> EVENTS = new WireNames<>(
      "Washer event", WasherEvent.values(), WasherTransitions.rules().eventNames());

  private WasherCodec() {}

  /** The name of a state in data. */
  public static String toWire(WasherState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static WasherState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(WasherEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static WasherEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(WasherMachine machine) {
    Snapshot<WasherState, WasherEvent, Void> snapshot = machine.snapshot();
    return SavedChart.toJson(WasherTransitions.rules(), STATES, snapshot, null);
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static WasherMachine fromJson(String json) {
    return fromJson(json, WasherMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static WasherMachine fromJson(String json, WasherMachine.Builder builder) {
    Snapshot<WasherState, WasherEvent, Void> snapshot =
        SavedChart.read(WasherTransitions.rules(), STATES, json, null);
    return builder.resume(snapshot).build();
  }
}
