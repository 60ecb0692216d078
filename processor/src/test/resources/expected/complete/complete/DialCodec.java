package complete;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Dial} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class DialCodec {
  private static final WireNames<DialState> STATES = new WireNames<>(
      "Dial state", DialState.values());

  private static final WireNames<DialEvent> EVENTS = new WireNames<>(
      "Dial event", DialEvent.values(), DialTransitions.rules().eventNames());

  private DialCodec() {}

  /** The name of a state in data. */
  public static String toWire(DialState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static DialState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(DialEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static DialEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(DialMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Dial",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static DialMachine fromJson(String json) {
    return fromJson(json, DialMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static DialMachine fromJson(String json, DialMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Dial", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
