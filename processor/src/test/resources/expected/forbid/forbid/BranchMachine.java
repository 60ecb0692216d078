package forbid;

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
 * One life of {@code Branch}. It is confined to one thread at a time.
 *
 * <p>Every pair that is not there on purpose says why.
 *
 * <pre>{@code
 *   +-----------+
 * *>|   DRAFT   |
 *   +-----------+
 *      |       |
 *      v       |
 * +----------+ |
 * | REVIEWED | |
 * +----------+ |
 *    |    |    |
 *    |    v    v
 *    | +--------+
 *    | | CLOSED |
 *    | +--------+
 *    |  ^ |
 *    v  | v
 *   +--------+
 *   | MERGED |
 *   +--------+
 * }</pre>
 *
 * <pre>
 * from      event  to
 * DRAFT            REVIEWED
 * DRAFT            CLOSED
 * REVIEWED         MERGED
 * REVIEWED         CLOSED
 * MERGED           CLOSED
 * CLOSED           MERGED
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class BranchMachine {
  private int state;

  private BranchMachine(BranchState state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code DRAFT}. */
  public static BranchMachine start() {
    return new BranchMachine(BranchState.DRAFT);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static BranchMachine start(BranchState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static BranchMachine resume(BranchState state) {
    return new BranchMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code toReviewed}.
   *
   * <p><code>DRAFT → REVIEWED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public BranchState toReviewed() {
    return fire(BranchEvent.TO_REVIEWED);
  }

  /**
   * The event {@code toReviewed}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public BranchState toReviewed(Cause cause) {
    return fire(BranchEvent.TO_REVIEWED, cause);
  }

  /**
   * The event {@code toClosed}.
   *
   * <p><code>DRAFT → CLOSED, REVIEWED → CLOSED, MERGED → CLOSED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public BranchState toClosed() {
    return fire(BranchEvent.TO_CLOSED);
  }

  /**
   * The event {@code toClosed}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public BranchState toClosed(Cause cause) {
    return fire(BranchEvent.TO_CLOSED, cause);
  }

  /**
   * The event {@code toMerged}.
   *
   * <p><code>REVIEWED → MERGED, CLOSED → MERGED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public BranchState toMerged() {
    return fire(BranchEvent.TO_MERGED);
  }

  /**
   * The event {@code toMerged}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public BranchState toMerged(Cause cause) {
    return fire(BranchEvent.TO_MERGED, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public BranchState fire(BranchEvent event) {
    int from = state;
    int to = BranchTransitions.follow(from, event);
    if (to < 0) {
      throw BranchTransitions.rules().error(Life.ILLEGAL, BranchTransitions.state(from), event);
    }
    state = to;
    return BranchTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public BranchState fire(BranchEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<BranchState> tryFire(BranchEvent event) {
    int from = state;
    int to = BranchTransitions.follow(from, event);
    if (to < 0) {
      return BranchTransitions.outcomes().refused(Life.ILLEGAL, BranchTransitions.state(from),
          event);
    }
    state = to;
    return BranchTransitions.outcomes().moved(BranchTransitions.state(from),
        BranchTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<BranchState> tryFire(BranchEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public BranchState force(BranchState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Whether an event is legal now. */
  public boolean permits(BranchEvent event) {
    return BranchTransitions.follow(state, event) >= 0;
  }

  /** The current state. */
  public BranchState state() {
    return BranchTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(BranchState state) {
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
    return "Branch" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private BranchState state = BranchState.DRAFT;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<BranchState, BranchEvent>> hooks = new ArrayList<>();

    private Engine<BranchState, BranchEvent> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code DRAFT}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(BranchState initial) {
      if (!BranchTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Branch; those are "
                + BranchTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(BranchState state) {
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
    public Builder hook(TransitionHook<BranchState, BranchEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public BranchMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new BranchMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(BranchTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven
      extends BranchMachine
      implements Life<BranchState, BranchEvent> {
    private final String entityId;

    private final Engine<BranchState, BranchEvent> engine;

    private long marks;

    private Driven(BranchState state, String entityId, Engine<BranchState, BranchEvent> engine,
        long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public BranchState fire(BranchEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public BranchState fire(BranchEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<BranchState> tryFire(BranchEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<BranchState> tryFire(BranchEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public BranchState force(BranchState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(BranchEvent event) {
      return BranchTransitions.follow(super.state, event);
    }

    @Override
    public BranchState target(int step, BranchEvent event) {
      return BranchTransitions.state(step);
    }

    @Override
    public void commit(int step, BranchState to, BranchEvent event) {
      become(to);
    }

    @Override
    public void become(BranchState to) {
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
