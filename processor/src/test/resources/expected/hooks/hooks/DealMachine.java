package hooks;

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
 * One life of {@code Deal}. It is confined to one thread at a time.
 *
 * <p>A deal that hooks watch.
 *
 * <pre>{@code
 *   +-----+
 * *>| NEW |
 *   +-----+
 *      | offer / mail
 *      v
 * +---------+
 * | OFFERED |
 * +---------+
 *     | accept [enough]
 *     v
 * +--------+
 * | CLOSED |>@
 * +--------+
 * }</pre>
 *
 * <pre>
 * from     event            to
 * NEW      offer            OFFERED
 * OFFERED  accept [enough]  CLOSED
 * </pre>
 */
@Generated("dev.pawl.processor")
public abstract sealed class DealMachine {
  private DealState state;

  private Integer context;

  private final DealLogic logic;

  private DealMachine(DealState state, Integer context, DealLogic logic) {
    this.state = state;
    this.context = context;
    this.logic = logic;
  }

  /** A life that begins in {@code NEW}. */
  public static DealMachine start(Integer context, DealLogic logic, DealEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static DealMachine start(DealState initial, Integer context, DealLogic logic,
      DealEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static DealMachine resume(DealState state, Integer context, DealLogic logic,
      DealEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code offer}.
   *
   * <p><code>NEW → OFFERED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DealState offer() {
    return fire(DealEvent.OFFER);
  }

  /**
   * The event {@code offer}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DealState offer(Cause cause) {
    return fire(DealEvent.OFFER, cause);
  }

  /**
   * The event {@code accept}.
   *
   * <p><code>OFFERED → CLOSED [enough]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DealState accept() {
    return fire(DealEvent.ACCEPT);
  }

  /**
   * The event {@code accept}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DealState accept(Cause cause) {
    return fire(DealEvent.ACCEPT, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract DealState fire(DealEvent event);

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract DealState fire(DealEvent event, Cause cause);

  /** Fires an event and tells what became of it, instead of throwing. */
  public abstract Outcome<DealState> tryFire(DealEvent event);

  /** Fires an event and tells what became of it; the cause is recorded. */
  public abstract Outcome<DealState> tryFire(DealEvent event, Cause cause);

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public abstract DealState force(DealState state, Cause cause);

  /** Updates the context, where the step does, and takes the state. */
  private void commit(int step, DealState to, DealEvent event) {
    switch (step) {
      case 0 -> context = Failure.due(logic.raise(context), this, "update raise"); // OFFER
      default -> {}
    }
    state = to;
  }

  /** Whether an event is legal now. */
  public boolean permits(DealEvent event) {
    return DealTransitions.permits(state(), event, context, logic);
  }

  /** The current state. */
  public DealState state() {
    return state;
  }

  /** Whether the life is in a state. */
  public boolean is(DealState state) {
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

  @Override
  public String toString() {
    return "Deal" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private DealState state = DealState.NEW;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<DealState, DealEvent>> hooks = new ArrayList<>();

    private Engine<DealState, DealEvent> engine;

    private Integer context;

    private DealLogic logic;

    private DealEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code NEW}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(DealState initial) {
      if (!DealTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Deal; those are "
                + DealTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(DealState state) {
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
    public Builder hook(TransitionHook<DealState, DealEvent> hook) {
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
    public Builder logic(DealLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(DealEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public DealMachine build() {
      if (context == null) {
        throw new IllegalStateException("Deal needs a context: builder().context(…)");
      }
      if (logic == null) {
        throw new IllegalStateException("Deal needs a DealLogic: builder().logic(…)");
      }
      if (effects == null) {
        throw new IllegalStateException("Deal needs DealEffects: builder().effects(…)");
      }
      if (engine == null) {
        engine = new Engine<>(DealTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, context, logic, effects, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends DealMachine implements Life<DealState, DealEvent> {
    private final String entityId;

    private final Engine<DealState, DealEvent> engine;

    private final DealEffects effects;

    private long marks;

    private Driven(DealState state, Integer context, DealLogic logic, DealEffects effects,
        String entityId, Engine<DealState, DealEvent> engine, long sequence) {
      super(state, context, logic);
      this.effects = effects;
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public DealState fire(DealEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public DealState fire(DealEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<DealState> tryFire(DealEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<DealState> tryFire(DealEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public DealState force(DealState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(DealEvent event) {
      return DealTransitions.select(state(), event, super.context, super.logic);
    }

    @Override
    public DealState target(int step, DealEvent event) {
      return DealTransitions.target(step);
    }

    @Override
    public void commit(int step, DealState to, DealEvent event) {
      super.commit(step, to, event);
    }

    @Override
    public void become(DealState to) {
      super.state = to;
    }

    @Override
    public void perform(int step, DealEvent event) {
      switch (step) {
        case 0 -> effects.mail(super.context); // OFFER
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
