package done;

import dev.pawl.Snapshot;
import dev.pawl.engine.WireNames;
import dev.pawl.engine.chart.SavedChart;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Job} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class JobCodec {
  private static final WireNames<JobState> STATES = new WireNames<>(
      "Job state", JobState.values());

  private static final WireNames<JobEvent> EVENTS = new WireNames<>(
      "Job event", new JobEvent[] {JobEvent.APPROVE, JobEvent.REVIEW_AFTER_2H, JobEvent.DONE_WORK,
          JobEvent.ONE, JobEvent.TWO, JobEvent.DONE_STEPS, JobEvent.DONE_FIRST, JobEvent.HALT},
          JobTransitions.rules().eventNames());

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

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(JobMachine machine) {
    Snapshot<JobState, JobEvent, Void> snapshot = machine.snapshot();
    return SavedChart.toJson(JobTransitions.rules(), STATES, snapshot, null);
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static JobMachine fromJson(String json, JobMachine.Builder builder) {
    Snapshot<JobState, JobEvent, Void> snapshot =
        SavedChart.read(JobTransitions.rules(), STATES, json, null);
    return builder.resume(snapshot).build();
  }
}
