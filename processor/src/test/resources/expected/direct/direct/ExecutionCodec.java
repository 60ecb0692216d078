package direct;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Execution} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class ExecutionCodec {
  private static final WireNames<ExecutionStatus> STATES = new WireNames<>(
      "Execution state", ExecutionStatus.values(), "pending", "starting", "idle", "busy", "stopped",
          "failed");

  private static final WireNames<ExecutionEvent> EVENTS = new WireNames<>(
      "Execution event", ExecutionEvent.values(), "to_starting", "to_failed", "to_idle", "to_busy",
          "to_stopped", "restart");

  private ExecutionCodec() {}

  /** The name of a state in data. */
  public static String toWire(ExecutionStatus state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static ExecutionStatus fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(ExecutionEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static ExecutionEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
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

  /** An instance from JSON, as {@code toJson} writes it. */
  public static ExecutionMachine fromJson(String json) {
    return fromJson(json, ExecutionMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
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
