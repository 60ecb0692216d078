package serializers;

import dev.pawl.engine.JsonReader;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Parcel} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class ParcelCodec {
  private static final WireNames<ParcelState.Type> STATES = new WireNames<>(
      "Parcel state", ParcelState.Type.values())
  .alias("PAUSED", ParcelState.Type.HELD)
  .alias("LOST", ParcelState.Type.NEW);

  private static final WireNames<ParcelEvent.Type> EVENTS = new WireNames<>(
      "Parcel event", ParcelEvent.Type.values(), ParcelTransitions.rules().eventNames());

  private ParcelCodec() {}

  /** The name of a state in data. */
  public static String toWire(ParcelState state) {
    return STATES.of(state.stateType());
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static ParcelState.Type fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(ParcelEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries; if there is none, an
   * {@link IllegalArgumentException} tells the nearest.
   */
  public static ParcelEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * A life as JSON, complete.
   *
   * @param values converts what only the program knows
   */
  public static String toJson(ParcelMachine machine, ParcelValues values) {
    return ParcelPlain.json(new ParcelData(values).of(machine));
  }

  /**
   * A life from JSON, as {@code toJson} of this version or an earlier one writes it.
   *
   * @param builder gives the life everything else, such as hooks
   * @param values converts what only the program knows
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static ParcelMachine fromJson(String json, ParcelMachine.Builder builder,
      ParcelValues values) {
    ParcelPlain plain = new ParcelPlain(JsonReader.object(json), "Parcel");
    return new ParcelData(values).life(plain, builder);
  }
}
