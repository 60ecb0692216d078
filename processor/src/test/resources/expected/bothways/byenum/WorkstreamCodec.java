package byenum;

import dev.pawl.engine.Failure;
import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Workstream} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class WorkstreamCodec {
  private static final WireNames<WorkstreamState> STATES = new WireNames<>(
      "Workstream state", WorkstreamState.values(), "s_pending", "s_running", "s_failed", "waiting",
          "s_success", "s_abandoned", "s_held")
  .alias("running", WorkstreamState.S_RUNNING);

  private static final WireNames<WorkstreamEvent.Type> EVENTS = new WireNames<>(
      "Workstream event", WorkstreamEvent.Type.values(), "step_fails", "start_execution",
          "all_steps_succeed", "abandon", "retry", "retry_delay_expires", "recover",
          "to_s_abandoned", "operator_stop");

  private WorkstreamCodec() {}

  /** The name of a state in data. */
  public static String toWire(WorkstreamState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static WorkstreamState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(WorkstreamEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries; if there is none, an
   * {@link IllegalArgumentException} tells the nearest.
   */
  public static WorkstreamEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * An instance as JSON: its state, its id and how many steps it has made.
   *
   * @param contextToText writes the context
   */
  public static String toJson(WorkstreamMachine machine,
      Function<? super Retries, ? extends String> contextToText) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Workstream",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        Failure.due(contextToText.apply(machine.context()), machine, "contextToText"))
        .toJson();
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @param contextFromText reads the context
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static WorkstreamMachine fromJson(String json, WorkstreamMachine.Builder builder,
      Function<? super String, ? extends Retries> contextFromText) {
    SavedLife snapshot = SavedLife.read("Workstream", json, true);
    builder.context(
        Failure.due(contextFromText.apply(snapshot.context()), "Workstream", "contextFromText"));
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
