package timers;

import dev.pawl.Snapshot;
import dev.pawl.engine.Failure;
import dev.pawl.engine.WireNames;
import dev.pawl.engine.chart.SavedChart;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Beacon} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class BeaconCodec {
  private static final WireNames<BeaconState> STATES = new WireNames<>(
      "Beacon state", BeaconState.values());

  private static final WireNames<BeaconEvent.Type> EVENTS = new WireNames<>(
      "Beacon event", BeaconEvent.Type.values(), BeaconTransitions.rules().eventNames());

  private BeaconCodec() {}

  /** The name of a state in data. */
  public static String toWire(BeaconState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static BeaconState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(BeaconEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries; if there is none, an
   * {@link IllegalArgumentException} tells the nearest.
   */
  public static BeaconEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * An instance as JSON: its state, its id and how many steps it has made.
   *
   * @param contextToText writes the context
   */
  public static String toJson(BeaconMachine machine,
      Function<? super Tries, ? extends String> contextToText) {
    Snapshot<BeaconState, BeaconEvent, Tries> snapshot = machine.snapshot();
    return SavedChart.toJson(BeaconTransitions.rules(), STATES, snapshot, Failure.due(contextToText.apply(snapshot.context()),
        machine, "contextToText"));
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @param contextFromText reads the context
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static BeaconMachine fromJson(String json, BeaconMachine.Builder builder,
      Function<? super String, ? extends Tries> contextFromText) {
    Snapshot<BeaconState, BeaconEvent, Tries> snapshot =
        SavedChart.read(BeaconTransitions.rules(), STATES, json, contextFromText);
    return builder.resume(snapshot).build();
  }
}
