package serializers;

import dev.pawl.data.Json;
import dev.pawl.data.Plain;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Parcel} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class ParcelCodec {
  private static final WireNames<ParcelState.Type> STATES = new WireNames<>(
      "Parcel state",
      ParcelState.Type.values(),
      new String[] {"NEW", "ON_ITS_WAY", "BODY", "MOVING", "SEEN", "PAPERS", "NONE", "STAMPED",
          "HELD", "DROPPED"})
  .alias("PAUSED", ParcelState.Type.HELD)
  .alias("LOST", ParcelState.Type.NEW);

  private static final WireNames<ParcelEvent.Type> EVENTS = new WireNames<>(
      "Parcel event",
      ParcelEvent.Type.values(),
      new String[] {"send", "scanned", "hold", "drop", "stamp", "go", "MOVING.after.60s"});

  private ParcelCodec() {}

  /** The name of a state in data. */
  public static String toWire(ParcelState state) {
    return STATES.of(state.stateType());
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static ParcelState.Type fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(ParcelEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static ParcelEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * An instance as JSON, complete.
   *
   * @param values converts what only the program knows
   */
  public static String toJson(ParcelMachine machine, ParcelValues values) {
    return Json.write(new ParcelData(values).ofInstance(machine));
  }

  /**
   * An instance from JSON, as {@code toJson} of this version or an earlier one writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @param values converts what only the program knows
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static ParcelMachine fromJson(String json, ParcelMachine.Builder builder,
      ParcelValues values) {
    Plain plain = new Plain(Json.read(json), "Parcel");
    return new ParcelData(values).instance(plain, builder);
  }
}
