package payload;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Parcel} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class ParcelCodec {
  private static final WireNames<ParcelState> STATES = new WireNames<>(
      "Parcel state", ParcelState.values());

  private static final WireNames<ParcelEvent.Type> EVENTS = new WireNames<>(
      "Parcel event", ParcelEvent.Type.values(), ParcelTransitions.rules().eventNames());

  private ParcelCodec() {}

  /** The name of a state in data. */
  public static String toWire(ParcelState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static ParcelState fromWire(String name) {
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

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(ParcelMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Parcel",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static ParcelMachine fromJson(String json, ParcelMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Parcel", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
