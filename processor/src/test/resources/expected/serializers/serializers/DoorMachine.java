package serializers;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.data.UnknownFields;
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
 *   +---------+
 * *>|  SHUT   |
 *   +---------+
 *    |       ^
 *    | push  | pull
 *    v       |
 * +-----------+
 * | WIDE_OPEN |
 * +-----------+
 * }</pre>
 *
 * <pre>
 * from       event  to
 * SHUT       push   WIDE_OPEN
 * WIDE_OPEN  pull   SHUT
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class DoorMachine {
  private int state;

  /** What the instance's data had that this version does not know; null if nothing. */
  UnknownFields kept;

  private DoorMachine(DoorState state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code SHUT}. */
  public static DoorMachine start() {
    return new DoorMachine(DoorState.SHUT);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static DoorMachine start(DoorState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static DoorMachine resume(DoorState state) {
    return new DoorMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code push}.
   *
   * <p><code>SHUT → WIDE_OPEN</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState push() {
    return fire(DoorEvent.PUSH);
  }

  /**
   * The event {@code push}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DoorState push(Cause cause) {
    return fire(DoorEvent.PUSH, cause);
  }

  /**
   * The event {@code pull}.
   *
   * <p><code>WIDE_OPEN → SHUT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState pull() {
    return fire(DoorEvent.PULL);
  }

  /**
   * The event {@code pull}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DoorState pull(Cause cause) {
    return fire(DoorEvent.PULL, cause);
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
    int to = DoorTransitions.follow(from, event);
    if (to < 0) {
      throw DoorTransitions.rules().error(Life.ILLEGAL, DoorTransitions.state(from), event);
    }
    state = to;
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
    int to = DoorTransitions.follow(from, event);
    if (to < 0) {
      return DoorTransitions.outcomes().refused(Life.ILLEGAL, DoorTransitions.state(from), event);
    }
    state = to;
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

  /** Whether an event is legal now. */
  public boolean permits(DoorEvent event) {
    return DoorTransitions.follow(state, event) >= 0;
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
    private DoorState state = DoorState.SHUT;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<DoorState, DoorEvent>> hooks = new ArrayList<>();

    private Engine<DoorState, DoorEvent> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code SHUT}.
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

    /** The life. */
    public DoorMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new DoorMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(DoorTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends DoorMachine implements Life<DoorState, DoorEvent> {
    private final String entityId;

    private final Engine<DoorState, DoorEvent> engine;

    private long marks;

    private Driven(DoorState state, String entityId, Engine<DoorState, DoorEvent> engine,
        long sequence) {
      super(state);
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
      return DoorTransitions.follow(super.state, event);
    }

    @Override
    public DoorState target(int step, DoorEvent event) {
      return DoorTransitions.state(step);
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
