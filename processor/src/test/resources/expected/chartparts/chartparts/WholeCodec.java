package chartparts;

import dev.pawl.Snapshot;
import dev.pawl.engine.WireNames;
import dev.pawl.engine.chart.SavedChart;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Whole} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class WholeCodec {
  private static final WireNames<WholeState> STATES = new WireNames<>(
      "Whole state", WholeState.values());

  private static final WireNames<WholeEvent> EVENTS = new WireNames<>(
      "Whole event", WholeEvent.values(), WholeTransitions.rules().eventNames());

  private WholeCodec() {}

  /** The name of a state in data. */
  public static String toWire(WholeState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static WholeState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(WholeEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static WholeEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(WholeMachine machine) {
    Snapshot<WholeState, WholeEvent, Void> snapshot = machine.snapshot();
    return SavedChart.toJson(WholeTransitions.rules(), STATES, snapshot, null);
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static WholeMachine fromJson(String json) {
    return fromJson(json, WholeMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static WholeMachine fromJson(String json, WholeMachine.Builder builder) {
    Snapshot<WholeState, WholeEvent, Void> snapshot =
        SavedChart.read(WholeTransitions.rules(), STATES, json, null);
    return builder.resume(snapshot).build();
  }
}
