package threads;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Life;
import dev.pawl.engine.StepLock;
import java.time.Clock;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Lock;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Plain}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <pre>{@code
 *   +-------+
 * *>| HERE  |
 *   +-------+
 *    |     ^
 *    | go  | back
 *    v     |
 * +---------+
 * |  THERE  |
 * +---------+
 * }</pre>
 *
 * <pre>
 * from   event  to
 * HERE   go     THERE
 * THERE  back   HERE
 * </pre>
 */
@Generated("dev.pawl.processor")
sealed class PlainMachine {
  private final AtomicInteger state;

  private PlainMachine(PlainState state) {
    this.state = new AtomicInteger(state.ordinal());
  }

  /** A life that begins in {@code HERE}. */
  public static PlainMachine start() {
    return new PlainMachine(PlainState.HERE);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static PlainMachine start(PlainState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static PlainMachine resume(PlainState state) {
    return new PlainMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code go}.
   *
   * <p><code>HERE → THERE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState go() {
    return fire(PlainEvent.GO);
  }

  /**
   * The event {@code go}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlainState go(Cause cause) {
    return fire(PlainEvent.GO, cause);
  }

  /**
   * The event {@code back}.
   *
   * <p><code>THERE → HERE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState back() {
    return fire(PlainEvent.BACK);
  }

  /**
   * The event {@code back}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlainState back(Cause cause) {
    return fire(PlainEvent.BACK, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState fire(PlainEvent event) {
    while (true) {
      int from = state.get();
      int to = PlainTransitions.follow(from, event);
      if (to < 0) {
        throw PlainTransitions.rules().error(Life.ILLEGAL, PlainTransitions.state(from), event);
      }
      if (state.compareAndSet(from, to)) {
        return PlainTransitions.state(to);
      }
    }
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState fire(PlainEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<PlainState> tryFire(PlainEvent event) {
    while (true) {
      int from = state.get();
      int to = PlainTransitions.follow(from, event);
      if (to < 0) {
        return PlainTransitions.outcomes().refused(Life.ILLEGAL, PlainTransitions.state(from),
            event);
      }
      if (state.compareAndSet(from, to)) {
        return PlainTransitions.outcomes().moved(PlainTransitions.state(from),
            PlainTransitions.state(to));
      }
    }
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<PlainState> tryFire(PlainEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public PlainState force(PlainState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state.set(state.ordinal());
    return state;
  }

  /** Hands an event over; see {@link #post(PlainEvent, Cause)}. */
  public CompletableFuture<Outcome<PlainState>> post(PlainEvent event) {
    return post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So lives may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the life is held, and must not wait
   */
  public CompletableFuture<Outcome<PlainState>> post(PlainEvent event, Cause cause) {
    return CompletableFuture.completedFuture(tryFire(event, cause));
  }

  /** Whether an event is legal now. */
  public boolean permits(PlainEvent event) {
    return PlainTransitions.follow(state.get(), event) >= 0;
  }

  /** The current state. */
  public PlainState state() {
    return PlainTransitions.state(state.get());
  }

  /** Whether the life is in a state. */
  public boolean is(PlainState state) {
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

  /** Reads the life while no step is made. */
  <R> R read(Supplier<R> reader) {
    return reader.get();
  }

  @Override
  public String toString() {
    return "Plain" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private PlainState state = PlainState.HERE;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<PlainState, PlainEvent>> hooks = new ArrayList<>();

    private Engine<PlainState, PlainEvent> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code HERE}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(PlainState initial) {
      if (!PlainTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Plain; those are "
                + PlainTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(PlainState state) {
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
    public Builder hook(TransitionHook<PlainState, PlainEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public PlainMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new PlainMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(PlainTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends PlainMachine implements Life<PlainState, PlainEvent> {
    private final String entityId;

    private final Engine<PlainState, PlainEvent> engine;

    private final StepLock lock = new StepLock(this);

    private final AtomicLong marks;

    private Driven(PlainState state, String entityId, Engine<PlainState, PlainEvent> engine,
        long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = new AtomicLong(Engine.marks(sequence));
    }

    @Override
    public PlainState fire(PlainEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public PlainState fire(PlainEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<PlainState> tryFire(PlainEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<PlainState> tryFire(PlainEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public PlainState force(PlainState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(PlainEvent event) {
      return PlainTransitions.follow(super.state.get(), event);
    }

    @Override
    public PlainState target(int step, PlainEvent event) {
      return PlainTransitions.state(step);
    }

    @Override
    public void commit(int step, PlainState to, PlainEvent event) {
      become(to);
    }

    @Override
    public void become(PlainState to) {
      super.state.set(to.ordinal());
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
    public CompletableFuture<Outcome<PlainState>> post(PlainEvent event, Cause cause) {
      return lock.post(() -> tryFire(event, cause));
    }

    @Override
    <R> R read(Supplier<R> reader) {
      lock.lock();
      try {
        return reader.get();
      } finally {
        lock.unlock();
      }
    }

    @Override
    public Lock stepLock() {
      return lock;
    }
  }
}
