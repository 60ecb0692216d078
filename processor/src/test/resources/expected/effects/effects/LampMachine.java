package effects;

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
 * One life of {@code Lamp}. It is confined to one thread at a time.
 *
 * <p>Effects run in order, after the commit; what they fire runs after the step.
 *
 * <pre>{@code
 *        +-------------------------+
 *      *>|           OFF           |
 *        +-------------------------+
 *         |           ^           ^
 * press / light, log  |           |
 *         |  press / log, darken  |
 *         v           |           |
 *        +-------------+          |
 *        |     ON      |          |
 *        +-------------+          |
 *                     |           |
 *               burnOut / log     |
 *                     |        replace
 *                     v           |
 *                  +---------------+
 *                  |    BROKEN     |
 *                  +---------------+
 * }</pre>
 *
 * <pre>
 * from    event    to
 * OFF     press    ON
 * ON      press    OFF
 * ON      burnOut  BROKEN
 * BROKEN  replace  OFF
 * </pre>
 */
@Generated("dev.pawl.processor")
public abstract sealed class LampMachine {
  private LampState state;

  private LampMachine(LampState state) {
    this.state = state;
  }

  /** A life that begins in {@code OFF}. */
  public static LampMachine start(LampEffects effects) {
    return builder().effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static LampMachine start(LampState initial, LampEffects effects) {
    return builder().initial(initial).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static LampMachine resume(LampState state, LampEffects effects) {
    return builder().resume(state).effects(effects).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code press}.
   *
   * <p><code>OFF → ON, ON → OFF</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LampState press() {
    return fire(LampEvent.PRESS);
  }

  /**
   * The event {@code press}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LampState press(Cause cause) {
    return fire(LampEvent.PRESS, cause);
  }

  /**
   * The event {@code burnOut}.
   *
   * <p><code>ON → BROKEN</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LampState burnOut() {
    return fire(LampEvent.BURN_OUT);
  }

  /**
   * The event {@code burnOut}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LampState burnOut(Cause cause) {
    return fire(LampEvent.BURN_OUT, cause);
  }

  /**
   * The event {@code replace}.
   *
   * <p><code>BROKEN → OFF</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LampState replace() {
    return fire(LampEvent.REPLACE);
  }

  /**
   * The event {@code replace}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LampState replace(Cause cause) {
    return fire(LampEvent.REPLACE, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract LampState fire(LampEvent event);

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract LampState fire(LampEvent event, Cause cause);

  /** Fires an event and tells what became of it, instead of throwing. */
  public abstract Outcome<LampState> tryFire(LampEvent event);

  /** Fires an event and tells what became of it; the cause is recorded. */
  public abstract Outcome<LampState> tryFire(LampEvent event, Cause cause);

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public abstract LampState force(LampState state, Cause cause);

  /** Whether an event is legal now. */
  public boolean permits(LampEvent event) {
    return LampTransitions.permits(state(), event);
  }

  /** The current state. */
  public LampState state() {
    return state;
  }

  /** Whether the life is in a state. */
  public boolean is(LampState state) {
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
    return "Lamp" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private LampState state = LampState.OFF;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<LampState, LampEvent>> hooks = new ArrayList<>();

    private Engine<LampState, LampEvent> engine;

    private LampEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code OFF}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(LampState initial) {
      if (!LampTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Lamp; those are "
                + LampTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(LampState state) {
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
    public Builder hook(TransitionHook<LampState, LampEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(LampEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public LampMachine build() {
      if (effects == null) {
        throw new IllegalStateException("Lamp needs LampEffects: builder().effects(…)");
      }
      if (engine == null) {
        engine = new Engine<>(LampTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, effects, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends LampMachine implements Life<LampState, LampEvent> {
    private final String entityId;

    private final Engine<LampState, LampEvent> engine;

    private final LampEffects effects;

    private long marks;

    private Driven(LampState state, LampEffects effects, String entityId,
        Engine<LampState, LampEvent> engine, long sequence) {
      super(state);
      this.effects = effects;
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public LampState fire(LampEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public LampState fire(LampEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<LampState> tryFire(LampEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<LampState> tryFire(LampEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public LampState force(LampState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(LampEvent event) {
      return LampTransitions.select(state(), event);
    }

    @Override
    public LampState target(int step, LampEvent event) {
      return LampTransitions.target(step);
    }

    @Override
    public void commit(int step, LampState to, LampEvent event) {
      become(to);
    }

    @Override
    public void become(LampState to) {
      super.state = to;
    }

    @Override
    public void perform(int step, LampEvent event) {
      switch (step) {
        // PRESS
        case 0 -> {
          effects.light();
          effects.log();
        }
        // PRESS
        case 1 -> {
          effects.log();
          effects.darken();
        }
        case 2 -> effects.log(); // BURN_OUT
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
