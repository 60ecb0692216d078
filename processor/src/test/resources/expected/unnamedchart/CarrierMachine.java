import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Engine;
import dev.pawl.engine.chart.ChartSetup;
import java.time.Clock;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Carrier}. It is confined to one thread at a time.
 *
 * <pre>{@code
 *   +---------+
 * *>|  Empty  |
 *   +---------+
 *    |       ^
 *    | tell  | spill [old]
 *    v       |
 *  +----------+
 *  |   Full   |
 *  +----------+
 * }</pre>
 *
 * <pre>
 * from   event        to
 * Empty  tell         Full
 * Full   spill [old]  Empty
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class CarrierMachine {
  private final CarrierTransitions.Life life;

  private CarrierMachine(CarrierTransitions.Life life) {
    this.life = life;
  }

  /** A life that begins where lives begin by default. */
  public static CarrierMachine start(Step context, CarrierLogic logic) {
    return builder().context(context).logic(logic).build();
  }

  /** A life that goes on in a state, whichever it is: its timers start anew, no effect runs. */
  public static CarrierMachine resume(CarrierState state, Step context, CarrierLogic logic) {
    return builder().resume(state).context(context).logic(logic).build();
  }

  /**
   * A life that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static CarrierMachine resume(Snapshot<CarrierState, CarrierEvent, Step> snapshot,
      CarrierLogic logic) {
    return builder().resume(snapshot).logic(logic).build();
  }

  /** Builds a life with an id, hooks, a clock or a scheduler. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code tell}.
   *
   * <p><code>Empty → Full</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public CarrierState tell(Step life) {
    return fire(CarrierEvent.tell(life));
  }

  /**
   * The event {@code tell}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public CarrierState tell(Step life, Cause cause) {
    return fire(CarrierEvent.tell(life), cause);
  }

  /**
   * The event {@code spill}.
   *
   * <p><code>Full → Empty [old]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public CarrierState spill() {
    return fire(CarrierEvent.spill());
  }

  /**
   * The event {@code spill}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public CarrierState spill(Cause cause) {
    return fire(CarrierEvent.spill(), cause);
  }

  /**
   * Fires an event, and whatever follows from it.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public CarrierState fire(CarrierEvent event) {
    return life.fire(event, Cause.none());
  }

  /**
   * Fires an event, and whatever follows from it; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public CarrierState fire(CarrierEvent event, Cause cause) {
    return life.fire(event, cause);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<CarrierState> tryFire(CarrierEvent event) {
    return life.tryFire(event, Cause.none());
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<CarrierState> tryFire(CarrierEvent event, Cause cause) {
    return life.tryFire(event, cause);
  }

  /**
   * Takes a state past the rules; what is orthogonal to it stays. Hooks hear of it and may
   * veto; what is left and entered has its effects.
   *
   * @return the state of the life then
   */
  public CarrierState force(CarrierState state, Cause cause) {
    return life.force(state, cause);
  }

  /** Whether an event may be fired, and has a transition now. */
  public boolean permits(CarrierEvent event) {
    return life.permits(event);
  }

  /** The current state. */
  public CarrierState state() {
    return life.state();
  }

  /** The active leaves in document order; unmodifiable. */
  public Set<CarrierState> configuration() {
    return life.configuration();
  }

  /** Whether a state is active, with just this data. */
  public boolean is(CarrierState state) {
    return life.configuration().contains(state);
  }

  /** Whether a state is active, or one below it. */
  public boolean is(CarrierState.Type state) {
    return life.is(state);
  }

  /** The current context. */
  public Step context() {
    return life.context();
  }

  /** Whose life this is; null if it has no id. */
  public String entityId() {
    return life.entityId();
  }

  /** How many transitions have been taken. */
  public long sequence() {
    return life.sequence();
  }

  /**
   * All there is to know of the life, to go on with it later or elsewhere.
   *
   * @throws IllegalStateException if a hook or an effect calls this: take it after the
   *     macrostep
   */
  public Snapshot<CarrierState, CarrierEvent, Step> snapshot() {
    return life.snapshot();
  }

  @Override
  public String toString() {
    return life.toString();
  }

  /** Builds lives. One builder may build many. Not thread-safe. */
  public static final class Builder {
    private CarrierState.Type initial;

    private CarrierState resumed;

    private Snapshot<CarrierState, CarrierEvent, Step> snapshot;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<CarrierState, CarrierEvent>> hooks = new ArrayList<>();

    private Step context;

    private CarrierLogic logic;

    private Builder() {}

    /**
     * The state in which the life goes on, whichever it is: its timers start anew, no effect
     * runs.
     */
    public Builder resume(CarrierState state) {
      this.resumed = Objects.requireNonNull(state, "state");
      return this;
    }

    /** What the life goes on from: its leaves, history, context, timers and deferred events. */
    public Builder resume(Snapshot<CarrierState, CarrierEvent, Step> snapshot) {
      this.snapshot = Objects.requireNonNull(snapshot, "snapshot");
      this.context = snapshot.context();
      return this;
    }

    /** Whose life it is; told in records and errors. */
    public Builder entityId(String entityId) {
      this.entityId = Objects.requireNonNull(entityId, "entityId");
      return this;
    }

    /**
     * How many transitions the life has already taken, where it is resumed in a state.
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
      return this;
    }

    /** Adds a hook; several hear of a step in the order in which they were added. */
    public Builder hook(TransitionHook<CarrierState, CarrierEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      return this;
    }

    /** The context at first; required. */
    public Builder context(Step context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(CarrierLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /**
     * The life, begun or resumed.
     *
     * @throws IllegalStateException if something required is missing
     */
    public CarrierMachine build() {
      if (context == null) {
        throw new IllegalStateException("Carrier needs a context: builder().context(…)");
      }
      if (logic == null) {
        throw new IllegalStateException("Carrier needs a CarrierLogic: builder().logic(…)");
      }
      ChartSetup<CarrierState, CarrierEvent> setup =
          new ChartSetup<>(
              CarrierTransitions.rules(),
              snapshot != null && entityId == null ? snapshot.entityId() : entityId,
              hooks,
              clock,
              null,
              false,
              false);
      CarrierTransitions.Life life = new CarrierTransitions.Life(setup, context, logic);
      if (snapshot != null) {
        life.resume(snapshot);
      } else if (resumed != null) {
        life.resume(resumed, sequence);
      } else {
        life.begin(initial);
      }
      return new CarrierMachine(life);
    }
  }
}
