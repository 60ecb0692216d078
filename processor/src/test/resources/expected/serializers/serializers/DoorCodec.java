package serializers;

import dev.pawl.data.Json;
import dev.pawl.data.Plain;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Door} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class DoorCodec {
  private static final WireNames<DoorState> STATES = new WireNames<>(
      "Door state",
      DoorState.values(),
      new String[] {"shut", "wide-open"})
  .alias("closed", DoorState.SHUT)
  .alias("open", DoorState.WIDE_OPEN)
  .alias("ajar", DoorState.WIDE_OPEN)
  .removed("gone");

  private static final WireNames<DoorEvent> EVENTS = new WireNames<>(
      "Door event",
      DoorEvent.values(),
      new String[] {"push", "pull"})
  .alias("kick", DoorEvent.PUSH);

  private DoorCodec() {}

  /** The name of a state in data. */
  public static String toWire(DoorState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static DoorState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(DoorEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static DoorEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON, complete. */
  public static String toJson(DoorMachine machine) {
    return Json.write(new DoorData().ofInstance(machine));
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static DoorMachine fromJson(String json) {
    return fromJson(json, DoorMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} of this version or an earlier one writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static DoorMachine fromJson(String json, DoorMachine.Builder builder) {
    Plain plain = new Plain(Json.read(json), "Door");
    return new DoorData().instance(plain, builder);
  }
}
