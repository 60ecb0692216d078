package wirenames;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Camel} in data. Thread-safe. */
@Generated("dev.pawl.processor")
final class CamelCodec {
  private static final WireNames<CamelState> STATES = new WireNames<>(
      "Camel state", CamelState.values(), "halfOpen", "on");

  private static final WireNames<CamelEvent> EVENTS = new WireNames<>(
      "Camel event", CamelEvent.values(), "turnOn");

  private CamelCodec() {}

  /** The name of a state in data. */
  public static String toWire(CamelState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static CamelState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(CamelEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static CamelEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(CamelMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Camel",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static CamelMachine fromJson(String json) {
    return fromJson(json, CamelMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static CamelMachine fromJson(String json, CamelMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Camel", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
