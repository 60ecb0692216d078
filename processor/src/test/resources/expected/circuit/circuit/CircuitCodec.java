package circuit;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Circuit} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class CircuitCodec {
  private static final WireNames<CircuitState> STATES = new WireNames<>(
      "Circuit state", CircuitState.values());

  private static final WireNames<CircuitEvent> EVENTS = new WireNames<>(
      "Circuit event", CircuitEvent.values(), CircuitTransitions.rules().eventNames());

  private CircuitCodec() {}

  /** The name of a state in data. */
  public static String toWire(CircuitState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static CircuitState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(CircuitEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static CircuitEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(CircuitMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Circuit",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static CircuitMachine fromJson(String json) {
    return fromJson(json, CircuitMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static CircuitMachine fromJson(String json, CircuitMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Circuit", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
