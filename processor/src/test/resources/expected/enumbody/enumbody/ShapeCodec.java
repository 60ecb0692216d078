package enumbody;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Shape} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class ShapeCodec {
  private static final WireNames<Shape> STATES = new WireNames<>(
      "Shape state", Shape.values());

  private static final WireNames<ShapeEvent> EVENTS = new WireNames<>(
      "Shape event", ShapeEvent.values(), ShapeTransitions.rules().eventNames());

  private ShapeCodec() {}

  /** The name of a state in data. */
  public static String toWire(Shape state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static Shape fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(ShapeEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static ShapeEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(ShapeMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Shape",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static ShapeMachine fromJson(String json) {
    return fromJson(json, ShapeMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static ShapeMachine fromJson(String json, ShapeMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Shape", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
