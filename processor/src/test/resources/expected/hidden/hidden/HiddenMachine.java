package hidden;

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
 * One life of {@code Hidden}. It is confined to one thread at a time.
 *
 * <p>What is generated is as visible as this is.
 *
 * <pre>{@code
 *   +---------------------+
 * *>|        EMPTY        |
 *   +---------------------+
 *    |                   ^
 *    | add [few] / tell  | take
 *    v                   |
 *  +----------------------+
 *  |         FULL         |
 *  +----------------------+
 * }</pre>
 *
 * <pre>
 * from   event      to
 * EMPTY  add [few]  FULL
 * FULL   take       EMPTY
 * </pre>
 */
@Generated("dev.pawl.processor")
abstract sealed class HiddenMachine {
  private Package.Inner.States state;

  private Package.Inner.Amount context;

  private final HiddenLogic logic;

  private HiddenMachine(Package.Inner.States state, Package.Inner.Amount context,
      HiddenLogic logic) {
    this.state = state;
    this.context = context;
    this.logic = logic;
  }

  /** A life that begins in {@code EMPTY}. */
  public static HiddenMachine start(Package.Inner.Amount context, HiddenLogic logic,
      HiddenEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static HiddenMachine start(Package.Inner.States initial, Package.Inner.Amount context,
      HiddenLogic logic, HiddenEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static HiddenMachine resume(Package.Inner.States state, Package.Inner.Amount context,
      HiddenLogic logic, HiddenEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code add}.
   *
   * <p><code>EMPTY → FULL [few]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public Package.Inner.States add() {
    return fire(HiddenEvent.ADD);
  }

  /**
   * The event {@code add}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public Package.Inner.States add(Cause cause) {
    return fire(HiddenEvent.ADD, cause);
  }

  /**
   * The event {@code take}.
   *
   * <p><code>FULL → EMPTY</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public Package.Inner.States take() {
    return fire(HiddenEvent.TAKE);
  }

  /**
   * The event {@code take}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public Package.Inner.States take(Cause cause) {
    return fire(HiddenEvent.TAKE, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract Package.Inner.States fire(HiddenEvent event);

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract Package.Inner.States fire(HiddenEvent event, Cause cause);

  /** Fires an event and tells what became of it, instead of throwing. */
  public abstract Outcome<Package.Inner.States> tryFire(HiddenEvent event);

  /** Fires an event and tells what became of it; the cause is recorded. */
  public abstract Outcome<Package.Inner.States> tryFire(HiddenEvent event, Cause cause);

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public abstract Package.Inner.States force(Package.Inner.States state, Cause cause);

  /** Updates the context, where the step does, and takes the state. */
  private void commit(int step, Package.Inner.States to, HiddenEvent event) {
    switch (step) {
      case 0 -> context = Failure.due(logic.more(context), this, "update more"); // ADD
      default -> {}
    }
    state = to;
  }

  /** Whether an event is legal now. */
  public boolean permits(HiddenEvent event) {
    return HiddenTransitions.permits(state(), event, context, logic);
  }

  /** The current state. */
  public Package.Inner.States state() {
    return state;
  }

  /** Whether the life is in a state. */
  public boolean is(Package.Inner.States state) {
    return state() == state;
  }

  /** The current context. */
  public Package.Inner.Amount context() {
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
    return "Hidden" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private Package.Inner.States state = Package.Inner.States.EMPTY;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<Package.Inner.States, HiddenEvent>> hooks = new ArrayList<>();

    private Engine<Package.Inner.States, HiddenEvent> engine;

    private Package.Inner.Amount context;

    private HiddenLogic logic;

    private HiddenEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code EMPTY}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(Package.Inner.States initial) {
      if (!HiddenTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Hidden; those are "
                + HiddenTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(Package.Inner.States state) {
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
    public Builder hook(TransitionHook<Package.Inner.States, HiddenEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The context at first; required. */
    public Builder context(Package.Inner.Amount context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(HiddenLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(HiddenEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public HiddenMachine build() {
      if (context == null) {
        throw new IllegalStateException("Hidden needs a context: builder().context(…)");
      }
      if (logic == null) {
        throw new IllegalStateException("Hidden needs a HiddenLogic: builder().logic(…)");
      }
      if (effects == null) {
        throw new IllegalStateException("Hidden needs HiddenEffects: builder().effects(…)");
      }
      if (engine == null) {
        engine = new Engine<>(HiddenTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, context, logic, effects, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven
      extends HiddenMachine
      implements Life<Package.Inner.States, HiddenEvent> {
    private final String entityId;

    private final Engine<Package.Inner.States, HiddenEvent> engine;

    private final HiddenEffects effects;

    private long marks;

    private Driven(Package.Inner.States state, Package.Inner.Amount context, HiddenLogic logic,
        HiddenEffects effects, String entityId, Engine<Package.Inner.States, HiddenEvent> engine,
        long sequence) {
      super(state, context, logic);
      this.effects = effects;
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public Package.Inner.States fire(HiddenEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public Package.Inner.States fire(HiddenEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<Package.Inner.States> tryFire(HiddenEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<Package.Inner.States> tryFire(HiddenEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public Package.Inner.States force(Package.Inner.States state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(HiddenEvent event) {
      return HiddenTransitions.select(state(), event, super.context, super.logic);
    }

    @Override
    public Package.Inner.States target(int step, HiddenEvent event) {
      return HiddenTransitions.target(step);
    }

    @Override
    public void commit(int step, Package.Inner.States to, HiddenEvent event) {
      super.commit(step, to, event);
    }

    @Override
    public void become(Package.Inner.States to) {
      super.state = to;
    }

    @Override
    public void perform(int step, HiddenEvent event) {
      switch (step) {
        case 0 -> effects.tell(super.context); // ADD
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
