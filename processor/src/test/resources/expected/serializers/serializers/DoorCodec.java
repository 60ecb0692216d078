package serializers;

import dev.pawl.engine.JsonReader;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Door} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class DoorCodec {
  private static final WireNames<DoorState> STATES = new WireNames<>(
      "Door state", DoorState.values(), "shut", "wide-open")
  .alias("closed", DoorState.SHUT)
  .alias("open", DoorState.WIDE_OPEN)
  .alias("ajar", DoorState.WIDE_OPEN)
  .removed("gone");

  private static final WireNames<DoorEvent> EVENTS = new WireNames<>(
      "Door event", DoorEvent.values(), DoorTransitions.rules().eventNames())
  .alias("kick", DoorEvent.PUSH);

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

  /** A life as JSON, complete. */
  public static String toJson(DoorMachine machine) {
    return DoorPlain.json(new DoorData().of(machine));
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static DoorMachine fromJson(String json) {
    return fromJson(json, DoorMachine.builder());
  }

  /**
   * A life from JSON, as {@code toJson} of this version or an earlier one writes it.
   *
   * @param builder gives the life everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static DoorMachine fromJson(String json, DoorMachine.Builder builder) {
    DoorPlain plain = new DoorPlain(JsonReader.object(json), "Door");
    return new DoorData().life(plain, builder);
  }
}
