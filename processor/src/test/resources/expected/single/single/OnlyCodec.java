package single;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Only} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class OnlyCodec {
  private static final WireNames<OnlyState> STATES = new WireNames<>(
      "Only state", OnlyState.values());

  private static final WireNames<OnlyEvent> EVENTS = new WireNames<>(
      "Only event", OnlyEvent.values(), OnlyTransitions.rules().eventNames());

  private OnlyCodec() {}

  /** The name of a state in data. */
  public static String toWire(OnlyState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static OnlyState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(OnlyEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static OnlyEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(OnlyMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Only",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static OnlyMachine fromJson(String json) {
    return fromJson(json, OnlyMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static OnlyMachine fromJson(String json, OnlyMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Only", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
