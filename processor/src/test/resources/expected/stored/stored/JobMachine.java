package stored;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Failure;
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
 * <p>A job that counts its tries; flat, with a context, guards, effects and payload
 *
 * <pre>{@code
 *    +--------+
 *  *>| ASLEEP |
 *    +--------+
 *        | wake
 *        v
 *   +---------+
 * *>| WAITING |
 *   +---------+
 *      | take
 *      v
 * +-------------------------------------------+
 * |                  WORKING                  |
 * +-------------------------------------------+
 *  |                    ^                    |
 *  | fails / tellOwner  | again [triesLeft]  | done
 *  v                    |                    v
 * +----------------------+               +------+
 * |        FAILED        |               | DONE |>@
 * +----------------------+               +------+
 * }</pre>
 *
 * <pre>
 * from     event              to
 * WAITING  take               WORKING
 * ASLEEP   wake               WAITING
 * WORKING  fails              FAILED
 * WORKING  done               DONE
 * FAILED   again [triesLeft]  WORKING
 * </pre>
 */
@Generated("dev.pawl.processor")
public abstract sealed class JobMachine {
  private JobState state;

  private Tries context;

  private final JobLogic logic;

  /** What the life's data had that this version does not know; null if nothing. */
  JobKept kept;

  private JobMachine(JobState state, Tries context, JobLogic logic) {
    this.state = state;
    this.context = context;
    this.logic = logic;
  }

  /** A life that begins in {@code WAITING}. */
  public static JobMachine start(Tries context, JobLogic logic, JobEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static JobMachine start(JobState initial, Tries context, JobLogic logic,
      JobEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static JobMachine resume(JobState state, Tries context, JobLogic logic,
      JobEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code fails}.
   *
   * <p><code>WORKING → FAILED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public JobState fails(int exitCode) {
    return fire(JobEvent.fails(exitCode));
  }

  /**
   * The event {@code fails}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public JobState fails(int exitCode, Cause cause) {
    return fire(JobEvent.fails(exitCode), cause);
  }

  /**
   * The event {@code take}.
   *
   * <p><code>WAITING → WORKING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public JobState take() {
    return fire(JobEvent.take());
  }

  /**
   * The event {@code take}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public JobState take(Cause cause) {
    return fire(JobEvent.take(), cause);
  }

  /**
   * The event {@code wake}.
   *
   * <p><code>ASLEEP → WAITING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public JobState wake() {
    return fire(JobEvent.wake());
  }

  /**
   * The event {@code wake}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public JobState wake(Cause cause) {
    return fire(JobEvent.wake(), cause);
  }

  /**
   * The event {@code done}.
   *
   * <p><code>WORKING → DONE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public JobState done() {
    return fire(JobEvent.done());
  }

  /**
   * The event {@code done}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public JobState done(Cause cause) {
    return fire(JobEvent.done(), cause);
  }

  /**
   * The event {@code again}.
   *
   * <p><code>FAILED → WORKING [triesLeft]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public JobState again() {
    return fire(JobEvent.again());
  }

  /**
   * The event {@code again}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public JobState again(Cause cause) {
    return fire(JobEvent.again(), cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract JobState fire(JobEvent event);

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract JobState fire(JobEvent event, Cause cause);

  /** Fires an event and tells what became of it, instead of throwing. */
  public abstract Outcome<JobState> tryFire(JobEvent event);

  /** Fires an event and tells what became of it; the cause is recorded. */
  public abstract Outcome<JobState> tryFire(JobEvent event, Cause cause);

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public abstract JobState force(JobState state, Cause cause);

  /** Updates the context, where the step does, and takes the state. */
  private void commit(int step, JobState to, JobEvent event) {
    switch (step) {
      case 4 -> context = Failure.due(logic.countTry(context), this, "update countTry"); // AGAIN
      default -> {}
    }
    state = to;
  }

  /** Whether an event is legal now. */
  public boolean permits(JobEvent event) {
    return JobTransitions.permits(state(), event, context, logic);
  }

  /** The current state. */
  public JobState state() {
    return state;
  }

  /** Whether the life is in a state. */
  public boolean is(JobState state) {
    return state() == state;
  }

  /** The current context. */
  public Tries context() {
    return context;
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
    private JobState state = JobState.WAITING;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<JobState, JobEvent>> hooks = new ArrayList<>();

    private Engine<JobState, JobEvent> engine;

    private Tries context;

    private JobLogic logic;

    private JobEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code WAITING}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(JobState initial) {
      if (!JobTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Job; those are "
                + JobTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(JobState state) {
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
    public Builder hook(TransitionHook<JobState, JobEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The context at first; required. */
    public Builder context(Tries context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(JobLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(JobEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public JobMachine build() {
      if (context == null) {
        throw new IllegalStateException("Job needs a context: builder().context(…)");
      }
      if (logic == null) {
        throw new IllegalStateException("Job needs a JobLogic: builder().logic(…)");
      }
      if (effects == null) {
        throw new IllegalStateException("Job needs JobEffects: builder().effects(…)");
      }
      if (engine == null) {
        engine = new Engine<>(JobTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, context, logic, effects, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends JobMachine implements Life<JobState, JobEvent> {
    private final String entityId;

    private final Engine<JobState, JobEvent> engine;

    private final JobEffects effects;

    private long marks;

    private Driven(JobState state, Tries context, JobLogic logic, JobEffects effects,
        String entityId, Engine<JobState, JobEvent> engine, long sequence) {
      super(state, context, logic);
      this.effects = effects;
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public JobState fire(JobEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public JobState fire(JobEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<JobState> tryFire(JobEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<JobState> tryFire(JobEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public JobState force(JobState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(JobEvent event) {
      return JobTransitions.select(state(), event, super.context, super.logic);
    }

    @Override
    public JobState target(int step, JobEvent event) {
      return JobTransitions.target(step);
    }

    @Override
    public void commit(int step, JobState to, JobEvent event) {
      super.commit(step, to, event);
    }

    @Override
    public void become(JobState to) {
      super.state = to;
    }

    @Override
    public void perform(int step, JobEvent event) {
      switch (step) {
        case 2 -> effects.tellOwner(super.context, (JobEvent.Fails) event); // FAILS
        default -> {}
      }
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
