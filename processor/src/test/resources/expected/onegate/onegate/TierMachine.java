package onegate;

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
 * One life of {@code Tier}. It is confined to one thread at a time.
 *
 * <pre>{@code
 *          +----------------------------------------------+
 *          |                                              |--+
 *        *>|                    entry                     |  | score [!fair && !tired]
 *          |                                              |<-+
 *          +----------------------------------------------+
 *           |             |              |               |
 * score [top && !banned]  |     score [fair] [toss]      |
 *           |   score [good || lucky] /  |  score [banned && !pardoned] /
 *           |             |              |               |
 *           |    score [fair] [toss]     |             score
 *           v             v              v               v
 *        +------+     +--------+     +--------+       +-----+
 *        | gold |     | silver |     | bronze |       | out |>@
 *        +------+     +--------+     +--------+       +-----+
 *
 * From any state to entry: reset
 * }</pre>
 *
 * <pre>
 * from                   event                        to
 * entry                  score [top &amp;&amp; !banned]       gold
 * entry                  score [banned &amp;&amp; !pardoned]  out
 * entry                  score [good || lucky]        silver
 * entry                  score [fair]                 silver or bronze
 * entry                  score [!fair &amp;&amp; !tired]      entry
 * entry                  score                        out
 * any that is not final  reset                        entry
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class TierMachine {
  private int state;

  private final TierLogic logic;

  private TierMachine(TierState state, TierLogic logic) {
    this.state = state.ordinal();
    this.logic = logic;
  }

  /** A life that begins in {@code entry}. */
  public static TierMachine start(TierLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static TierMachine start(TierState initial, TierLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static TierMachine resume(TierState state, TierLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code score}.
   *
   * <p><code>entry → gold [top &amp;&amp; !banned], entry → out [banned &amp;&amp; !pardoned],
   * entry → silver [good || lucky], entry → silver or bronze [fair], entry → entry [!fair
   * &amp;&amp; !tired], entry → out</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public TierState score(int points) {
    return fire(TierEvent.score(points));
  }

  /**
   * The event {@code score}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public TierState score(int points, Cause cause) {
    return fire(TierEvent.score(points), cause);
  }

  /**
   * The event {@code reset}.
   *
   * <p><code>entry → entry, gold → entry, silver → entry, bronze → entry</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public TierState reset() {
    return fire(TierEvent.reset());
  }

  /**
   * The event {@code reset}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public TierState reset(Cause cause) {
    return fire(TierEvent.reset(), cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public TierState fire(TierEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      throw TierTransitions.rules().error(to, TierTransitions.state(from), event);
    }
    return TierTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public TierState fire(TierEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<TierState> tryFire(TierEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      return TierTransitions.outcomes().refused(to, TierTransitions.state(from), event);
    }
    return TierTransitions.outcomes().moved(TierTransitions.state(from), TierTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<TierState> tryFire(TierEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public TierState force(TierState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Makes a step; the position it leads to, or negative if it is refused. */
  private int step(TierEvent event) {
    int code = TierTransitions.code(state, event);
    return switch (code) {
      // SCORE in ENTRY
      case 7 -> switch (TierTransitions.scoreInEntry(event, logic)) {
        case 0 -> become(TierState.GOLD);
        case 1 -> become(TierState.OUT);
        case 2 -> become(TierState.SILVER);
        case 3 -> become(Failure.due(logic.toss((TierEvent.Score) event), this,
            "choose toss").state());
        case 4 -> become(TierState.ENTRY);
        case 5 -> become(TierState.OUT);
        default -> Life.REFUSED;
      };
      default -> code < 0 ? code : (state = TierTransitions.position(code));
    };
  }

  private int become(TierState to) {
    return state = to.ordinal();
  }

  /** Whether an event is legal now. */
  public boolean permits(TierEvent event) {
    return TierTransitions.permits(state(), event, logic);
  }

  /** The current state. */
  public TierState state() {
    return TierTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(TierState state) {
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
    return "Tier" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private TierState state = TierState.ENTRY;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<TierState, TierEvent>> hooks = new ArrayList<>();

    private Engine<TierState, TierEvent> engine;

    private TierLogic logic;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code ENTRY}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(TierState initial) {
      if (!TierTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Tier; those are "
                + TierTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(TierState state) {
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
    public Builder hook(TransitionHook<TierState, TierEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(TierLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public TierMachine build() {
      if (logic == null) {
        throw new IllegalStateException("Tier needs a TierLogic: builder().logic(…)");
      }
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new TierMachine(state, logic);
      }
      if (engine == null) {
        engine = new Engine<>(TierTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, logic, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends TierMachine implements Life<TierState, TierEvent> {
    private final String entityId;

    private final Engine<TierState, TierEvent> engine;

    private long marks;

    private Driven(TierState state, TierLogic logic, String entityId,
        Engine<TierState, TierEvent> engine, long sequence) {
      super(state, logic);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public TierState fire(TierEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public TierState fire(TierEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<TierState> tryFire(TierEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<TierState> tryFire(TierEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public TierState force(TierState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(TierEvent event) {
      return TierTransitions.select(state(), event, super.logic);
    }

    @Override
    public TierState target(int step, TierEvent event) {
      return TierTransitions.target(step, event, super.logic, this);
    }

    @Override
    public void commit(int step, TierState to, TierEvent event) {
      become(to);
    }

    @Override
    public void become(TierState to) {
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
