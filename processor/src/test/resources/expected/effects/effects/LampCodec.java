package effects;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Lamp} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class LampCodec {
  private static final WireNames<LampState> STATES = new WireNames<>(
      "Lamp state", LampState.values());

  private static final WireNames<LampEvent> EVENTS = new WireNames<>(
      "Lamp event", LampEvent.values(), LampTransitions.rules().eventNames());

  private LampCodec() {}

  /** The name of a state in data. */
  public static String toWire(LampState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static LampState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(LampEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static LampEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(LampMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Lamp",
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
  public static LampMachine fromJson(String json, LampMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Lamp", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
