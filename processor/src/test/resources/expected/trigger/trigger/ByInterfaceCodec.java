package trigger;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code by-interface} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class ByInterfaceCodec {
  private static final WireNames<ByInterfaceState> STATES = new WireNames<>(
      "by-interface state", ByInterfaceState.values());

  private static final WireNames<ByInterfaceEvent> EVENTS = new WireNames<>(
      "by-interface event", ByInterfaceEvent.values(), ByInterfaceTransitions.rules().eventNames());

  private ByInterfaceCodec() {}

  /** The name of a state in data. */
  public static String toWire(ByInterfaceState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static ByInterfaceState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(ByInterfaceEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static ByInterfaceEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(ByInterfaceMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "by-interface",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static ByInterfaceMachine fromJson(String json) {
    return fromJson(json, ByInterfaceMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static ByInterfaceMachine fromJson(String json, ByInterfaceMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("by-interface", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
