package stored;

import dev.pawl.data.Json;
import dev.pawl.data.Plain;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Job} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class JobCodec {
  private static final WireNames<JobState> STATES = new WireNames<>(
      "Job state",
      JobState.values(),
      new String[] {"WAITING", "ASLEEP", "WORKING", "FAILED", "DONE"});

  private static final WireNames<JobEvent.Type> EVENTS = new WireNames<>(
      "Job event",
      JobEvent.Type.values(),
      new String[] {"fails", "take", "wake", "done", "again"});

  private JobCodec() {}

  /** The name of a state in data. */
  public static String toWire(JobState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static JobState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(JobEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static JobEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON, complete. */
  public static String toJson(JobMachine machine) {
    return Json.write(new JobData().ofInstance(machine));
  }

  /**
   * An instance from JSON, as {@code toJson} of this version or an earlier one writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static JobMachine fromJson(String json, JobMachine.Builder builder) {
    Plain plain = new Plain(Json.read(json), "Job");
    return new JobData().instance(plain, builder);
  }
}
