package done;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.engine.chart.ChartMachine;
import dev.pawl.engine.chart.ChartMachineBuilder;
import dev.pawl.engine.chart.ChartSetup;
import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Job}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <p>Work that is done when all of its parts are.
 *
 * <pre>
 * from         event            to
 * WORK         DONE_WORK        REVIEW
 * WORK         HALT             HALTED
 * STEPS        DONE_STEPS       FINISHED
 * FIRST        DONE_FIRST       (stays)
 * FIRST_OPEN   ONE              FIRST_DONE
 * SECOND_OPEN  TWO              SECOND_DONE
 * REVIEW       REVIEW_AFTER_2H  HALTED
 * REVIEW       APPROVE          CLOSED
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class JobMachine extends ChartMachine<JobState, JobState, JobEvent, Void> {
  private JobMachine(JobTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static JobMachine start(JobEffects effects) {
    return builder().effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static JobMachine start(JobState initial, JobEffects effects) {
    return builder().initial(initial).effects(effects).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static JobMachine resume(JobState state, JobEffects effects) {
    return builder().resume(state).effects(effects).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static JobMachine resume(Snapshot<JobState, JobEvent, Void> snapshot, JobEffects effects) {
    return builder().resume(snapshot).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code APPROVE}.
   *
   * <p><code>REVIEW → CLOSED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public JobState approve() {
    return fire(JobEvent.APPROVE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public JobState approve(Cause cause) {
    return fire(JobEvent.APPROVE, cause);
  }

  /**
   * The event {@code ONE}.
   *
   * <p><code>FIRST_OPEN → FIRST_DONE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public JobState one() {
    return fire(JobEvent.ONE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public JobState one(Cause cause) {
    return fire(JobEvent.ONE, cause);
  }

  /**
   * The event {@code TWO}.
   *
   * <p><code>SECOND_OPEN → SECOND_DONE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public JobState two() {
    return fire(JobEvent.TWO);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public JobState two(Cause cause) {
    return fire(JobEvent.TWO, cause);
  }

  /**
   * The event {@code HALT}.
   *
   * <p><code>FIRST_OPEN → HALTED, FIRST_DONE → HALTED, SECOND_OPEN → HALTED, SECOND_DONE → HALTED,
   * FINISHED → HALTED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public JobState halt() {
    return fire(JobEvent.HALT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public JobState halt(Cause cause) {
    return fire(JobEvent.HALT, cause);
  }

  /**
   * The active leaf of a region, or of any state that is active; of several the innermost state
   * that holds all.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public JobState state(JobState superstate) {
    return instance.state(superstate);
  }

  /** How long each timer that runs will still run; unmodifiable. */
  public Map<JobEvent, Duration> remaining() {
    return instance.remaining();
  }

  /** Hands an event over; see {@link #post(JobEvent, Cause)}. */
  public CompletableFuture<Outcome<JobState>> post(JobEvent event) {
    return instance.post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So instances may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the instance is held, and must not wait
   */
  public CompletableFuture<Outcome<JobState>> post(JobEvent event, Cause cause) {
    return instance.post(event, cause);
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<JobState, JobState, JobEvent, Void, JobMachine, Builder> {
    private JobEffects effects;

    private Builder() {
      super("Job");
    }

    /**
     * Sets the state in which the instance begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(JobState initial) {
      this.initial = checked(initial, JobTransitions.initialStates());
      return this;
    }

    /** Sets what runs the timers; by default {@link Scheduler#system()}. */
    public Builder scheduler(Scheduler scheduler) {
      this.scheduler = Objects.requireNonNull(scheduler, "scheduler");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(JobEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public JobMachine build() {
      require(effects, "JobEffects", "effects");
      ChartSetup<JobState, JobEvent> setup =
          setup(JobTransitions.rules(), false, false);
      JobTransitions.Instance instance =
          new JobTransitions.Instance(setup, effects);
      return new JobMachine(placed(instance));
    }
  }
}
