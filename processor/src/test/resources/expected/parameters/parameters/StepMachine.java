package parameters;

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
 * One life of {@code Step}. It is confined to one thread at a time.
 *
 * <p>Payload whose parts are called like the parameters of generated methods.
 *
 * <pre>{@code
 *   +----------------------+
 * *>|        START         |
 *   +----------------------+
 *    |                    ^
 *    | go [ready] / tell  | go [either]
 *    v                    |
 *  +-----------------------+
 *  |                       |--+
 *  |         DONE          |  | go [either]
 *  |                       |<-+
 *  +-----------------------+
 * }</pre>
 *
 * <pre>
 * from   event       to
 * START  go [ready]  DONE
 * DONE   go          START or DONE
 * </pre>
 */
@Generated("dev.pawl.processor")
public abstract sealed class StepMachine {
  private StepState state;

  private String context;

  private final StepLogic logic;

  private StepMachine(StepState state, String context, StepLogic logic) {
    this.state = state;
    this.context = context;
    this.logic = logic;
  }

  /** A life that begins in {@code START}. */
  public static StepMachine start(String context, StepLogic logic, StepEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static StepMachine start(StepState initial, String context, StepLogic logic,
      StepEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static StepMachine resume(StepState state, String context, StepLogic logic,
      StepEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code go}.
   *
   * <p><code>START → DONE [ready], DONE → START or DONE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public StepState go(String from__, String cause_, String event_, String logic_, String context_,
      String type, String to_, String state, String step, String selected_, String effects_,
      String events, String from_, String StepState_) {
    return fire(StepEvent.go(from__, cause_, event_, logic_, context_, type, to_, state, step, selected_, effects_, events, from_, StepState_));
  }

  /**
   * The event {@code go}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public StepState go(String from__, String cause_, String event_, String logic_, String context_,
      String type, String to_, String state, String step, String selected_, String effects_,
      String events, String from_, String StepState_, Cause cause) {
    return fire(StepEvent.go(from__, cause_, event_, logic_, context_, type, to_, state, step, selected_, effects_, events, from_, StepState_), cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract StepState fire(StepEvent event);

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract StepState fire(StepEvent event, Cause cause);

  /** Fires an event and tells what became of it, instead of throwing. */
  public abstract Outcome<StepState> tryFire(StepEvent event);

  /** Fires an event and tells what became of it; the cause is recorded. */
  public abstract Outcome<StepState> tryFire(StepEvent event, Cause cause);

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public abstract StepState force(StepState state, Cause cause);

  /** Updates the context, where the step does, and takes the state. */
  private void commit(int step, StepState to, StepEvent event) {
    switch (step) {
      // GO
      case 0 -> context = Failure.due(logic.add(context, (StepEvent.Go) event), this, "update add");
      default -> {}
    }
    state = to;
  }

  /** Whether an event is legal now. */
  public boolean permits(StepEvent event) {
    return StepTransitions.permits(state(), event, context, logic);
  }

  /** The current state. */
  public StepState state() {
    return state;
  }

  /** Whether the life is in a state. */
  public boolean is(StepState state) {
    return state() == state;
  }

  /** The current context. */
  public String context() {
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
    return "Step" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private StepState state = StepState.START;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<StepState, StepEvent>> hooks = new ArrayList<>();

    private Engine<StepState, StepEvent> engine;

    private String context;

    private StepLogic logic;

    private StepEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code START}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(StepState initial) {
      if (!StepTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Step; those are "
                + StepTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(StepState state) {
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
    public Builder hook(TransitionHook<StepState, StepEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The context at first; required. */
    public Builder context(String context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(StepLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(StepEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public StepMachine build() {
      if (context == null) {
        throw new IllegalStateException("Step needs a context: builder().context(…)");
      }
      if (logic == null) {
        throw new IllegalStateException("Step needs a StepLogic: builder().logic(…)");
      }
      if (effects == null) {
        throw new IllegalStateException("Step needs StepEffects: builder().effects(…)");
      }
      if (engine == null) {
        engine = new Engine<>(StepTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, context, logic, effects, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends StepMachine implements Life<StepState, StepEvent> {
    private final String entityId;

    private final Engine<StepState, StepEvent> engine;

    private final StepEffects effects;

    private long marks;

    private Driven(StepState state, String context, StepLogic logic, StepEffects effects,
        String entityId, Engine<StepState, StepEvent> engine, long sequence) {
      super(state, context, logic);
      this.effects = effects;
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public StepState fire(StepEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public StepState fire(StepEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<StepState> tryFire(StepEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<StepState> tryFire(StepEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public StepState force(StepState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(StepEvent event) {
      return StepTransitions.select(state(), event, super.context, super.logic);
    }

    @Override
    public StepState target(int step, StepEvent event) {
      return StepTransitions.target(step, event, super.context, super.logic, this);
    }

    @Override
    public void commit(int step, StepState to, StepEvent event) {
      super.commit(step, to, event);
    }

    @Override
    public void become(StepState to) {
      super.state = to;
    }

    @Override
    public void perform(int step, StepEvent event) {
      switch (step) {
        case 0 -> effects.tell(super.context, (StepEvent.Go) event); // GO
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
