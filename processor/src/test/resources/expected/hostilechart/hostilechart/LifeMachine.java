package hostilechart;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.engine.chart.ChartMachine;
import dev.pawl.engine.chart.ChartMachineBuilder;
import dev.pawl.engine.chart.ChartSetup;
import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Life}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <pre>
 * from      event                      to
 * Life      life                       Snapshot + Now
 * Life      done.Life                  Over
 * Life      restart                    Last
 * Snapshot  next [next]                Arc
 * Snapshot  Snapshot.after.1s          Arc
 * Snapshot  Snapshot.after.setup       Arc
 * Arc       step                       Snapshot
 * Arc       snapshot                   Done
 * Arc       always [next &amp;&amp; decision]  Done
 * Arc       [active &amp;&amp; in(Now)]        Snapshot
 * Now       next                       Done2
 * Now       raise                      Done2
 * Now       scheduler                  Done2
 * Over      Over.after.1h              End
 * Over      restart                    Life
 * Over      builder                    Life
 * Over      remaining                  Life
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class LifeMachine extends ChartMachine<LifeState, LifeState, LifeEvent, Step> {
  private LifeMachine(LifeTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static LifeMachine start(Step context, LifeLogic logic, LifeEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static LifeMachine start(LifeState initial, Step context, LifeLogic logic,
      LifeEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static LifeMachine resume(LifeState state, Step context, LifeLogic logic,
      LifeEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static LifeMachine resume(Snapshot<LifeState, LifeEvent, Step> snapshot, LifeLogic logic,
      LifeEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code life}.
   *
   * <p><code>Snapshot → Snapshot + Now, Arc → Snapshot + Now, Done → Snapshot + Now, Now → Snapshot
   * + Now, Done2 → Snapshot + Now</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public LifeState life() {
    return fire(LifeEvent.LIFE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LifeState life(Cause cause) {
    return fire(LifeEvent.LIFE, cause);
  }

  /**
   * The event {@code restart}.
   *
   * <p><code>Snapshot → Last, Arc → Last, Done → Last, Now → Last, Done2 → Last, Over →
   * Life</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public LifeState restart() {
    return fire(LifeEvent.RESTART);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LifeState restart(Cause cause) {
    return fire(LifeEvent.RESTART, cause);
  }

  /**
   * The event {@code next}.
   *
   * <p><code>Snapshot → Arc [next], Now → Done2</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public LifeState next() {
    return fire(LifeEvent.NEXT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LifeState next(Cause cause) {
    return fire(LifeEvent.NEXT, cause);
  }

  /**
   * The event {@code step}.
   *
   * <p><code>Arc → Snapshot</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public LifeState step() {
    return fire(LifeEvent.STEP);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LifeState step(Cause cause) {
    return fire(LifeEvent.STEP, cause);
  }

  /**
   * The event {@code snapshot}.
   *
   * <p><code>Arc → Done</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public LifeState snapshot_() {
    return fire(LifeEvent.SNAPSHOT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LifeState snapshot_(Cause cause) {
    return fire(LifeEvent.SNAPSHOT, cause);
  }

  /**
   * The event {@code always}.
   *
   * <p><code>Arc → Done [next &amp;&amp; decision]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public LifeState always() {
    return fire(LifeEvent.ALWAYS);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LifeState always(Cause cause) {
    return fire(LifeEvent.ALWAYS, cause);
  }

  /**
   * The event {@code raise}.
   *
   * <p><code>Now → Done2</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public LifeState raise() {
    return fire(LifeEvent.RAISE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LifeState raise(Cause cause) {
    return fire(LifeEvent.RAISE, cause);
  }

  /**
   * The event {@code scheduler}.
   *
   * <p><code>Now → Done2</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public LifeState scheduler() {
    return fire(LifeEvent.SCHEDULER);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LifeState scheduler(Cause cause) {
    return fire(LifeEvent.SCHEDULER, cause);
  }

  /**
   * The event {@code builder}.
   *
   * <p><code>Over → Life</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public LifeState builder_() {
    return fire(LifeEvent.BUILDER);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LifeState builder_(Cause cause) {
    return fire(LifeEvent.BUILDER, cause);
  }

  /**
   * The event {@code remaining}.
   *
   * <p><code>Over → Life</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public LifeState remaining_() {
    return fire(LifeEvent.REMAINING);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LifeState remaining_(Cause cause) {
    return fire(LifeEvent.REMAINING, cause);
  }

  /**
   * The active leaf of a region, or of any state that is active; of several the innermost state
   * that holds all.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public LifeState state(LifeState superstate) {
    return instance.state(superstate);
  }

  /** The current context. */
  public Step context() {
    return instance.context();
  }

  /** How long each timer that runs will still run; unmodifiable. */
  public Map<LifeEvent, Duration> remaining() {
    return instance.remaining();
  }

  /** Hands an event over; see {@link #post(LifeEvent, Cause)}. */
  public CompletableFuture<Outcome<LifeState>> post(LifeEvent event) {
    return instance.post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So instances may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the instance is held, and must not wait
   */
  public CompletableFuture<Outcome<LifeState>> post(LifeEvent event, Cause cause) {
    return instance.post(event, cause);
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<LifeState, LifeState, LifeEvent, Step, LifeMachine, Builder> {
    private Step context;

    private LifeLogic logic;

    private LifeEffects effects;

    private Builder() {
      super("Life");
    }

    /**
     * Sets the state in which the instance begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(LifeState initial) {
      this.initial = checked(initial, LifeTransitions.initialStates());
      return this;
    }

    @Override
    public Builder resume(Snapshot<LifeState, LifeEvent, Step> snapshot) {
      super.resume(snapshot);
      this.context = snapshot.context();
      return this;
    }

    /** Sets what runs the timers; by default {@link Scheduler#system()}. */
    public Builder scheduler(Scheduler scheduler) {
      this.scheduler = Objects.requireNonNull(scheduler, "scheduler");
      return this;
    }

    /** Sets the context at first; required. */
    public Builder context(Step context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(LifeLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(LifeEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public LifeMachine build() {
      require(context, "a context", "context");
      require(logic, "a LifeLogic", "logic");
      require(effects, "LifeEffects", "effects");
      ChartSetup<LifeState, LifeEvent> setup =
          setup(LifeTransitions.rules(), false, true);
      LifeTransitions.Instance instance =
          new LifeTransitions.Instance(setup, context, logic, effects);
      return new LifeMachine(placed(instance));
    }
  }
}
