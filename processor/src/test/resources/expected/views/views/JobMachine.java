package views;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Job}. It is confined to one thread at a time.
 *
 * <p>The states; generated types stand beside the class around them.
 *
 * <pre>
 * from     event  to
 * QUEUED   start  RUNNING
 * RUNNING  stop   STOPPED
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class JobMachine extends Instance<Job.JobState, JobEvent> {
  private JobMachine(Job.JobState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code QUEUED}. */
  public static JobMachine start() {
    return new JobMachine(Job.JobState.QUEUED, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static JobMachine start(Job.JobState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static JobMachine resume(Job.JobState state) {
    return new JobMachine(Objects.requireNonNull(state, "state"), 0, false);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code start}.
   *
   * <p><code>QUEUED → RUNNING</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public Job.JobState start_() {
    return fire(JobEvent.START);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public Job.JobState start_(Cause cause) {
    return fire(JobEvent.START, cause);
  }

  /**
   * The event {@code stop}.
   *
   * <p><code>RUNNING → STOPPED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public Job.JobState stop() {
    return fire(JobEvent.STOP);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public Job.JobState stop(Cause cause) {
    return fire(JobEvent.STOP, cause);
  }

  @Override
  protected int follow(int from, JobEvent event) {
    return JobTransitions.follow(from, event);
  }

  @Override
  protected Job.JobState stateAt(int position) {
    return JobTransitions.state(position);
  }

  @Override
  protected Definition<Job.JobState, JobEvent> stepRules() {
    return JobTransitions.rules();
  }

  @Override
  protected Outcomes<Job.JobState, JobEvent> stepOutcomes() {
    return JobTransitions.outcomes();
  }

  @Override
  protected JobEvent[] eventValues() {
    return JobEvent.values();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<Job.JobState, JobEvent, JobMachine, Builder> {
    private Builder() {
      super("Job", Job.JobState.QUEUED);
    }

    @Override
    public Builder initial(Job.JobState initial) {
      this.state = checked(initial, JobTransitions.initialStates());
      return this;
    }

    @Override
    public JobMachine build() {
      if (isBare()) {
        return new JobMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(JobTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends JobMachine {
    private final String entityId;

    private final Engine<Job.JobState, JobEvent> engine;

    private Driven(Job.JobState state, long sequence, String entityId,
        Engine<Job.JobState, JobEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<Job.JobState, JobEvent> stepEngine() {
      return engine;
    }
  }
}
