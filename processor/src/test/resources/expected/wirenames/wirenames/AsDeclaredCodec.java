package wirenames;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code AsDeclared} in data. Thread-safe. */
@Generated("dev.pawl.processor")
final class AsDeclaredCodec {
  private static final WireNames<AsDeclaredState> STATES = new WireNames<>(
      "AsDeclared state", AsDeclaredState.values());

  private static final WireNames<AsDeclaredEvent> EVENTS = new WireNames<>(
      "AsDeclared event", AsDeclaredEvent.values(), AsDeclaredTransitions.rules().eventNames());

  private AsDeclaredCodec() {}

  /** The name of a state in data. */
  public static String toWire(AsDeclaredState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static AsDeclaredState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(AsDeclaredEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static AsDeclaredEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(AsDeclaredMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "AsDeclared",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static AsDeclaredMachine fromJson(String json) {
    return fromJson(json, AsDeclaredMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static AsDeclaredMachine fromJson(String json, AsDeclaredMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("AsDeclared", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
