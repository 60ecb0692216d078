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
 * One life of {@code Only}. It is confined to one thread at a time.
 *
 * <p>A life that is over as it begins: no transition and no event.
 *
 * <pre>{@code
 *   +------+
 * *>| ONLY |>@
 *   +------+
 * }</pre>
 *
 * <pre>
 * from  event  to
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class OnlyMachine {
  private int state;

  private OnlyMachine(OnlyState state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code ONLY}. */
  public static OnlyMachine start() {
    return new OnlyMachine(OnlyState.ONLY);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static OnlyMachine start(OnlyState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static OnlyMachine resume(OnlyState state) {
    return new OnlyMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OnlyState fire(OnlyEvent event) {
    int from = state;
    int to = OnlyTransitions.follow(from, event);
    if (to < 0) {
      throw OnlyTransitions.rules().error(Life.ILLEGAL, OnlyTransitions.state(from), event);
    }
    state = to;
    return OnlyTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OnlyState fire(OnlyEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<OnlyState> tryFire(OnlyEvent event) {
    int from = state;
    int to = OnlyTransitions.follow(from, event);
    if (to < 0) {
      return OnlyTransitions.outcomes().refused(Life.ILLEGAL, OnlyTransitions.state(from), event);
    }
    state = to;
    return OnlyTransitions.outcomes().moved(OnlyTransitions.state(from), OnlyTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<OnlyState> tryFire(OnlyEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public OnlyState force(OnlyState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Whether an event is legal now. */
  public boolean permits(OnlyEvent event) {
    return OnlyTransitions.follow(state, event) >= 0;
  }

  /** The current state. */
  public OnlyState state() {
    return OnlyTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(OnlyState state) {
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
    return "Only" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private OnlyState state = OnlyState.ONLY;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<OnlyState, OnlyEvent>> hooks = new ArrayList<>();

    private Engine<OnlyState, OnlyEvent> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code ONLY}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(OnlyState initial) {
      if (!OnlyTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Only; those are "
                + OnlyTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(OnlyState state) {
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
    public Builder hook(TransitionHook<OnlyState, OnlyEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public OnlyMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new OnlyMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(OnlyTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends OnlyMachine implements Life<OnlyState, OnlyEvent> {
    private final String entityId;

    private final Engine<OnlyState, OnlyEvent> engine;

    private long marks;

    private Driven(OnlyState state, String entityId, Engine<OnlyState, OnlyEvent> engine,
        long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public OnlyState fire(OnlyEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public OnlyState fire(OnlyEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<OnlyState> tryFire(OnlyEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<OnlyState> tryFire(OnlyEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public OnlyState force(OnlyState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(OnlyEvent event) {
      return OnlyTransitions.follow(super.state, event);
    }

    @Override
    public OnlyState target(int step, OnlyEvent event) {
      return OnlyTransitions.state(step);
    }

    @Override
    public void commit(int step, OnlyState to, OnlyEvent event) {
      become(to);
    }

    @Override
    public void become(OnlyState to) {
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
