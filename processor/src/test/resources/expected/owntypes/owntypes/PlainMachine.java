package owntypes;

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
 * One life of {@code Plain}. It is confined to one thread at a time.
 *
 * <pre>{@code
 *   +---------------------------------------------------------------------+
 * *>|                                NEXT                                 |
 *   +---------------------------------------------------------------------+
 *    ^     ^       |            ^    ^             ^   ^     |      ^  | ^
 *    |     |       v            |    |             |   |     v      |  v |
 *    |     |   +--------------+ |    |             |   | +--------+ | +---------+
 *    |     |   |    STATES    | |    |             |   | | EVENTS | | | ILLEGAL |
 *    |     |   +--------------+ |    |             |   | +--------+ | +---------+
 *    |     |    |    |       |  |    |             |   |    |    |  |
 *    |     |    |    |       +--+----+--+          |   |    |    |  |
 *    |     |    v    v          |    |  v          |   |    v    v  |
 *    | +---------+  +---------+ |    | +---------+ | +-------+  +----------+
 *    | | REFUSED |  | TARGETS | |    | |  STEPS  | | | FINAL |  | INSTANCE |
 *    | +---------+  +---------+ |    | +---------+ | +-------+  +----------+
 *    |               |      |   |    |    |     |  |
 *    |               v      v   |    |    v     v  |
 *   +-----------------+  +-------+  +-------+  +---------+
 *   |    OUTCOMES     |  | MOVES |  | RULES |  | INITIAL |
 *   +-----------------+  +-------+  +-------+  +---------+
 * }</pre>
 *
 * <pre>
 * from      event  to
 * NEXT             STATES
 * NEXT             EVENTS
 * NEXT             ILLEGAL
 * STATES           STEPS
 * STATES           TARGETS
 * STATES           REFUSED
 * EVENTS           INSTANCE
 * EVENTS           FINAL
 * STEPS            INITIAL
 * STEPS            RULES
 * TARGETS          MOVES
 * TARGETS          OUTCOMES
 * INSTANCE         NEXT
 * ILLEGAL          NEXT
 * REFUSED          NEXT
 * INITIAL          NEXT
 * FINAL            NEXT
 * RULES            NEXT
 * MOVES            NEXT
 * OUTCOMES         NEXT
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class PlainMachine {
  private int state;

  private PlainMachine(PlainState state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code NEXT}. */
  public static PlainMachine start() {
    return new PlainMachine(PlainState.NEXT);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static PlainMachine start(PlainState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static PlainMachine resume(PlainState state) {
    return new PlainMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code toStates}.
   *
   * <p><code>NEXT → STATES</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState toStates() {
    return fire(PlainEvent.TO_STATES);
  }

  /**
   * The event {@code toStates}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlainState toStates(Cause cause) {
    return fire(PlainEvent.TO_STATES, cause);
  }

  /**
   * The event {@code toEvents}.
   *
   * <p><code>NEXT → EVENTS</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState toEvents() {
    return fire(PlainEvent.TO_EVENTS);
  }

  /**
   * The event {@code toEvents}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlainState toEvents(Cause cause) {
    return fire(PlainEvent.TO_EVENTS, cause);
  }

  /**
   * The event {@code toIllegal}.
   *
   * <p><code>NEXT → ILLEGAL</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState toIllegal() {
    return fire(PlainEvent.TO_ILLEGAL);
  }

  /**
   * The event {@code toIllegal}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlainState toIllegal(Cause cause) {
    return fire(PlainEvent.TO_ILLEGAL, cause);
  }

  /**
   * The event {@code toSteps}.
   *
   * <p><code>STATES → STEPS</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState toSteps() {
    return fire(PlainEvent.TO_STEPS);
  }

  /**
   * The event {@code toSteps}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlainState toSteps(Cause cause) {
    return fire(PlainEvent.TO_STEPS, cause);
  }

  /**
   * The event {@code toTargets}.
   *
   * <p><code>STATES → TARGETS</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState toTargets() {
    return fire(PlainEvent.TO_TARGETS);
  }

  /**
   * The event {@code toTargets}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlainState toTargets(Cause cause) {
    return fire(PlainEvent.TO_TARGETS, cause);
  }

  /**
   * The event {@code toRefused}.
   *
   * <p><code>STATES → REFUSED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState toRefused() {
    return fire(PlainEvent.TO_REFUSED);
  }

  /**
   * The event {@code toRefused}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlainState toRefused(Cause cause) {
    return fire(PlainEvent.TO_REFUSED, cause);
  }

  /**
   * The event {@code toInstance}.
   *
   * <p><code>EVENTS → INSTANCE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState toInstance() {
    return fire(PlainEvent.TO_INSTANCE);
  }

  /**
   * The event {@code toInstance}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlainState toInstance(Cause cause) {
    return fire(PlainEvent.TO_INSTANCE, cause);
  }

  /**
   * The event {@code toFinal}.
   *
   * <p><code>EVENTS → FINAL</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState toFinal() {
    return fire(PlainEvent.TO_FINAL);
  }

  /**
   * The event {@code toFinal}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlainState toFinal(Cause cause) {
    return fire(PlainEvent.TO_FINAL, cause);
  }

  /**
   * The event {@code toInitial}.
   *
   * <p><code>STEPS → INITIAL</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState toInitial() {
    return fire(PlainEvent.TO_INITIAL);
  }

  /**
   * The event {@code toInitial}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlainState toInitial(Cause cause) {
    return fire(PlainEvent.TO_INITIAL, cause);
  }

  /**
   * The event {@code toRules}.
   *
   * <p><code>STEPS → RULES</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState toRules() {
    return fire(PlainEvent.TO_RULES);
  }

  /**
   * The event {@code toRules}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlainState toRules(Cause cause) {
    return fire(PlainEvent.TO_RULES, cause);
  }

  /**
   * The event {@code toMoves}.
   *
   * <p><code>TARGETS → MOVES</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState toMoves() {
    return fire(PlainEvent.TO_MOVES);
  }

  /**
   * The event {@code toMoves}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlainState toMoves(Cause cause) {
    return fire(PlainEvent.TO_MOVES, cause);
  }

  /**
   * The event {@code toOutcomes}.
   *
   * <p><code>TARGETS → OUTCOMES</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState toOutcomes() {
    return fire(PlainEvent.TO_OUTCOMES);
  }

  /**
   * The event {@code toOutcomes}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlainState toOutcomes(Cause cause) {
    return fire(PlainEvent.TO_OUTCOMES, cause);
  }

  /**
   * The event {@code toNext}.
   *
   * <p><code>INSTANCE → NEXT, ILLEGAL → NEXT, REFUSED → NEXT, INITIAL → NEXT, FINAL → NEXT, RULES →
   * NEXT, MOVES → NEXT, OUTCOMES → NEXT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState toNext() {
    return fire(PlainEvent.TO_NEXT);
  }

  /**
   * The event {@code toNext}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlainState toNext(Cause cause) {
    return fire(PlainEvent.TO_NEXT, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState fire(PlainEvent event) {
    int from = state;
    int to = PlainTransitions.follow(from, event);
    if (to < 0) {
      throw PlainTransitions.rules().error(Life.ILLEGAL, PlainTransitions.state(from), event);
    }
    state = to;
    return PlainTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState fire(PlainEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<PlainState> tryFire(PlainEvent event) {
    int from = state;
    int to = PlainTransitions.follow(from, event);
    if (to < 0) {
      return PlainTransitions.outcomes().refused(Life.ILLEGAL, PlainTransitions.state(from), event);
    }
    state = to;
    return PlainTransitions.outcomes().moved(PlainTransitions.state(from),
        PlainTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<PlainState> tryFire(PlainEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public PlainState force(PlainState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Whether an event is legal now. */
  public boolean permits(PlainEvent event) {
    return PlainTransitions.follow(state, event) >= 0;
  }

  /** The current state. */
  public PlainState state() {
    return PlainTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(PlainState state) {
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
    return "Plain" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private PlainState state = PlainState.NEXT;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<PlainState, PlainEvent>> hooks = new ArrayList<>();

    private Engine<PlainState, PlainEvent> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code NEXT}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(PlainState initial) {
      if (!PlainTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Plain; those are "
                + PlainTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(PlainState state) {
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
    public Builder hook(TransitionHook<PlainState, PlainEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public PlainMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new PlainMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(PlainTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends PlainMachine implements Life<PlainState, PlainEvent> {
    private final String entityId;

    private final Engine<PlainState, PlainEvent> engine;

    private long marks;

    private Driven(PlainState state, String entityId, Engine<PlainState, PlainEvent> engine,
        long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public PlainState fire(PlainEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public PlainState fire(PlainEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<PlainState> tryFire(PlainEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<PlainState> tryFire(PlainEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public PlainState force(PlainState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(PlainEvent event) {
      return PlainTransitions.follow(super.state, event);
    }

    @Override
    public PlainState target(int step, PlainEvent event) {
      return PlainTransitions.state(step);
    }

    @Override
    public void commit(int step, PlainState to, PlainEvent event) {
      become(to);
    }

    @Override
    public void become(PlainState to) {
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
