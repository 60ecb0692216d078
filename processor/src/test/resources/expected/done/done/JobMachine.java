package done;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Engine;
import dev.pawl.engine.chart.ChartSetup;
import dev.pawl.time.Scheduler;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Job}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <p>Work that is done when all of its parts are.
 *
 * <pre>{@code
 *             +---------------------------------------------------+
 *           *>| WORK                                              |
 *             |   +---------------------------------------------+ |
 *             | *>| STEPS                                       | |
 *             |   | +------------------+  +-------------------+ | |
 *             |   | | FIRST            |  | SECOND            | | |
 *             |   | |   +------------+ |  |   +-------------+ | | |
 *             |   | | *>| FIRST_OPEN | |  | *>| SECOND_OPEN | | | |
 *             |   | |   +------------+ |  |   +-------------+ | | |
 *             |   | |       | ONE      |  |        | TWO      | | |
 *             |   | |       v          |  |        v          | | |
 *             |   | | +------------+   |  | +-------------+   | | |
 *             |   | | | FIRST_DONE |>@ |  | | SECOND_DONE |>@ | | |
 *             |   | | +------------+   |  | +-------------+   | | |
 *             |   | +------------------+  +-------------------+ | |
 *             |   |                                             | |
 *             |   +---------------------------------------------+ |
 *             |     | DONE_STEPS / tell                           |
 *             |     v                                             |
 *             | +----------+                                      |
 *             | | FINISHED |>@                                    |
 *             | +----------+                                      |
 *             |                                                   |
 *             +---------------------------------------------------+
 *               | |
 *               | +----------+
 *               |            |
 *               | DONE_WORK  | HALT
 *               v            |
 *    +------------+          |
 *    |   REVIEW   |          |
 *    +------------+          |
 *     | APPROVE  | after 2h  |
 *     v          v           v
 * +--------+    +-------------+
 * | CLOSED |>@  |   HALTED    |>@
 * +--------+    +-------------+
 *
 * In FIRST, which is not left: DONE_FIRST / firstDone
 * }</pre>
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
public final class JobMachine {
  private final JobTransitions.Life life;

  private JobMachine(JobTransitions.Life life) {
    this.life = life;
  }

  /** A life that begins where lives begin by default. */
  public static JobMachine start(JobEffects effects) {
    return builder().effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static JobMachine start(JobState initial, JobEffects effects) {
    return builder().initial(initial).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is: its timers start anew, no effect runs. */
  public static JobMachine resume(JobState state, JobEffects effects) {
    return builder().resume(state).effects(effects).build();
  }

  /**
   * A life that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static JobMachine resume(Snapshot<JobState, JobEvent, Void> snapshot, JobEffects effects) {
    return builder().resume(snapshot).effects(effects).build();
  }

  /** Builds a life with an id, hooks, a clock or a scheduler. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code APPROVE}.
   *
   * <p><code>REVIEW → CLOSED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public JobState approve() {
    return fire(JobEvent.APPROVE);
  }

  /**
   * The event {@code APPROVE}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public JobState approve(Cause cause) {
    return fire(JobEvent.APPROVE, cause);
  }

  /**
   * The event {@code ONE}.
   *
   * <p><code>FIRST_OPEN → FIRST_DONE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public JobState one() {
    return fire(JobEvent.ONE);
  }

  /**
   * The event {@code ONE}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public JobState one(Cause cause) {
    return fire(JobEvent.ONE, cause);
  }

  /**
   * The event {@code TWO}.
   *
   * <p><code>SECOND_OPEN → SECOND_DONE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public JobState two() {
    return fire(JobEvent.TWO);
  }

  /**
   * The event {@code TWO}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public JobState two(Cause cause) {
    return fire(JobEvent.TWO, cause);
  }

  /**
   * The event {@code HALT}.
   *
   * <p><code>FIRST_OPEN → HALTED, FIRST_DONE → HALTED, SECOND_OPEN → HALTED, SECOND_DONE → HALTED,
   * FINISHED → HALTED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public JobState halt() {
    return fire(JobEvent.HALT);
  }

  /**
   * The event {@code HALT}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public JobState halt(Cause cause) {
    return fire(JobEvent.HALT, cause);
  }

  /**
   * Fires an event, and whatever follows from it.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public JobState fire(JobEvent event) {
    return life.fire(event, Cause.none());
  }

  /**
   * Fires an event, and whatever follows from it; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public JobState fire(JobEvent event, Cause cause) {
    return life.fire(event, cause);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<JobState> tryFire(JobEvent event) {
    return life.tryFire(event, Cause.none());
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<JobState> tryFire(JobEvent event, Cause cause) {
    return life.tryFire(event, cause);
  }

  /**
   * Takes a state past the rules; what is orthogonal to it stays. Hooks hear of it and may
   * veto; what is left and entered has its effects.
   *
   * @return the state of the life then
   */
  public JobState force(JobState state, Cause cause) {
    return life.force(state, cause);
  }

  /** Hands an event over; see {@link #post(JobEvent, Cause)}. */
  public CompletableFuture<Outcome<JobState>> post(JobEvent event) {
    return post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So lives may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the life is held, and must not wait
   */
  public CompletableFuture<Outcome<JobState>> post(JobEvent event, Cause cause) {
    return life.post(event, cause);
  }

  /** Whether an event may be fired, and has a transition now. */
  public boolean permits(JobEvent event) {
    return life.permits(event);
  }

  /** The active leaf; of several the innermost state that holds all, or the first if none does. */
  public JobState state() {
    return life.state();
  }

  /**
   * The active leaf of a region, or of any state that is active; of several the innermost state
   * that holds all.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public JobState state(JobState superstate) {
    return life.state(superstate);
  }

  /** The active leaves in document order; unmodifiable. */
  public Set<JobState> configuration() {
    return life.configuration();
  }

  /** Whether a state is active, or one below it. */
  public boolean is(JobState state) {
    return life.is(state);
  }

  /** How long each timer that runs will still run; unmodifiable. */
  public Map<JobEvent, Duration> remaining() {
    return life.remaining();
  }

  /** Whose life this is; null if it has no id. */
  public String entityId() {
    return life.entityId();
  }

  /** How many transitions have been taken. */
  public long sequence() {
    return life.sequence();
  }

  /**
   * All there is to know of the life, to go on with it later or elsewhere.
   *
   * @throws IllegalStateException if a hook or an effect calls this: take it after the
   *     macrostep
   */
  public Snapshot<JobState, JobEvent, Void> snapshot() {
    return life.snapshot();
  }

  @Override
  public String toString() {
    return life.toString();
  }

  /** Builds lives. One builder may build many. Not thread-safe. */
  public static final class Builder {
    private JobState initial;

    private JobState resumed;

    private Snapshot<JobState, JobEvent, Void> snapshot;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<JobState, JobEvent>> hooks = new ArrayList<>();

    private Scheduler scheduler;

    private JobEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(JobState initial) {
      if (!JobTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Job; those are "
                + JobTransitions.initialStates());
      }
      this.initial = initial;
      return this;
    }

    /**
     * The state in which the life goes on, whichever it is: its timers start anew, no effect
     * runs.
     */
    public Builder resume(JobState state) {
      this.resumed = Objects.requireNonNull(state, "state");
      return this;
    }

    /** What the life goes on from: its leaves, history, context, timers and deferred events. */
    public Builder resume(Snapshot<JobState, JobEvent, Void> snapshot) {
      this.snapshot = Objects.requireNonNull(snapshot, "snapshot");
      return this;
    }

    /** Whose life it is; told in records and errors. */
    public Builder entityId(String entityId) {
      this.entityId = Objects.requireNonNull(entityId, "entityId");
      return this;
    }

    /**
     * How many transitions the life has already taken, where it is resumed in a state.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public Builder sequence(long sequence) {
      Engine.marks(sequence);
      this.sequence = sequence;
      return this;
    }

    /** Tells when a step is made; by default the system's clock. */
    public Builder clock(InstantSource clock) {
      this.clock = Objects.requireNonNull(clock, "clock");
      return this;
    }

    /** Runs the timers; by default {@link Scheduler#system()}. */
    public Builder scheduler(Scheduler scheduler) {
      this.scheduler = Objects.requireNonNull(scheduler, "scheduler");
      return this;
    }

    /** Adds a hook; several hear of a step in the order in which they were added. */
    public Builder hook(TransitionHook<JobState, JobEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(JobEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life, begun or resumed.
     *
     * @throws IllegalStateException if something required is missing
     */
    public JobMachine build() {
      if (effects == null) {
        throw new IllegalStateException("Job needs JobEffects: builder().effects(…)");
      }
      ChartSetup<JobState, JobEvent> setup =
          new ChartSetup<>(
              JobTransitions.rules(),
              snapshot != null && entityId == null ? snapshot.entityId() : entityId,
              hooks,
              clock,
              scheduler != null ? scheduler : Scheduler.system(),
              false,
              false);
      JobTransitions.Life life = new JobTransitions.Life(setup, effects);
      if (snapshot != null) {
        life.resume(snapshot);
      } else if (resumed != null) {
        life.resume(resumed, sequence);
      } else {
        life.begin(initial);
      }
      return new JobMachine(life);
    }
  }
}
