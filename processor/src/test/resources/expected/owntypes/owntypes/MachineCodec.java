package owntypes;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Machine} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class MachineCodec {
  private static final WireNames<MachineState> STATES = new WireNames<>(
      "Machine state",
      MachineState.values(),
      new String[] {"Type", "Event", "Phase", "Cause", "Life", "Driven", "Builder", "Outcome",
          "Machine", "STATES", "NEXT", "EVENTS", "STEPS", "TARGETS", "INITIAL", "FINAL", "INSTANCE",
          "RULES", "MOVES", "OUTCOMES"});

  private static final WireNames<MachineEvent.Type> EVENTS = new WireNames<>(
      "Machine event",
      MachineEvent.Type.values(),
      new String[] {"Event", "Cause", "Type", "Phase", "Life", "Driven", "Builder", "Outcome",
          "Machine", "Engine", "Rules", "Facts", "States", "Next", "Instance", "toStates",
          "toEvents", "toSteps", "toTargets", "toInitial", "toFinal", "toInstance", "toRules",
          "toMoves", "toOutcomes", "build", "generated"});

  private MachineCodec() {}

  /** The name of a state in data. */
  public static String toWire(MachineState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static MachineState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(MachineEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static MachineEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** A life as JSON: its state, its id and how many steps it has made. */
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
   * A life from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the life everything else, such as hooks
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
