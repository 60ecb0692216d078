package names;

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
 * One life of {@code käse-Maschine}. It is confined to one thread at a time.
 *
 * <pre>
 *                 +-------------------------------+
 *               &#42;&gt;|           half-open           |
 *                 +-------------------------------+
 *                  |          |          ^       ^
 *          agent claims task  |          |       |
 *                  |          |     &#92;u00C9clair  |
 *                  v          |          |       |
 * +-------------------+       |          |       |
 * |      2nd try      |       |          |       |
 * +-------------------+       |          |       |
 *  ^       |         |        |          |       |
 *  | HTTPServerDown  | un-claim / force  |       |
 *  |       |     3 strikes    |          |       |
 *  |       |         v        v          |       |
 *  |       |        +---------------------+      |
 *  |       |        |   gr&#92;u00F6&#92;u00DFe   |      |
 *  |       |        +---------------------+      |
 *  |       |         |            ^              |
 *  |       |       done!          |              |
 *  |       |         | &#92;u1F00&#92;u03C1&#92;u03C7&#92;u03AE  |
 *  |       v         v            |              |
 *  |      +------------------------+             |
 *  |      |      &#92;u72B6&#92;u614B      |             |
 *  |      +------------------------+             |
 *  |       |                                     |
 *  |  &#92;u5B8C&#92;u4E86                               |
 *  |       v                                     |
 * +-----------------------------------------------+
 * |                      a.b                      |
 * +-----------------------------------------------+
 * </pre>
 *
 * <pre>
 * from       event              to
 * half-open  agent claims task  2nd try
 * half-open  un-claim / force   größe
 * 2nd try    3 strikes          größe
 * 2nd try    HTTPServerDown     状態
 * größe      done!              状態
 * größe      Éclair             half-open
 * 状態         完了                 a.b
 * 状態         ἀρχή               größe
 * a.b                           half-open
 * a.b                           2nd try
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class KäseMaschineMachine {
  private int state;

  private KäseMaschineMachine(KäseMaschineState state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code half-open}. */
  public static KäseMaschineMachine start() {
    return new KäseMaschineMachine(KäseMaschineState.HALF_OPEN);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static KäseMaschineMachine start(KäseMaschineState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static KäseMaschineMachine resume(KäseMaschineState state) {
    return new KäseMaschineMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code agent claims task}.
   *
   * <p><code>half-open → 2nd try</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public KäseMaschineState agentClaimsTask() {
    return fire(KäseMaschineEvent.AGENT_CLAIMS_TASK);
  }

  /**
   * The event {@code agent claims task}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public KäseMaschineState agentClaimsTask(Cause cause) {
    return fire(KäseMaschineEvent.AGENT_CLAIMS_TASK, cause);
  }

  /**
   * The event <code>un-claim / force</code>.
   *
   * <p><code>half-open → größe</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public KäseMaschineState unClaimForce() {
    return fire(KäseMaschineEvent.UN_CLAIM_FORCE);
  }

  /**
   * The event <code>un-claim / force</code>.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public KäseMaschineState unClaimForce(Cause cause) {
    return fire(KäseMaschineEvent.UN_CLAIM_FORCE, cause);
  }

  /**
   * The event {@code 3 strikes}.
   *
   * <p><code>2nd try → größe</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public KäseMaschineState _3Strikes() {
    return fire(KäseMaschineEvent._3_STRIKES);
  }

  /**
   * The event {@code 3 strikes}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public KäseMaschineState _3Strikes(Cause cause) {
    return fire(KäseMaschineEvent._3_STRIKES, cause);
  }

  /**
   * The event {@code HTTPServerDown}.
   *
   * <p><code>2nd try → 状態</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public KäseMaschineState httpServerDown() {
    return fire(KäseMaschineEvent.HTTP_SERVER_DOWN);
  }

  /**
   * The event {@code HTTPServerDown}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public KäseMaschineState httpServerDown(Cause cause) {
    return fire(KäseMaschineEvent.HTTP_SERVER_DOWN, cause);
  }

  /**
   * The event {@code done!}.
   *
   * <p><code>größe → 状態</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public KäseMaschineState done() {
    return fire(KäseMaschineEvent.DONE);
  }

  /**
   * The event {@code done!}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public KäseMaschineState done(Cause cause) {
    return fire(KäseMaschineEvent.DONE, cause);
  }

  /**
   * The event {@code Éclair}.
   *
   * <p><code>größe → half-open</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public KäseMaschineState éclair() {
    return fire(KäseMaschineEvent.ÉCLAIR);
  }

  /**
   * The event {@code Éclair}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public KäseMaschineState éclair(Cause cause) {
    return fire(KäseMaschineEvent.ÉCLAIR, cause);
  }

  /**
   * The event {@code 完了}.
   *
   * <p><code>状態 → a.b</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public KäseMaschineState 完了() {
    return fire(KäseMaschineEvent.完了);
  }

  /**
   * The event {@code 完了}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public KäseMaschineState 完了(Cause cause) {
    return fire(KäseMaschineEvent.完了, cause);
  }

  /**
   * The event {@code ἀρχή}.
   *
   * <p><code>状態 → größe</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public KäseMaschineState ἀρχή() {
    return fire(KäseMaschineEvent.ἈΡΧΉ);
  }

  /**
   * The event {@code ἀρχή}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public KäseMaschineState ἀρχή(Cause cause) {
    return fire(KäseMaschineEvent.ἈΡΧΉ, cause);
  }

  /**
   * The event {@code toHalfOpen}.
   *
   * <p><code>a.b → half-open</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public KäseMaschineState toHalfOpen() {
    return fire(KäseMaschineEvent.TO_HALF_OPEN);
  }

  /**
   * The event {@code toHalfOpen}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public KäseMaschineState toHalfOpen(Cause cause) {
    return fire(KäseMaschineEvent.TO_HALF_OPEN, cause);
  }

  /**
   * The event {@code to_2ndTry}.
   *
   * <p><code>a.b → 2nd try</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public KäseMaschineState to2ndTry() {
    return fire(KäseMaschineEvent.TO_2ND_TRY);
  }

  /**
   * The event {@code to_2ndTry}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public KäseMaschineState to2ndTry(Cause cause) {
    return fire(KäseMaschineEvent.TO_2ND_TRY, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public KäseMaschineState fire(KäseMaschineEvent event) {
    int from = state;
    int to = KäseMaschineTransitions.follow(from, event);
    if (to < 0) {
      throw KäseMaschineTransitions.rules().error(Life.ILLEGAL, KäseMaschineTransitions.state(from), event);
    }
    state = to;
    return KäseMaschineTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public KäseMaschineState fire(KäseMaschineEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<KäseMaschineState> tryFire(KäseMaschineEvent event) {
    int from = state;
    int to = KäseMaschineTransitions.follow(from, event);
    if (to < 0) {
      return KäseMaschineTransitions.outcomes().refused(Life.ILLEGAL,
          KäseMaschineTransitions.state(from), event);
    }
    state = to;
    return KäseMaschineTransitions.outcomes().moved(KäseMaschineTransitions.state(from),
        KäseMaschineTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<KäseMaschineState> tryFire(KäseMaschineEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public KäseMaschineState force(KäseMaschineState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Whether an event is legal now. */
  public boolean permits(KäseMaschineEvent event) {
    return KäseMaschineTransitions.follow(state, event) >= 0;
  }

  /** The current state. */
  public KäseMaschineState state() {
    return KäseMaschineTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(KäseMaschineState state) {
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
    return "käse-Maschine" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private KäseMaschineState state = KäseMaschineState.HALF_OPEN;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<KäseMaschineState, KäseMaschineEvent>> hooks =
        new ArrayList<>();

    private Engine<KäseMaschineState, KäseMaschineEvent> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code HALF_OPEN}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(KäseMaschineState initial) {
      if (!KäseMaschineTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of käse-Maschine; those are "
                + KäseMaschineTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(KäseMaschineState state) {
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
    public Builder hook(TransitionHook<KäseMaschineState, KäseMaschineEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public KäseMaschineMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new KäseMaschineMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(KäseMaschineTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven
      extends KäseMaschineMachine
      implements Life<KäseMaschineState, KäseMaschineEvent> {
    private final String entityId;

    private final Engine<KäseMaschineState, KäseMaschineEvent> engine;

    private long marks;

    private Driven(KäseMaschineState state, String entityId,
        Engine<KäseMaschineState, KäseMaschineEvent> engine, long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public KäseMaschineState fire(KäseMaschineEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public KäseMaschineState fire(KäseMaschineEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<KäseMaschineState> tryFire(KäseMaschineEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<KäseMaschineState> tryFire(KäseMaschineEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public KäseMaschineState force(KäseMaschineState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(KäseMaschineEvent event) {
      return KäseMaschineTransitions.follow(super.state, event);
    }

    @Override
    public KäseMaschineState target(int step, KäseMaschineEvent event) {
      return KäseMaschineTransitions.state(step);
    }

    @Override
    public void commit(int step, KäseMaschineState to, KäseMaschineEvent event) {
      become(to);
    }

    @Override
    public void become(KäseMaschineState to) {
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
