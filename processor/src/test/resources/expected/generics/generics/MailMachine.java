package generics;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Life;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Mail}. It is confined to one thread at a time.
 *
 * <pre>{@code
 *   +-----------------------------+
 * *>|            empty            |
 *   +-----------------------------+
 *    |                           ^
 *    | collect [hasNames] / log  | stamp [hasNames]
 *    v                           |
 *  +------------------------------+
 *  |                              |--+
 *  |             full             |  | stamp / log, sort
 *  |                              |<-+
 *  +------------------------------+
 * }</pre>
 *
 * <pre>
 * from   event               to
 * empty  collect [hasNames]  full
 * full   stamp [hasNames]    empty
 * full   stamp               full
 * </pre>
 */
@Generated("dev.pawl.processor")
public abstract sealed class MailMachine {
  private MailState state;

  private Map<String, Integer> context;

  private final MailLogic logic;

  private MailMachine(MailState state, Map<String, Integer> context, MailLogic logic) {
    this.state = state;
    this.context = context;
    this.logic = logic;
  }

  /** A life that begins in {@code empty}. */
  public static MailMachine start(Map<String, Integer> context, MailLogic logic,
      MailEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static MailMachine start(MailState initial, Map<String, Integer> context, MailLogic logic,
      MailEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static MailMachine resume(MailState state, Map<String, Integer> context, MailLogic logic,
      MailEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code collect}.
   *
   * <p><code>empty → full [hasNames]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MailState collect(List<String> names, Map<String, int[]> index,
      Map<String, List<Map.Entry<Integer, byte[]>>> deep, List<?> any, List<String>[] many,
      Collection<?> raw, Instant when, BigDecimal amount, Thread.State thread) {
    return fire(MailEvent.collect(names, index, deep, any, many, raw, when, amount, thread));
  }

  /**
   * The event {@code collect}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MailState collect(List<String> names, Map<String, int[]> index,
      Map<String, List<Map.Entry<Integer, byte[]>>> deep, List<?> any, List<String>[] many,
      Collection<?> raw, Instant when, BigDecimal amount, Thread.State thread, Cause cause) {
    return fire(MailEvent.collect(names, index, deep, any, many, raw, when, amount, thread), cause);
  }

  /**
   * The event {@code stamp}.
   *
   * <p><code>full → empty [hasNames], full → full</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MailState stamp(byte b, short s, float f, long l, char c, boolean z, double d) {
    return fire(MailEvent.stamp(b, s, f, l, c, z, d));
  }

  /**
   * The event {@code stamp}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MailState stamp(byte b, short s, float f, long l, char c, boolean z, double d,
      Cause cause) {
    return fire(MailEvent.stamp(b, s, f, l, c, z, d), cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract MailState fire(MailEvent event);

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract MailState fire(MailEvent event, Cause cause);

  /** Fires an event and tells what became of it, instead of throwing. */
  public abstract Outcome<MailState> tryFire(MailEvent event);

  /** Fires an event and tells what became of it; the cause is recorded. */
  public abstract Outcome<MailState> tryFire(MailEvent event, Cause cause);

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public abstract MailState force(MailState state, Cause cause);

  /** Updates the context, where the step does, and takes the state. */
  private void commit(int step, MailState to, MailEvent event) {
    switch (step) {
      // COLLECT
      case 0 -> context = Failure.due(logic.index(context, (MailEvent.Collect) event), this,
          "update index");
      default -> {}
    }
    state = to;
  }

  /** Whether an event is legal now. */
  public boolean permits(MailEvent event) {
    return MailTransitions.permits(state(), event, context, logic);
  }

  /** The current state. */
  public MailState state() {
    return state;
  }

  /** Whether the life is in a state. */
  public boolean is(MailState state) {
    return state() == state;
  }

  /** The current context. */
  public Map<String, Integer> context() {
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
    return "Mail" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private MailState state = MailState.EMPTY;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<MailState, MailEvent>> hooks = new ArrayList<>();

    private Engine<MailState, MailEvent> engine;

    private Map<String, Integer> context;

    private MailLogic logic;

    private MailEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code EMPTY}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(MailState initial) {
      if (!MailTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Mail; those are "
                + MailTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(MailState state) {
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
    public Builder hook(TransitionHook<MailState, MailEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The context at first; required. */
    public Builder context(Map<String, Integer> context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(MailLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(MailEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public MailMachine build() {
      if (context == null) {
        throw new IllegalStateException("Mail needs a context: builder().context(…)");
      }
      if (logic == null) {
        throw new IllegalStateException("Mail needs a MailLogic: builder().logic(…)");
      }
      if (effects == null) {
        throw new IllegalStateException("Mail needs MailEffects: builder().effects(…)");
      }
      if (engine == null) {
        engine = new Engine<>(MailTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, context, logic, effects, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends MailMachine implements Life<MailState, MailEvent> {
    private final String entityId;

    private final Engine<MailState, MailEvent> engine;

    private final MailEffects effects;

    private long marks;

    private Driven(MailState state, Map<String, Integer> context, MailLogic logic,
        MailEffects effects, String entityId, Engine<MailState, MailEvent> engine, long sequence) {
      super(state, context, logic);
      this.effects = effects;
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public MailState fire(MailEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public MailState fire(MailEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<MailState> tryFire(MailEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<MailState> tryFire(MailEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public MailState force(MailState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(MailEvent event) {
      return MailTransitions.select(state(), event, super.context, super.logic);
    }

    @Override
    public MailState target(int step, MailEvent event) {
      return MailTransitions.target(step);
    }

    @Override
    public void commit(int step, MailState to, MailEvent event) {
      super.commit(step, to, event);
    }

    @Override
    public void become(MailState to) {
      super.state = to;
    }

    @Override
    public void perform(int step, MailEvent event) {
      switch (step) {
        case 0 -> effects.log(super.context, event); // COLLECT
        // STAMP
        case 2 -> {
          effects.log(super.context, event);
          effects.sort(super.context, (MailEvent.Stamp) event);
        }
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
