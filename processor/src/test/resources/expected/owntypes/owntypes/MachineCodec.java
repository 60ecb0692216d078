package owntypes;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Machine} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class MachineCodec {
  private static final WireNames<MachineState> STATES = new WireNames<>(
      "Machine state", MachineState.values(), "Type", "Event", "Phase", "Cause", "Life", "Driven",
          "Builder", "Outcome", "Machine", "STATES", "NEXT", "EVENTS", "STEPS", "TARGETS",
          "INITIAL", "FINAL", "INSTANCE", "RULES", "MOVES", "OUTCOMES");

  private static final WireNames<MachineEvent.Type> EVENTS = new WireNames<>(
      "Machine event", MachineEvent.Type.values(), MachineTransitions.rules().eventNames());

  private MachineCodec() {}

  /** The name of a state in data. */
  public static String toWire(MachineState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static MachineState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(MachineEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries; if there is none, an
   * {@link IllegalArgumentException} tells the nearest.
   */
  public static MachineEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(MachineMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Machine",
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
  public static MachineMachine fromJson(String json, MachineMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Machine", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
