package views;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Life;
import java.time.Clock;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Job}. It is confined to one thread at a time.
 *
 * <p>The states; generated types stand beside the class around them.
 *
 * <pre>{@code
 *   +--------+
 * *>| QUEUED |
 *   +--------+
 *      | start
 *      v
 * +---------+
 * | RUNNING |
 * +---------+
 *      | stop
 *      v
 * +---------+
 * | STOPPED |>@
 * +---------+
 * }</pre>
 *
 * <pre>
 * from     event  to
 * QUEUED   start  RUNNING
 * RUNNING  stop   STOPPED
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class JobMachine {
  private int state;

  private JobMachine(Job.JobState state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code QUEUED}. */
  public static JobMachine start() {
    return new JobMachine(Job.JobState.QUEUED);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static JobMachine start(Job.JobState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static JobMachine resume(Job.JobState state) {
    return new JobMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code start}.
   *
   * <p><code>QUEUED → RUNNING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public Job.JobState start_() {
    return fire(JobEvent.START);
  }

  /**
   * The event {@code start}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public Job.JobState start_(Cause cause) {
    return fire(JobEvent.START, cause);
  }

  /**
   * The event {@code stop}.
   *
   * <p><code>RUNNING → STOPPED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public Job.JobState stop() {
    return fire(JobEvent.STOP);
  }

  /**
   * The event {@code stop}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public Job.JobState stop(Cause cause) {
    return fire(JobEvent.STOP, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public Job.JobState fire(JobEvent event) {
    int from = state;
    int to = JobTransitions.follow(from, event);
    if (to < 0) {
      throw JobTransitions.rules().error(Life.ILLEGAL, JobTransitions.state(from), event);
    }
    state = to;
    return JobTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public Job.JobState fire(JobEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<Job.JobState> tryFire(JobEvent event) {
    int from = state;
    int to = JobTransitions.follow(from, event);
    if (to < 0) {
      return JobTransitions.outcomes().refused(Life.ILLEGAL, JobTransitions.state(from), event);
    }
    state = to;
    return JobTransitions.outcomes().moved(JobTransitions.state(from), JobTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<Job.JobState> tryFire(JobEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public Job.JobState force(Job.JobState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Whether an event is legal now. */
  public boolean permits(JobEvent event) {
    return JobTransitions.follow(state, event) >= 0;
  }

  /** The current state. */
  public Job.JobState state() {
    return JobTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(Job.JobState state) {
    return state() == state;
  }

  /** Whose life this is; null if it has no id. */
  public String entityId() {
    return null;
  }

  /** How many steps have been made; 0 in a life that counts none. */
  long sequence() {
    return 0;
  }

  /**
   * Refuses to be told while what hooks or effects have fired still waits: it would be lost.
   * A life without hooks and effects has nothing that waits.
   */
  void requireNothingQueued() {}

  @Override
  public String toString() {
    return "Job" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private Job.JobState state = Job.JobState.QUEUED;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<Job.JobState, JobEvent>> hooks = new ArrayList<>();

    private Engine<Job.JobState, JobEvent> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code QUEUED}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(Job.JobState initial) {
      if (!JobTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Job; those are "
                + JobTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(Job.JobState state) {
      this.state = Objects.requireNonNull(state, "state");
      return this;
    }

    /** Whose life it is; told in records and errors. */
    public Builder entityId(String entityId) {
      this.entityId = Objects.requireNonNull(entityId, "entityId");
      return this;
    }

    /**
     * How many steps the life has already made; 0 if it begins.
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
      this.engine = null;
      return this;
    }

    /** Adds a hook; several hear of a step in the order in which they were added. */
    public Builder hook(TransitionHook<Job.JobState, JobEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public JobMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new JobMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(JobTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends JobMachine implements Life<Job.JobState, JobEvent> {
    private final String entityId;

    private final Engine<Job.JobState, JobEvent> engine;

    private long marks;

    private Driven(Job.JobState state, String entityId, Engine<Job.JobState, JobEvent> engine,
        long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public Job.JobState fire(JobEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public Job.JobState fire(JobEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<Job.JobState> tryFire(JobEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<Job.JobState> tryFire(JobEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public Job.JobState force(Job.JobState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(JobEvent event) {
      return JobTransitions.follow(super.state, event);
    }

    @Override
    public Job.JobState target(int step, JobEvent event) {
      return JobTransitions.state(step);
    }

    @Override
    public void commit(int step, Job.JobState to, JobEvent event) {
      become(to);
    }

    @Override
    public void become(Job.JobState to) {
      super.state = to.ordinal();
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    long sequence() {
      return Engine.steps(marks);
    }

    @Override
    void requireNothingQueued() {
      engine.requireNothingQueued(this);
    }

    @Override
    public long marks() {
      return marks;
    }

    @Override
    public void marks(long marks) {
      this.marks = marks;
    }
  }
}
