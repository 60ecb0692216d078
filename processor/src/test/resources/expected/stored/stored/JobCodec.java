package stored;

import dev.pawl.engine.JsonReader;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Job} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class JobCodec {
  private static final WireNames<JobState> STATES = new WireNames<>(
      "Job state", JobState.values());

  private static final WireNames<JobEvent.Type> EVENTS = new WireNames<>(
      "Job event", JobEvent.Type.values(), JobTransitions.rules().eventNames());

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
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries; if there is none, an
   * {@link IllegalArgumentException} tells the nearest.
   */
  public static JobEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** A life as JSON, complete. */
  public static String toJson(JobMachine machine) {
    return JobPlain.json(new JobData().of(machine));
  }

  /**
   * A life from JSON, as {@code toJson} of this version or an earlier one writes it.
   *
   * @param builder gives the life everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static JobMachine fromJson(String json, JobMachine.Builder builder) {
    JobPlain plain = new JobPlain(JsonReader.object(json), "Job");
    return new JobData().life(plain, builder);
  }
}
