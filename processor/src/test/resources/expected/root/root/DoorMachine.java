package root;

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
 * One life of {@code Door}. It is confined to one thread at a time.
 *
 * <pre>{@code
 *   +--------------------+  +--------+
 * *>|        open        |  | broken |>@
 *   +--------------------+  +--------+
 *    |        ^         ^
 *    | close  | open    | reset [keyAtHand]
 *    |       ++         |
 *    v       |          |
 * +-----------+         |
 * |           |--+      |
 * |  closed   |  | slam |
 * |           |<-+      |
 * +-----------+         |
 *    |       ^          |
 *    | lock  | unlock   |
 *    v       |          |
 *   +--------------------+
 *   |       locked       |
 *   +--------------------+
 *
 * From any state to closed: reset
 * From any state to broken: breakDown
 * }</pre>
 *
 * <pre>
 * from                   event              to
 * open                   close              closed
 * closed                 open               open
 * closed                 lock               locked
 * closed                 slam               closed
 * locked                 unlock             closed
 * locked                 reset [keyAtHand]  open
 * any that is not final  reset              closed
 * any that is not final  breakDown          broken
 * any that is not final                     broken
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class DoorMachine {
  private int state;

  private final DoorLogic logic;

  private DoorMachine(DoorState state, DoorLogic logic) {
    this.state = state.ordinal();
    this.logic = logic;
  }

  /** A life that begins in {@code open}. */
  public static DoorMachine start(DoorLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static DoorMachine start(DoorState initial, DoorLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static DoorMachine resume(DoorState state, DoorLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code close}.
   *
   * <p><code>open → closed</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState close() {
    return fire(DoorEvent.CLOSE);
  }

  /**
   * The event {@code close}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DoorState close(Cause cause) {
    return fire(DoorEvent.CLOSE, cause);
  }

  /**
   * The event {@code open}.
   *
   * <p><code>closed → open</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState open() {
    return fire(DoorEvent.OPEN);
  }

  /**
   * The event {@code open}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DoorState open(Cause cause) {
    return fire(DoorEvent.OPEN, cause);
  }

  /**
   * The event {@code lock}.
   *
   * <p><code>closed → locked</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState lock() {
    return fire(DoorEvent.LOCK);
  }

  /**
   * The event {@code lock}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DoorState lock(Cause cause) {
    return fire(DoorEvent.LOCK, cause);
  }

  /**
   * The event {@code slam}.
   *
   * <p><code>closed → closed</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState slam() {
    return fire(DoorEvent.SLAM);
  }

  /**
   * The event {@code slam}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DoorState slam(Cause cause) {
    return fire(DoorEvent.SLAM, cause);
  }

  /**
   * The event {@code unlock}.
   *
   * <p><code>locked → closed</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState unlock() {
    return fire(DoorEvent.UNLOCK);
  }

  /**
   * The event {@code unlock}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DoorState unlock(Cause cause) {
    return fire(DoorEvent.UNLOCK, cause);
  }

  /**
   * The event {@code reset}.
   *
   * <p><code>open → closed, closed → closed, locked → open [keyAtHand], locked → closed</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState reset() {
    return fire(DoorEvent.RESET);
  }

  /**
   * The event {@code reset}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DoorState reset(Cause cause) {
    return fire(DoorEvent.RESET, cause);
  }

  /**
   * The event {@code breakDown}.
   *
   * <p><code>open → broken, closed → broken, locked → broken</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState breakDown() {
    return fire(DoorEvent.BREAK_DOWN);
  }

  /**
   * The event {@code breakDown}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DoorState breakDown(Cause cause) {
    return fire(DoorEvent.BREAK_DOWN, cause);
  }

  /**
   * The event {@code toBroken}.
   *
   * <p><code>open → broken, closed → broken, locked → broken</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState toBroken() {
    return fire(DoorEvent.TO_BROKEN);
  }

  /**
   * The event {@code toBroken}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DoorState toBroken(Cause cause) {
    return fire(DoorEvent.TO_BROKEN, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState fire(DoorEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      throw DoorTransitions.rules().error(to, DoorTransitions.state(from), event);
    }
    return DoorTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState fire(DoorEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<DoorState> tryFire(DoorEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      return DoorTransitions.outcomes().refused(to, DoorTransitions.state(from), event);
    }
    return DoorTransitions.outcomes().moved(DoorTransitions.state(from), DoorTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<DoorState> tryFire(DoorEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public DoorState force(DoorState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Makes a step; the position it leads to, or negative if it is refused. */
  private int step(DoorEvent event) {
    int code = DoorTransitions.code(state, event);
    return switch (code) {
      // RESET in LOCKED
      case 9 -> switch (DoorTransitions.resetInLocked(logic)) {
        case 5 -> become(DoorState.OPEN);
        case 6 -> become(DoorState.CLOSED);
        default -> Life.REFUSED;
      };
      default -> code < 0 ? code : (state = DoorTransitions.position(code));
    };
  }

  private int become(DoorState to) {
    return state = to.ordinal();
  }

  /** Whether an event is legal now. */
  public boolean permits(DoorEvent event) {
    return DoorTransitions.permits(state(), event, logic);
  }

  /** The current state. */
  public DoorState state() {
    return DoorTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(DoorState state) {
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
    return "Door" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private DoorState state = DoorState.OPEN;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<DoorState, DoorEvent>> hooks = new ArrayList<>();

    private Engine<DoorState, DoorEvent> engine;

    private DoorLogic logic;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code OPEN}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(DoorState initial) {
      if (!DoorTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Door; those are "
                + DoorTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(DoorState state) {
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
    public Builder hook(TransitionHook<DoorState, DoorEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(DoorLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public DoorMachine build() {
      if (logic == null) {
        throw new IllegalStateException("Door needs a DoorLogic: builder().logic(…)");
      }
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new DoorMachine(state, logic);
      }
      if (engine == null) {
        engine = new Engine<>(DoorTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, logic, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends DoorMachine implements Life<DoorState, DoorEvent> {
    private final String entityId;

    private final Engine<DoorState, DoorEvent> engine;

    private long marks;

    private Driven(DoorState state, DoorLogic logic, String entityId,
        Engine<DoorState, DoorEvent> engine, long sequence) {
      super(state, logic);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public DoorState fire(DoorEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public DoorState fire(DoorEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<DoorState> tryFire(DoorEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<DoorState> tryFire(DoorEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public DoorState force(DoorState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(DoorEvent event) {
      return DoorTransitions.select(state(), event, super.logic);
    }

    @Override
    public DoorState target(int step, DoorEvent event) {
      return DoorTransitions.target(step);
    }

    @Override
    public void commit(int step, DoorState to, DoorEvent event) {
      become(to);
    }

    @Override
    public void become(DoorState to) {
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
