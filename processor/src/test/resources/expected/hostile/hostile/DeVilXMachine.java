package hostile;

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
 * One life of <code>De&#42;/vil &#64;x</code>. It is confined to one thread at a time.
 *
 * <p>&#42;/ &#125; /&#42;
 *
 * <pre>
 *   +------+
 * &#42;&gt;| A&lt;b&gt; |
 *   +------+
 *      | g&#42;/o [ok]
 *      v
 * +---------+
 * | B&#92;u000a |
 * +---------+
 *      |
 *      v
 * +---------+
 * | &#123;&#64;code&#125; |&gt;&#64;
 * +---------+
 * </pre>
 *
 * <pre>
 * from     event      to
 * A&lt;b&gt;     g&#42;/o [ok]  B&#92;u000a
 * B&#92;u000a             &#123;&#64;code&#125;
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class DeVilXMachine {
  private int state;

  private final DeVilXLogic logic;

  private DeVilXMachine(DeVilXState state, DeVilXLogic logic) {
    this.state = state.ordinal();
    this.logic = logic;
  }

  /** A life that begins in {@code A<b>}. */
  public static DeVilXMachine start(DeVilXLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static DeVilXMachine start(DeVilXState initial, DeVilXLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static DeVilXMachine resume(DeVilXState state, DeVilXLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * &#92;u002a/ &#92;u000a.
   *
   * <p><code>A&lt;b&gt; → B&#92;u000a [ok]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DeVilXState gO() {
    return fire(DeVilXEvent.G_O);
  }

  /**
   * &#92;u002a/ &#92;u000a.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DeVilXState gO(Cause cause) {
    return fire(DeVilXEvent.G_O, cause);
  }

  /**
   * The event {@code toCode}.
   *
   * <p><code>B&#92;u000a → &#123;&#64;code&#125;</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DeVilXState toCode() {
    return fire(DeVilXEvent.TO_CODE);
  }

  /**
   * The event {@code toCode}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DeVilXState toCode(Cause cause) {
    return fire(DeVilXEvent.TO_CODE, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DeVilXState fire(DeVilXEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      throw DeVilXTransitions.rules().error(to, DeVilXTransitions.state(from), event);
    }
    return DeVilXTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DeVilXState fire(DeVilXEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<DeVilXState> tryFire(DeVilXEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      return DeVilXTransitions.outcomes().refused(to, DeVilXTransitions.state(from), event);
    }
    return DeVilXTransitions.outcomes().moved(DeVilXTransitions.state(from),
        DeVilXTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<DeVilXState> tryFire(DeVilXEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public DeVilXState force(DeVilXState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Makes a step; the position it leads to, or negative if it is refused. */
  private int step(DeVilXEvent event) {
    int code = DeVilXTransitions.code(state, event);
    return switch (code) {
      // G_O in A_B
      case 2 -> switch (DeVilXTransitions.gOInAB(logic)) {
        case 0 -> become(DeVilXState.B_U000A);
        default -> Life.REFUSED;
      };
      default -> code < 0 ? code : (state = DeVilXTransitions.position(code));
    };
  }

  private int become(DeVilXState to) {
    return state = to.ordinal();
  }

  /** Whether an event is legal now. */
  public boolean permits(DeVilXEvent event) {
    return DeVilXTransitions.permits(state(), event, logic);
  }

  /** The current state. */
  public DeVilXState state() {
    return DeVilXTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(DeVilXState state) {
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
    return "De*/vil @x" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private DeVilXState state = DeVilXState.A_B;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<DeVilXState, DeVilXEvent>> hooks = new ArrayList<>();

    private Engine<DeVilXState, DeVilXEvent> engine;

    private DeVilXLogic logic;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code A_B}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(DeVilXState initial) {
      if (!DeVilXTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of De*/vil @x; those are "
                + DeVilXTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(DeVilXState state) {
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
    public Builder hook(TransitionHook<DeVilXState, DeVilXEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(DeVilXLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public DeVilXMachine build() {
      if (logic == null) {
        throw new IllegalStateException("De*/vil @x needs a DeVilXLogic: builder().logic(…)");
      }
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new DeVilXMachine(state, logic);
      }
      if (engine == null) {
        engine = new Engine<>(DeVilXTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, logic, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven
      extends DeVilXMachine
      implements Life<DeVilXState, DeVilXEvent> {
    private final String entityId;

    private final Engine<DeVilXState, DeVilXEvent> engine;

    private long marks;

    private Driven(DeVilXState state, DeVilXLogic logic, String entityId,
        Engine<DeVilXState, DeVilXEvent> engine, long sequence) {
      super(state, logic);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public DeVilXState fire(DeVilXEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public DeVilXState fire(DeVilXEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<DeVilXState> tryFire(DeVilXEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<DeVilXState> tryFire(DeVilXEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public DeVilXState force(DeVilXState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(DeVilXEvent event) {
      return DeVilXTransitions.select(state(), event, super.logic);
    }

    @Override
    public DeVilXState target(int step, DeVilXEvent event) {
      return DeVilXTransitions.target(step);
    }

    @Override
    public void commit(int step, DeVilXState to, DeVilXEvent event) {
      become(to);
    }

    @Override
    public void become(DeVilXState to) {
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
