package guards;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Gate} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class GateCodec {
  private static final WireNames<GateState> STATES = new WireNames<>(
      "Gate state", GateState.values());

  private static final WireNames<GateEvent> EVENTS = new WireNames<>(
      "Gate event", GateEvent.values(), GateTransitions.rules().eventNames());

  private GateCodec() {}

  /** The name of a state in data. */
  public static String toWire(GateState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static GateState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(GateEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static GateEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(GateMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Gate",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static GateMachine fromJson(String json, GateMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Gate", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
