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
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Lock;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Effectful}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <pre>{@code
 *   +--------+
 *   |        |--+
 * *>| ADDING |  | add / addOne
 *   |        |<-+
 *   +--------+
 * }</pre>
 *
 * <pre>
 * from    event  to
 * ADDING  add    ADDING
 * </pre>
 */
@Generated("dev.pawl.processor")
abstract sealed class EffectfulMachine {
  private volatile EffectfulState state;

  private final StepLock lock = new StepLock(this);

  private EffectfulMachine(EffectfulState state) {
    this.state = state;
  }

  /** A life that begins in {@code ADDING}. */
  public static EffectfulMachine start(EffectfulEffects effects) {
    return builder().effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static EffectfulMachine start(EffectfulState initial, EffectfulEffects effects) {
    return builder().initial(initial).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static EffectfulMachine resume(EffectfulState state, EffectfulEffects effects) {
    return builder().resume(state).effects(effects).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code add}.
   *
   * <p><code>ADDING → ADDING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public EffectfulState add() {
    return fire(EffectfulEvent.ADD);
  }

  /**
   * The event {@code add}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public EffectfulState add(Cause cause) {
    return fire(EffectfulEvent.ADD, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract EffectfulState fire(EffectfulEvent event);

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract EffectfulState fire(EffectfulEvent event, Cause cause);

  /** Fires an event and tells what became of it, instead of throwing. */
  public abstract Outcome<EffectfulState> tryFire(EffectfulEvent event);

  /** Fires an event and tells what became of it; the cause is recorded. */
  public abstract Outcome<EffectfulState> tryFire(EffectfulEvent event, Cause cause);

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public abstract EffectfulState force(EffectfulState state, Cause cause);

  /** Hands an event over; see {@link #post(EffectfulEvent, Cause)}. */
  public CompletableFuture<Outcome<EffectfulState>> post(EffectfulEvent event) {
    return post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So lives may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the life is held, and must not wait
   */
  public CompletableFuture<Outcome<EffectfulState>> post(EffectfulEvent event, Cause cause) {
    return lock.post(() -> tryFire(event, cause));
  }

  /** Whether an event is legal now. */
  public boolean permits(EffectfulEvent event) {
    return EffectfulTransitions.permits(state(), event);
  }

  /** The current state. */
  public EffectfulState state() {
    return state;
  }

  /** Whether the life is in a state. */
  public boolean is(EffectfulState state) {
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
    lock.lock();
    try {
      return reader.get();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public String toString() {
    return "Effectful" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private EffectfulState state = EffectfulState.ADDING;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<EffectfulState, EffectfulEvent>> hooks = new ArrayList<>();

    private Engine<EffectfulState, EffectfulEvent> engine;

    private EffectfulEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code ADDING}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(EffectfulState initial) {
      if (!EffectfulTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Effectful; those are "
                + EffectfulTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(EffectfulState state) {
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
    public Builder hook(TransitionHook<EffectfulState, EffectfulEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(EffectfulEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public EffectfulMachine build() {
      if (effects == null) {
        throw new IllegalStateException("Effectful needs EffectfulEffects: builder().effects(…)");
      }
      if (engine == null) {
        engine = new Engine<>(EffectfulTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, effects, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven
      extends EffectfulMachine
      implements Life<EffectfulState, EffectfulEvent> {
    private final String entityId;

    private final Engine<EffectfulState, EffectfulEvent> engine;

    private final EffectfulEffects effects;

    private final AtomicLong marks;

    private Driven(EffectfulState state, EffectfulEffects effects, String entityId,
        Engine<EffectfulState, EffectfulEvent> engine, long sequence) {
      super(state);
      this.effects = effects;
      this.entityId = entityId;
      this.engine = engine;
      this.marks = new AtomicLong(Engine.marks(sequence));
    }

    @Override
    public EffectfulState fire(EffectfulEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public EffectfulState fire(EffectfulEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<EffectfulState> tryFire(EffectfulEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<EffectfulState> tryFire(EffectfulEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public EffectfulState force(EffectfulState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(EffectfulEvent event) {
      return EffectfulTransitions.select(state(), event);
    }

    @Override
    public EffectfulState target(int step, EffectfulEvent event) {
      return EffectfulTransitions.target(step);
    }

    @Override
    public void commit(int step, EffectfulState to, EffectfulEvent event) {
      become(to);
    }

    @Override
    public void become(EffectfulState to) {
      super.state = to;
    }

    @Override
    public void perform(int step, EffectfulEvent event) {
      switch (step) {
        case 0 -> effects.addOne(); // ADD
        default -> {}
      }
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
