package trigger;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code by-class} in data. Thread-safe. */
@Generated("dev.pawl.processor")
final class ByClassCodec {
  private static final WireNames<ByClassState> STATES = new WireNames<>(
      "by-class state", ByClassState.values());

  private static final WireNames<ByClassEvent> EVENTS = new WireNames<>(
      "by-class event", ByClassEvent.values(), ByClassTransitions.rules().eventNames());

  private ByClassCodec() {}

  /** The name of a state in data. */
  public static String toWire(ByClassState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static ByClassState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(ByClassEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static ByClassEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(ByClassMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "by-class",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static ByClassMachine fromJson(String json) {
    return fromJson(json, ByClassMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static ByClassMachine fromJson(String json, ByClassMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("by-class", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
