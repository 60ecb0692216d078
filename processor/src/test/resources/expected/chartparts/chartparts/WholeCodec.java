package chartparts;

import dev.pawl.Snapshot;
import dev.pawl.engine.WireNames;
import dev.pawl.engine.chart.SavedChart;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Whole} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class WholeCodec {
  private static final WireNames<WholeState> STATES = new WireNames<>(
      "Whole state",
      WholeState.values(),
      new String[] {"A", "C", "D", "B"});

  private static final WireNames<WholeEvent> EVENTS = new WireNames<>(
      "Whole event",
      WholeEvent.values(),
      new String[] {"go", "back"});

  private WholeCodec() {}

  /** The name of a state in data. */
  public static String toWire(WholeState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static WholeState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(WholeEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static WholeEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** A life as JSON: its state, its id and how many steps it has made. */
  public static String toJson(WholeMachine machine) {
    Snapshot<WholeState, WholeEvent, Void> snapshot = machine.snapshot();
    return SavedChart.toJson(WholeTransitions.rules(), STATES, snapshot, null);
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static WholeMachine fromJson(String json) {
    return fromJson(json, WholeMachine.builder());
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the life everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static WholeMachine fromJson(String json, WholeMachine.Builder builder) {
    Snapshot<WholeState, WholeEvent, Void> snapshot =
        SavedChart.read(WholeTransitions.rules(), STATES, json, null);
    return builder.resume(snapshot).build();
  }
}
