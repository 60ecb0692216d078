package complete;

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
 * One life of {@code Dial}. It is confined to one thread at a time.
 *
 * <pre>{@code
 *         +-------------------------------------+
 *         |                                     |--+ e0 /
 *       *>|                 P0                  |  | e4
 *         |                                     |<-+
 *         +-------------------------------------+
 *          |     ^          ^     |      ^     |
 *          | e3  | e1       |     | e2   |     | e1
 *          v     |          |     |      |     |
 * +---------------+         |     |      |     |
 * |               |--+ e0 / |     |      |     |
 * |      P3       |  | e4   |     |      |     |
 * |               |<-+      |     |      |     |
 * +---------------+         |     |      |     |
 *  ^     |     ^ |          |     |      |     |
 *  |     |     | +---+      |     |      |     |
 *  |     |     |     |      |     |      |     |
 *  |     | e2  | e1  | e3   | e2  |      |     |
 *  |     |     |     |      |     |      |     |
 *  |     |     |     |      | +---+      |     |
 *  |     |     |     v      | v          |     |
 *  |     |    +----------------+         |     |
 *  |     |    |                |--+ e0 / |     |
 *  |     |    |       P2       |  | e4   |     |
 *  |     |    |                |<-+      |     |
 *  |     |    +----------------+         |     |
 *  |     |     ^     |                   |     |
 *  | e2  |     | e1  | e3                | e3  |
 *  |     v     |     v                   |     v
 * +---------------------------------------------+
 * |                                             |--+ e0 /
 * |                     P1                      |  | e4
 * |                                             |<-+
 * +---------------------------------------------+
 * }</pre>
 *
 * <pre>
 * from  event  to
 * P0    e0     P0
 * P0    e1     P1
 * P0    e2     P2
 * P0    e3     P3
 * P0    e4     P0
 * P1    e0     P1
 * P1    e1     P2
 * P1    e2     P3
 * P1    e3     P0
 * P1    e4     P1
 * P2    e0     P2
 * P2    e1     P3
 * P2    e2     P0
 * P2    e3     P1
 * P2    e4     P2
 * P3    e0     P3
 * P3    e1     P0
 * P3    e2     P1
 * P3    e3     P2
 * P3    e4     P3
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class DialMachine {
  private int state;

  private DialMachine(DialState state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code P0}. */
  public static DialMachine start() {
    return new DialMachine(DialState.P0);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static DialMachine start(DialState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static DialMachine resume(DialState state) {
    return new DialMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code e0}.
   *
   * <p><code>P0 → P0, P1 → P1, P2 → P2, P3 → P3</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DialState e0() {
    return fire(DialEvent.E0);
  }

  /**
   * The event {@code e0}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DialState e0(Cause cause) {
    return fire(DialEvent.E0, cause);
  }

  /**
   * The event {@code e1}.
   *
   * <p><code>P0 → P1, P1 → P2, P2 → P3, P3 → P0</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DialState e1() {
    return fire(DialEvent.E1);
  }

  /**
   * The event {@code e1}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DialState e1(Cause cause) {
    return fire(DialEvent.E1, cause);
  }

  /**
   * The event {@code e2}.
   *
   * <p><code>P0 → P2, P1 → P3, P2 → P0, P3 → P1</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DialState e2() {
    return fire(DialEvent.E2);
  }

  /**
   * The event {@code e2}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DialState e2(Cause cause) {
    return fire(DialEvent.E2, cause);
  }

  /**
   * The event {@code e3}.
   *
   * <p><code>P0 → P3, P1 → P0, P2 → P1, P3 → P2</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DialState e3() {
    return fire(DialEvent.E3);
  }

  /**
   * The event {@code e3}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DialState e3(Cause cause) {
    return fire(DialEvent.E3, cause);
  }

  /**
   * The event {@code e4}.
   *
   * <p><code>P0 → P0, P1 → P1, P2 → P2, P3 → P3</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DialState e4() {
    return fire(DialEvent.E4);
  }

  /**
   * The event {@code e4}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DialState e4(Cause cause) {
    return fire(DialEvent.E4, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DialState fire(DialEvent event) {
    int from = state;
    int to = DialTransitions.follow(from, event);
    if (to < 0) {
      throw DialTransitions.rules().error(Life.ILLEGAL, DialTransitions.state(from), event);
    }
    state = to;
    return DialTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DialState fire(DialEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<DialState> tryFire(DialEvent event) {
    int from = state;
    int to = DialTransitions.follow(from, event);
    if (to < 0) {
      return DialTransitions.outcomes().refused(Life.ILLEGAL, DialTransitions.state(from), event);
    }
    state = to;
    return DialTransitions.outcomes().moved(DialTransitions.state(from), DialTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<DialState> tryFire(DialEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public DialState force(DialState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Whether an event is legal now. */
  public boolean permits(DialEvent event) {
    return DialTransitions.follow(state, event) >= 0;
  }

  /** The current state. */
  public DialState state() {
    return DialTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(DialState state) {
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
    return "Dial" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private DialState state = DialState.P0;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<DialState, DialEvent>> hooks = new ArrayList<>();

    private Engine<DialState, DialEvent> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code P0}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(DialState initial) {
      if (!DialTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Dial; those are "
                + DialTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(DialState state) {
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
    public Builder hook(TransitionHook<DialState, DialEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public DialMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new DialMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(DialTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends DialMachine implements Life<DialState, DialEvent> {
    private final String entityId;

    private final Engine<DialState, DialEvent> engine;

    private long marks;

    private Driven(DialState state, String entityId, Engine<DialState, DialEvent> engine,
        long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public DialState fire(DialEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public DialState fire(DialEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<DialState> tryFire(DialEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<DialState> tryFire(DialEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public DialState force(DialState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(DialEvent event) {
      return DialTransitions.follow(super.state, event);
    }

    @Override
    public DialState target(int step, DialEvent event) {
      return DialTransitions.state(step);
    }

    @Override
    public void commit(int step, DialState to, DialEvent event) {
      become(to);
    }

    @Override
    public void become(DialState to) {
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
