package wirenames;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Kebab} in data. Thread-safe. */
@Generated("dev.pawl.processor")
final class KebabCodec {
  private static final WireNames<KebabState> STATES = new WireNames<>(
      "Kebab state", KebabState.values(), "half-open", "is \"on\" | now")
  .alias("active", KebabState.ON)
  .alias("was on", KebabState.ON);

  private static final WireNames<KebabEvent> EVENTS = new WireNames<>(
      "Kebab event", KebabEvent.values(), "turn-on");

  private KebabCodec() {}

  /** The name of a state in data. */
  public static String toWire(KebabState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static KebabState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(KebabEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static KebabEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(KebabMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Kebab",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static KebabMachine fromJson(String json) {
    return fromJson(json, KebabMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static KebabMachine fromJson(String json, KebabMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Kebab", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
