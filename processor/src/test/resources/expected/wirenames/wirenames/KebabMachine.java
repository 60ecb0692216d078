package wirenames;

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
 * One life of {@code Kebab}. It is confined to one thread at a time.
 *
 * <pre>{@code
 *   +-----------+  +----+
 * *>| HALF_OPEN |  | ON |
 *   +-----------+  +----+
 *
 * From any state to ON: turn_on
 * }</pre>
 *
 * <pre>
 * from                   event    to
 * any that is not final  turn_on  ON
 * </pre>
 */
@Generated("dev.pawl.processor")
sealed class KebabMachine {
  private int state;

  private KebabMachine(KebabState state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code HALF_OPEN}. */
  public static KebabMachine start() {
    return new KebabMachine(KebabState.HALF_OPEN);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static KebabMachine start(KebabState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static KebabMachine resume(KebabState state) {
    return new KebabMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code turn_on}.
   *
   * <p><code>HALF_OPEN → ON, ON → ON</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public KebabState turnOn() {
    return fire(KebabEvent.TURN_ON);
  }

  /**
   * The event {@code turn_on}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public KebabState turnOn(Cause cause) {
    return fire(KebabEvent.TURN_ON, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public KebabState fire(KebabEvent event) {
    int from = state;
    int to = KebabTransitions.follow(from, event);
    if (to < 0) {
      throw KebabTransitions.rules().error(Life.ILLEGAL, KebabTransitions.state(from), event);
    }
    state = to;
    return KebabTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public KebabState fire(KebabEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<KebabState> tryFire(KebabEvent event) {
    int from = state;
    int to = KebabTransitions.follow(from, event);
    if (to < 0) {
      return KebabTransitions.outcomes().refused(Life.ILLEGAL, KebabTransitions.state(from), event);
    }
    state = to;
    return KebabTransitions.outcomes().moved(KebabTransitions.state(from),
        KebabTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<KebabState> tryFire(KebabEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public KebabState force(KebabState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Whether an event is legal now. */
  public boolean permits(KebabEvent event) {
    return KebabTransitions.follow(state, event) >= 0;
  }

  /** The current state. */
  public KebabState state() {
    return KebabTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(KebabState state) {
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
    return "Kebab" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private KebabState state = KebabState.HALF_OPEN;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<KebabState, KebabEvent>> hooks = new ArrayList<>();

    private Engine<KebabState, KebabEvent> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code HALF_OPEN}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(KebabState initial) {
      if (!KebabTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Kebab; those are "
                + KebabTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(KebabState state) {
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
    public Builder hook(TransitionHook<KebabState, KebabEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public KebabMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new KebabMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(KebabTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends KebabMachine implements Life<KebabState, KebabEvent> {
    private final String entityId;

    private final Engine<KebabState, KebabEvent> engine;

    private long marks;

    private Driven(KebabState state, String entityId, Engine<KebabState, KebabEvent> engine,
        long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public KebabState fire(KebabEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public KebabState fire(KebabEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<KebabState> tryFire(KebabEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<KebabState> tryFire(KebabEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public KebabState force(KebabState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(KebabEvent event) {
      return KebabTransitions.follow(super.state, event);
    }

    @Override
    public KebabState target(int step, KebabEvent event) {
      return KebabTransitions.state(step);
    }

    @Override
    public void commit(int step, KebabState to, KebabEvent event) {
      become(to);
    }

    @Override
    public void become(KebabState to) {
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
