package wirenames;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Snake} in data. Thread-safe. */
@Generated("dev.pawl.processor")
final class SnakeCodec {
  private static final WireNames<SnakeState> STATES = new WireNames<>(
      "Snake state", SnakeState.values(), "half_open", "on");

  private static final WireNames<SnakeEvent> EVENTS = new WireNames<>(
      "Snake event", SnakeEvent.values(), SnakeTransitions.rules().eventNames());

  private SnakeCodec() {}

  /** The name of a state in data. */
  public static String toWire(SnakeState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static SnakeState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(SnakeEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static SnakeEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(SnakeMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Snake",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static SnakeMachine fromJson(String json) {
    return fromJson(json, SnakeMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static SnakeMachine fromJson(String json, SnakeMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Snake", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
