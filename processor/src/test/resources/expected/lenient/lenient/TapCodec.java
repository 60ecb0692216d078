package lenient;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Tap} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class TapCodec {
  private static final WireNames<TapState> STATES = new WireNames<>(
      "Tap state",
      TapState.values(),
      new String[] {"SHUT", "OPEN"});

  private static final WireNames<TapEvent> EVENTS = new WireNames<>(
      "Tap event",
      TapEvent.values(),
      new String[] {"open", "shut"});

  private TapCodec() {}

  /** The name of a state in data. */
  public static String toWire(TapState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static TapState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(TapEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static TapEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** A life as JSON: its state, its id and how many steps it has made. */
  public static String toJson(TapMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Tap",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the life everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static TapMachine fromJson(String json, TapMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Tap", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
