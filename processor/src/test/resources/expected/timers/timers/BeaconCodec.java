package timers;

import dev.pawl.engine.WireNames;
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
      new String[] {"call", "answer", "LIT.after.500ms", "LIT.after.60s", "DARK.after.500ms",
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
}
