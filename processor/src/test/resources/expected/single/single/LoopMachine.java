package single;

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
 * One life of {@code Loop}. It is confined to one thread at a time.
 *
 * <pre>{@code
 *   +---------+
 *   |         |--+
 * *>| looping |  | turn
 *   |         |<-+
 *   +---------+
 * }</pre>
 *
 * <pre>
 * from     event  to
 * looping  turn   looping
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class LoopMachine {
  private int state;

  private LoopMachine(LoopState state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code looping}. */
  public static LoopMachine start() {
    return new LoopMachine(LoopState.LOOPING);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static LoopMachine start(LoopState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static LoopMachine resume(LoopState state) {
    return new LoopMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code turn}.
   *
   * <p><code>looping → looping</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LoopState turn() {
    return fire(LoopEvent.TURN);
  }

  /**
   * The event {@code turn}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LoopState turn(Cause cause) {
    return fire(LoopEvent.TURN, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LoopState fire(LoopEvent event) {
    int from = state;
    int to = LoopTransitions.follow(from, event);
    if (to < 0) {
      throw LoopTransitions.rules().error(Life.ILLEGAL, LoopTransitions.state(from), event);
    }
    state = to;
    return LoopTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LoopState fire(LoopEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<LoopState> tryFire(LoopEvent event) {
    int from = state;
    int to = LoopTransitions.follow(from, event);
    if (to < 0) {
      return LoopTransitions.outcomes().refused(Life.ILLEGAL, LoopTransitions.state(from), event);
    }
    state = to;
    return LoopTransitions.outcomes().moved(LoopTransitions.state(from), LoopTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<LoopState> tryFire(LoopEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public LoopState force(LoopState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Whether an event is legal now. */
  public boolean permits(LoopEvent event) {
    return LoopTransitions.follow(state, event) >= 0;
  }

  /** The current state. */
  public LoopState state() {
    return LoopTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(LoopState state) {
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
    return "Loop" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private LoopState state = LoopState.LOOPING;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<LoopState, LoopEvent>> hooks = new ArrayList<>();

    private Engine<LoopState, LoopEvent> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code LOOPING}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(LoopState initial) {
      if (!LoopTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Loop; those are "
                + LoopTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(LoopState state) {
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
    public Builder hook(TransitionHook<LoopState, LoopEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public LoopMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new LoopMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(LoopTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends LoopMachine implements Life<LoopState, LoopEvent> {
    private final String entityId;

    private final Engine<LoopState, LoopEvent> engine;

    private long marks;

    private Driven(LoopState state, String entityId, Engine<LoopState, LoopEvent> engine,
        long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public LoopState fire(LoopEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public LoopState fire(LoopEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<LoopState> tryFire(LoopEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<LoopState> tryFire(LoopEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public LoopState force(LoopState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(LoopEvent event) {
      return LoopTransitions.follow(super.state, event);
    }

    @Override
    public LoopState target(int step, LoopEvent event) {
      return LoopTransitions.state(step);
    }

    @Override
    public void commit(int step, LoopState to, LoopEvent event) {
      become(to);
    }

    @Override
    public void become(LoopState to) {
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
