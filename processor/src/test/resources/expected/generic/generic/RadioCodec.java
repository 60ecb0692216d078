package generic;

import dev.pawl.Snapshot;
import dev.pawl.engine.WireNames;
import dev.pawl.engine.chart.SavedChart;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Radio} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class RadioCodec {
  private static final WireNames<RadioState> STATES = new WireNames<>(
      "Radio state",
      RadioState.values(),
      new String[] {"ON", "SOUND", "LOUD", "QUIET", "SILENT", "LIGHT", "BRIGHT", "DIM", "DARK",
          "OFF"});

  private static final WireNames<RadioEvent> EVENTS = new WireNames<>(
      "Radio event",
      RadioEvent.values(),
      new String[] {"knob", "switchOff", "flicker", "fade", "done.ON"});

  private RadioCodec() {}

  /** The name of a state in data. */
  public static String toWire(RadioState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static RadioState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(RadioEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static RadioEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** A life as JSON: its state, its id and how many steps it has made. */
  public static String toJson(RadioMachine machine) {
    Snapshot<RadioState, RadioEvent, Void> snapshot = machine.snapshot();
    return SavedChart.toJson(RadioTransitions.rules(), STATES, snapshot, null);
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the life everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static RadioMachine fromJson(String json, RadioMachine.Builder builder) {
    Snapshot<RadioState, RadioEvent, Void> snapshot =
        SavedChart.read(RadioTransitions.rules(), STATES, json, null);
    return builder.resume(snapshot).build();
  }
}
