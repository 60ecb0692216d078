package single;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Loop} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class LoopCodec {
  private static final WireNames<LoopState> STATES = new WireNames<>(
      "Loop state", LoopState.values(), "looping");

  private static final WireNames<LoopEvent> EVENTS = new WireNames<>(
      "Loop event", LoopEvent.values(), LoopTransitions.rules().eventNames());

  private LoopCodec() {}

  /** The name of a state in data. */
  public static String toWire(LoopState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static LoopState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(LoopEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static LoopEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(LoopMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Loop",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static LoopMachine fromJson(String json) {
    return fromJson(json, LoopMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static LoopMachine fromJson(String json, LoopMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Loop", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
