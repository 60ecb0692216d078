package timers;

import dev.pawl.Snapshot;
import dev.pawl.engine.Failure;
import dev.pawl.engine.WireNames;
import dev.pawl.engine.chart.SavedChart;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Beacon} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class BeaconCodec {
  private static final WireNames<BeaconState> STATES = new WireNames<>(
      "Beacon state",
      BeaconState.values(),
      new String[] {"LIT", "DARK", "WAITING", "GONE"});

  private static final WireNames<BeaconEvent.Type> EVENTS = new WireNames<>(
      "Beacon event",
      BeaconEvent.Type.values(),
      new String[] {"call", "answer", "LIT.after.500ms", "litForTooLong", "DARK.after.500ms",
          "WAITING.after.backoff", "Beacon.after.1h"});

  private BeaconCodec() {}

  /** The name of a state in data. */
  public static String toWire(BeaconState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static BeaconState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(BeaconEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static BeaconEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * A life as JSON: its state, its id and how many steps it has made.
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
   * A life from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the life everything else, such as hooks
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
