package guards;

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
 * One life of {@code Gate}. It is confined to one thread at a time.
 *
 * <p>Guards of every form.
 *
 * <pre>{@code
 *   +-------------------------------------------+
 *   |                                           |--+
 * *>|                   GATE                    |  | first
 *   |                                           |<-+
 *   +-------------------------------------------+
 *    | name [a] /                              | first [b]
 *    | not [!a] /                              |
 *    | notNot [!!a] /                          |
 *    | and [a && b && c] /                     |
 *    | or [a || b || c] /                      |
 *    | mixed [a || b && c] /                   |
 *    | nested [(a || b) && !(c && !a)] /       |
 *    | notOr [!(a || b) || !(b && c)] /        |
 *    | twice [a && b || a && c || !a && !b] /  |
 *    | first [a]                               |
 *    v                                         v
 * +-----+                                    +----+
 * | YES |>@                                  | NO |>@
 * +-----+                                    +----+
 * }</pre>
 *
 * <pre>
 * from  event                                 to
 * GATE  name [a]                              YES
 * GATE  not [!a]                              YES
 * GATE  notNot [!!a]                          YES
 * GATE  and [a &amp;&amp; b &amp;&amp; c]                     YES
 * GATE  or [a || b || c]                      YES
 * GATE  mixed [a || b &amp;&amp; c]                   YES
 * GATE  nested [(a || b) &amp;&amp; !(c &amp;&amp; !a)]       YES
 * GATE  notOr [!(a || b) || !(b &amp;&amp; c)]        YES
 * GATE  twice [a &amp;&amp; b || a &amp;&amp; c || !a &amp;&amp; !b]  YES
 * GATE  first [a]                             YES
 * GATE  first [b]                             NO
 * GATE  first                                 GATE
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class GateMachine {
  private int state;

  private final GateLogic logic;

  private GateMachine(GateState state, GateLogic logic) {
    this.state = state.ordinal();
    this.logic = logic;
  }

  /** A life that begins in {@code GATE}. */
  public static GateMachine start(GateLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static GateMachine start(GateState initial, GateLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static GateMachine resume(GateState state, GateLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code name}.
   *
   * <p><code>GATE → YES [a]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState name() {
    return fire(GateEvent.NAME);
  }

  /**
   * The event {@code name}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public GateState name(Cause cause) {
    return fire(GateEvent.NAME, cause);
  }

  /**
   * The event {@code not}.
   *
   * <p><code>GATE → YES [!a]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState not() {
    return fire(GateEvent.NOT);
  }

  /**
   * The event {@code not}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public GateState not(Cause cause) {
    return fire(GateEvent.NOT, cause);
  }

  /**
   * The event {@code notNot}.
   *
   * <p><code>GATE → YES [!!a]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState notNot() {
    return fire(GateEvent.NOT_NOT);
  }

  /**
   * The event {@code notNot}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public GateState notNot(Cause cause) {
    return fire(GateEvent.NOT_NOT, cause);
  }

  /**
   * The event {@code and}.
   *
   * <p><code>GATE → YES [a &amp;&amp; b &amp;&amp; c]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState and() {
    return fire(GateEvent.AND);
  }

  /**
   * The event {@code and}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public GateState and(Cause cause) {
    return fire(GateEvent.AND, cause);
  }

  /**
   * The event {@code or}.
   *
   * <p><code>GATE → YES [a || b || c]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState or() {
    return fire(GateEvent.OR);
  }

  /**
   * The event {@code or}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public GateState or(Cause cause) {
    return fire(GateEvent.OR, cause);
  }

  /**
   * The event {@code mixed}.
   *
   * <p><code>GATE → YES [a || b &amp;&amp; c]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState mixed() {
    return fire(GateEvent.MIXED);
  }

  /**
   * The event {@code mixed}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public GateState mixed(Cause cause) {
    return fire(GateEvent.MIXED, cause);
  }

  /**
   * The event {@code nested}.
   *
   * <p><code>GATE → YES [(a || b) &amp;&amp; !(c &amp;&amp; !a)]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState nested() {
    return fire(GateEvent.NESTED);
  }

  /**
   * The event {@code nested}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public GateState nested(Cause cause) {
    return fire(GateEvent.NESTED, cause);
  }

  /**
   * The event {@code notOr}.
   *
   * <p><code>GATE → YES [!(a || b) || !(b &amp;&amp; c)]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState notOr() {
    return fire(GateEvent.NOT_OR);
  }

  /**
   * The event {@code notOr}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public GateState notOr(Cause cause) {
    return fire(GateEvent.NOT_OR, cause);
  }

  /**
   * The event {@code twice}.
   *
   * <p><code>GATE → YES [a &amp;&amp; b || a &amp;&amp; c || !a &amp;&amp; !b]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState twice() {
    return fire(GateEvent.TWICE);
  }

  /**
   * The event {@code twice}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public GateState twice(Cause cause) {
    return fire(GateEvent.TWICE, cause);
  }

  /**
   * The event {@code first}.
   *
   * <p><code>GATE → YES [a], GATE → NO [b], GATE → GATE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState first() {
    return fire(GateEvent.FIRST);
  }

  /**
   * The event {@code first}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public GateState first(Cause cause) {
    return fire(GateEvent.FIRST, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState fire(GateEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      throw GateTransitions.rules().error(to, GateTransitions.state(from), event);
    }
    return GateTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState fire(GateEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<GateState> tryFire(GateEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      return GateTransitions.outcomes().refused(to, GateTransitions.state(from), event);
    }
    return GateTransitions.outcomes().moved(GateTransitions.state(from), GateTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<GateState> tryFire(GateEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public GateState force(GateState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Makes a step; the position it leads to, or negative if it is refused. */
  private int step(GateEvent event) {
    int code = GateTransitions.code(state, event);
    return switch (code) {
      // NAME in GATE
      case 12 -> switch (GateTransitions.nameInGate(logic)) {
        case 0 -> become(GateState.YES);
        default -> Life.REFUSED;
      };
      // NOT in GATE
      case 13 -> switch (GateTransitions.notInGate(logic)) {
        case 1 -> become(GateState.YES);
        default -> Life.REFUSED;
      };
      // NOT_NOT in GATE
      case 14 -> switch (GateTransitions.notNotInGate(logic)) {
        case 2 -> become(GateState.YES);
        default -> Life.REFUSED;
      };
      // AND in GATE
      case 15 -> switch (GateTransitions.andInGate(logic)) {
        case 3 -> become(GateState.YES);
        default -> Life.REFUSED;
      };
      // OR in GATE
      case 16 -> switch (GateTransitions.orInGate(logic)) {
        case 4 -> become(GateState.YES);
        default -> Life.REFUSED;
      };
      // MIXED in GATE
      case 17 -> switch (GateTransitions.mixedInGate(logic)) {
        case 5 -> become(GateState.YES);
        default -> Life.REFUSED;
      };
      // NESTED in GATE
      case 18 -> switch (GateTransitions.nestedInGate(logic)) {
        case 6 -> become(GateState.YES);
        default -> Life.REFUSED;
      };
      // NOT_OR in GATE
      case 19 -> switch (GateTransitions.notOrInGate(logic)) {
        case 7 -> become(GateState.YES);
        default -> Life.REFUSED;
      };
      // TWICE in GATE
      case 20 -> switch (GateTransitions.twiceInGate(logic)) {
        case 8 -> become(GateState.YES);
        default -> Life.REFUSED;
      };
      // FIRST in GATE
      case 21 -> switch (GateTransitions.firstInGate(logic)) {
        case 9 -> become(GateState.YES);
        case 10 -> become(GateState.NO);
        case 11 -> become(GateState.GATE);
        default -> Life.REFUSED;
      };
      default -> code < 0 ? code : (state = GateTransitions.position(code));
    };
  }

  private int become(GateState to) {
    return state = to.ordinal();
  }

  /** Whether an event is legal now. */
  public boolean permits(GateEvent event) {
    return GateTransitions.permits(state(), event, logic);
  }

  /** The current state. */
  public GateState state() {
    return GateTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(GateState state) {
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
    return "Gate" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private GateState state = GateState.GATE;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<GateState, GateEvent>> hooks = new ArrayList<>();

    private Engine<GateState, GateEvent> engine;

    private GateLogic logic;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code GATE}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(GateState initial) {
      if (!GateTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Gate; those are "
                + GateTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(GateState state) {
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
    public Builder hook(TransitionHook<GateState, GateEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(GateLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public GateMachine build() {
      if (logic == null) {
        throw new IllegalStateException("Gate needs a GateLogic: builder().logic(…)");
      }
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new GateMachine(state, logic);
      }
      if (engine == null) {
        engine = new Engine<>(GateTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, logic, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends GateMachine implements Life<GateState, GateEvent> {
    private final String entityId;

    private final Engine<GateState, GateEvent> engine;

    private long marks;

    private Driven(GateState state, GateLogic logic, String entityId,
        Engine<GateState, GateEvent> engine, long sequence) {
      super(state, logic);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public GateState fire(GateEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public GateState fire(GateEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<GateState> tryFire(GateEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<GateState> tryFire(GateEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public GateState force(GateState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(GateEvent event) {
      return GateTransitions.select(state(), event, super.logic);
    }

    @Override
    public GateState target(int step, GateEvent event) {
      return GateTransitions.target(step);
    }

    @Override
    public void commit(int step, GateState to, GateEvent event) {
      become(to);
    }

    @Override
    public void become(GateState to) {
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
