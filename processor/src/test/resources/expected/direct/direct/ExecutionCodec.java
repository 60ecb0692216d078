package direct;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Execution} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class ExecutionCodec {
  private static final WireNames<ExecutionStatus> STATES = new WireNames<>(
      "Execution state",
      ExecutionStatus.values(),
      new String[] {"pending", "starting", "idle", "busy", "stopped", "failed"});

  private static final WireNames<ExecutionEvent> EVENTS = new WireNames<>(
      "Execution event",
      ExecutionEvent.values(),
      new String[] {"to_starting", "to_failed", "to_idle", "to_busy", "to_stopped", "restart"});

  private ExecutionCodec() {}

  /** The name of a state in data. */
  public static String toWire(ExecutionStatus state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static ExecutionStatus fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(ExecutionEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static ExecutionEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** A life as JSON: its state, its id and how many steps it has made. */
  public static String toJson(ExecutionMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Execution",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static ExecutionMachine fromJson(String json) {
    return fromJson(json, ExecutionMachine.builder());
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the life everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static ExecutionMachine fromJson(String json, ExecutionMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Execution", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
