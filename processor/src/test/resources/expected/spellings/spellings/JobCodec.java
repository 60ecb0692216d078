package spellings;

import dev.pawl.engine.Failure;
import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Job} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class JobCodec {
  private static final WireNames<JobState> STATES = new WireNames<>(
      "Job state", JobState.values());

  private static final WireNames<JobEvent> EVENTS = new WireNames<>(
      "Job event", JobEvent.values(), JobTransitions.rules().eventNames());

  private JobCodec() {}

  /** The name of a state in data. */
  public static String toWire(JobState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static JobState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(JobEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static JobEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * An instance as JSON: its state, its id and how many steps it has made.
   *
   * @param contextToText writes the context
   */
  public static String toJson(JobMachine machine,
      Function<? super Integer, ? extends String> contextToText) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Job",
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
  public static JobMachine fromJson(String json, JobMachine.Builder builder,
      Function<? super String, ? extends Integer> contextFromText) {
    SavedLife snapshot = SavedLife.read("Job", json, true);
    builder.context(
        Failure.due(contextFromText.apply(snapshot.context()), "Job", "contextFromText"));
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
