package threads;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Life;
import dev.pawl.engine.StepLock;
import java.time.Clock;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Lock;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Guarded}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <pre>{@code
 *   +----------+
 *   |          |--+
 * *>| COUNTING |  | count [few]
 *   |          |<-+
 *   +----------+
 * }</pre>
 *
 * <pre>
 * from      event        to
 * COUNTING  count [few]  COUNTING
 * </pre>
 */
@Generated("dev.pawl.processor")
sealed class GuardedMachine {
  private volatile int state;

  private volatile Integer context;

  private final GuardedLogic logic;

  private final StepLock lock = new StepLock(this);

  private GuardedMachine(GuardedState state, Integer context, GuardedLogic logic) {
    this.state = state.ordinal();
    this.context = context;
    this.logic = logic;
  }

  /** A life that begins in {@code COUNTING}. */
  public static GuardedMachine start(Integer context, GuardedLogic logic) {
    return builder().context(context).logic(logic).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static GuardedMachine start(GuardedState initial, Integer context, GuardedLogic logic) {
    return builder().initial(initial).context(context).logic(logic).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static GuardedMachine resume(GuardedState state, Integer context, GuardedLogic logic) {
    return builder().resume(state).context(context).logic(logic).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code count}.
   *
   * <p><code>COUNTING → COUNTING [few]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GuardedState count() {
    return fire(GuardedEvent.COUNT);
  }

  /**
   * The event {@code count}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public GuardedState count(Cause cause) {
    return fire(GuardedEvent.COUNT, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GuardedState fire(GuardedEvent event) {
    lock.lock();
    try {
      int from = state;
      int to = step(event);
      if (to < 0) {
        throw GuardedTransitions.rules().error(to, GuardedTransitions.state(from), event);
      }
      return GuardedTransitions.state(to);
    } finally {
      lock.unlock();
    }
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GuardedState fire(GuardedEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<GuardedState> tryFire(GuardedEvent event) {
    lock.lock();
    try {
      int from = state;
      int to = step(event);
      if (to < 0) {
        return GuardedTransitions.outcomes().refused(to, GuardedTransitions.state(from), event);
      }
      return GuardedTransitions.outcomes().moved(GuardedTransitions.state(from),
          GuardedTransitions.state(to));
    } finally {
      lock.unlock();
    }
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<GuardedState> tryFire(GuardedEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public GuardedState force(GuardedState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    lock.lock();
    try {
      this.state = state.ordinal();
      return state;
    } finally {
      lock.unlock();
    }
  }

  /** Makes a step; the position it leads to, or negative if it is refused. */
  private int step(GuardedEvent event) {
    int code = GuardedTransitions.code(state, event);
    return switch (code) {
      // COUNT in COUNTING
      case 1 -> switch (GuardedTransitions.countInCounting(context, logic)) {
        case 0 -> become(GuardedState.COUNTING, Failure.due(logic.next(context), this,
            "update next"));
        default -> Life.REFUSED;
      };
      default -> code < 0 ? code : (state = GuardedTransitions.position(code));
    };
  }

  private int become(GuardedState to, Integer next) {
    int position = to.ordinal();
    lock.beginCommit();
    context = next;
    state = position;
    lock.endCommit();
    return position;
  }

  private Integer updated(int step, GuardedEvent event) {
    return switch (step) {
      case 0 -> Failure.due(logic.next(context), this, "update next"); // COUNT
      default -> context;
    };
  }

  /** Updates the context, where the step does, and takes the state. */
  private void commit(int step, GuardedState to, GuardedEvent event) {
    Integer next = updated(step, event);
    lock.beginCommit();
    context = next;
    state = to.ordinal();
    lock.endCommit();
  }

  /** Hands an event over; see {@link #post(GuardedEvent, Cause)}. */
  public CompletableFuture<Outcome<GuardedState>> post(GuardedEvent event) {
    return post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So lives may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the life is held, and must not wait
   */
  public CompletableFuture<Outcome<GuardedState>> post(GuardedEvent event, Cause cause) {
    return lock.post(() -> tryFire(event, cause));
  }

  /** Whether an event is legal now. */
  public boolean permits(GuardedEvent event) {
    while (true) {
      long version = lock.version();
      GuardedState now = state();
      Integer context = this.context;
      if (lock.isStill(version)) {
        return GuardedTransitions.permits(now, event, context, logic);
      }
    }
  }

  /** The current state. */
  public GuardedState state() {
    return GuardedTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(GuardedState state) {
    return state() == state;
  }

  /** The current context. */
  public Integer context() {
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

  /** Reads the life while no step is made. */
  <R> R read(Supplier<R> reader) {
    lock.lock();
    try {
      return reader.get();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public String toString() {
    return "Guarded" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private GuardedState state = GuardedState.COUNTING;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<GuardedState, GuardedEvent>> hooks = new ArrayList<>();

    private Engine<GuardedState, GuardedEvent> engine;

    private Integer context;

    private GuardedLogic logic;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code COUNTING}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(GuardedState initial) {
      if (!GuardedTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Guarded; those are "
                + GuardedTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(GuardedState state) {
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
    public Builder hook(TransitionHook<GuardedState, GuardedEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The context at first; required. */
    public Builder context(Integer context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(GuardedLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public GuardedMachine build() {
      if (context == null) {
        throw new IllegalStateException("Guarded needs a context: builder().context(…)");
      }
      if (logic == null) {
        throw new IllegalStateException("Guarded needs a GuardedLogic: builder().logic(…)");
      }
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new GuardedMachine(state, context, logic);
      }
      if (engine == null) {
        engine = new Engine<>(GuardedTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, context, logic, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven
      extends GuardedMachine
      implements Life<GuardedState, GuardedEvent> {
    private final String entityId;

    private final Engine<GuardedState, GuardedEvent> engine;

    private final AtomicLong marks;

    private Driven(GuardedState state, Integer context, GuardedLogic logic, String entityId,
        Engine<GuardedState, GuardedEvent> engine, long sequence) {
      super(state, context, logic);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = new AtomicLong(Engine.marks(sequence));
    }

    @Override
    public GuardedState fire(GuardedEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public GuardedState fire(GuardedEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<GuardedState> tryFire(GuardedEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<GuardedState> tryFire(GuardedEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public GuardedState force(GuardedState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(GuardedEvent event) {
      return GuardedTransitions.select(state(), event, super.context, super.logic);
    }

    @Override
    public GuardedState target(int step, GuardedEvent event) {
      return GuardedTransitions.target(step);
    }

    @Override
    public void commit(int step, GuardedState to, GuardedEvent event) {
      super.commit(step, to, event);
    }

    @Override
    public void become(GuardedState to) {
      super.state = to.ordinal();
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    long sequence() {
      return Engine.steps(marks());
    }

    @Override
    void requireNothingQueued() {
      engine.requireNothingQueued(this);
    }

    @Override
    public long marks() {
      return marks.getAcquire();
    }

    @Override
    public void marks(long marks) {
      this.marks.setRelease(marks);
    }

    @Override
    public Lock stepLock() {
      return super.lock;
    }
  }
}
