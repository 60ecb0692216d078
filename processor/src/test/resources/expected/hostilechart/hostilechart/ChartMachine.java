package hostilechart;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.engine.chart.ChartMachineBuilder;
import dev.pawl.engine.chart.ChartSetup;
import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Chart}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <p>&#42;/ &#125; /&#42; &#92;u000a &lt;b&gt; &#123;&#64;link
 *
 * <pre>
 * from       event                              to
 * Life       of [state &amp;&amp; (context || !state)]  Rules
 * Life       always [logic]                     Facts
 * Life       begin                              Tree or Step
 * Life       Life.after.delay                   Rules
 * Life       Life.after.1s                      (stays)
 * Life       [!effect]                          Facts
 * Rules      of [!life]                         Life
 * Rules      clone                              Type
 * Rules      wait                               (stays)
 * Rules      new                                Life
 * Rules      leaf                               new
 * Rules      [life &amp;&amp; carriesData]              Facts
 * Rules      [!life &amp;&amp; carriesData]             class
 * Facts      raise                              Type
 * Facts      alone                              Tree
 * Type       next                               Tree
 * Type       step                               Chart
 * Type       permits                            State
 * Type       rules                              Life
 * Type       start                              Life
 * Type       state                              Life
 * Type       snapshot                           new
 * Tree       next                               Step
 * Tree       toString                           Type
 * Tree       of [life]                          Type
 * Chart      next                               Event
 * State      next                               Override
 * State      aInB [life]                        C
 * Event      next                               class
 * Step       next                               Life
 * Step                                          Type
 * Override   next                               Object
 * Override   a [life]                           B in C
 * Object     next                               String
 * String     next                               List
 * List       next                               &#42;/ &#92;u0022
 * &#42;/ &#92;u0022  "quoted" &#42;/                        new
 * &#42;/ &#92;u0022  &#92;u000a                             Life
 * new        match                              Any &#42;/
 * Any &#42;/     end                                END
 * class      get-class                          new
 * B in C     a [life]                           C
 * C          aInB [life]                        Override
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class ChartMachine
    extends dev.pawl.engine.chart.ChartMachine<ChartState, ChartState.Type, ChartEvent, Life> {
  private ChartMachine(ChartTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static ChartMachine start(Life context, ChartLogic logic, ChartEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static ChartMachine resume(ChartState state, Life context, ChartLogic logic,
      ChartEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static ChartMachine resume(Snapshot<ChartState, ChartEvent, Life> snapshot,
      ChartLogic logic, ChartEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code of}.
   *
   * <p><code>Life → Rules [state &amp;&amp; (context || !state)], Rules → Life [!life], Tree → Type
   * [life]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public ChartState of(int life, String state, long context_, int Types_) {
    return fire(ChartEvent.of(life, state, context_, Types_));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState of(int life, String state, long context_, int Types_, Cause cause) {
    return fire(ChartEvent.of(life, state, context_, Types_), cause);
  }

  /**
   * &#42;/.
   *
   * <p><code>Life → Tree or Step</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState begin_() {
    return fire(ChartEvent.begin_());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState begin_(Cause cause) {
    return fire(ChartEvent.begin_(), cause);
  }

  /**
   * The event {@code alone}.
   *
   * <p><code>Facts → Tree</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState alone() {
    return fire(ChartEvent.alone());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState alone(Cause cause) {
    return fire(ChartEvent.alone(), cause);
  }

  /**
   * The event {@code always}.
   *
   * <p><code>Life → Facts [logic]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public ChartState always() {
    return fire(ChartEvent.always());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState always(Cause cause) {
    return fire(ChartEvent.always(), cause);
  }

  /**
   * The event {@code clone}.
   *
   * <p><code>Rules → Type</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState clone_() {
    return fire(ChartEvent.clone_());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState clone_(Cause cause) {
    return fire(ChartEvent.clone_(), cause);
  }

  /**
   * The event {@code wait}.
   *
   * <p><code>Rules → (stays)</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState wait_() {
    return fire(ChartEvent.wait_());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState wait_(Cause cause) {
    return fire(ChartEvent.wait_(), cause);
  }

  /**
   * The event {@code new}.
   *
   * <p><code>Rules → Life</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState new_() {
    return fire(ChartEvent.new_());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState new_(Cause cause) {
    return fire(ChartEvent.new_(), cause);
  }

  /**
   * The event {@code leaf}.
   *
   * <p><code>Rules → new</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState leaf() {
    return fire(ChartEvent.leaf());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState leaf(Cause cause) {
    return fire(ChartEvent.leaf(), cause);
  }

  /**
   * The event {@code raise}.
   *
   * <p><code>Facts → Type</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState raise() {
    return fire(ChartEvent.raise());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState raise(Cause cause) {
    return fire(ChartEvent.raise(), cause);
  }

  /**
   * The event {@code next}.
   *
   * <p><code>Type → Tree, Tree → Step, Chart → Event, State → Override, Event → class, Step → Life,
   * Override → Object, Object → String</code> and 2 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState next() {
    return fire(ChartEvent.next());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState next(Cause cause) {
    return fire(ChartEvent.next(), cause);
  }

  /**
   * The event {@code step}.
   *
   * <p><code>Type → Chart</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState step() {
    return fire(ChartEvent.step());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState step(Cause cause) {
    return fire(ChartEvent.step(), cause);
  }

  /**
   * The event {@code permits}.
   *
   * <p><code>Type → State</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState permits() {
    return fire(ChartEvent.permits());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState permits(Cause cause) {
    return fire(ChartEvent.permits(), cause);
  }

  /**
   * The event {@code rules}.
   *
   * <p><code>Type → Life</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState rules() {
    return fire(ChartEvent.rules());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState rules(Cause cause) {
    return fire(ChartEvent.rules(), cause);
  }

  /**
   * The event {@code start}.
   *
   * <p><code>Type → Life</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState start_() {
    return fire(ChartEvent.start_());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState start_(Cause cause) {
    return fire(ChartEvent.start_(), cause);
  }

  /**
   * The event {@code state}.
   *
   * <p><code>Type → Life</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState state_() {
    return fire(ChartEvent.state_());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState state_(Cause cause) {
    return fire(ChartEvent.state_(), cause);
  }

  /**
   * The event {@code snapshot}.
   *
   * <p><code>Type → new</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState snapshot_() {
    return fire(ChartEvent.snapshot_());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState snapshot_(Cause cause) {
    return fire(ChartEvent.snapshot_(), cause);
  }

  /**
   * The event {@code toString}.
   *
   * <p><code>Tree → Type</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState toString_() {
    return fire(ChartEvent.toString_());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState toString_(Cause cause) {
    return fire(ChartEvent.toString_(), cause);
  }

  /**
   * The event {@code aInB}.
   *
   * <p><code>State → C [life], C → Override [life]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public ChartState aInB() {
    return fire(ChartEvent.aInB());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState aInB(Cause cause) {
    return fire(ChartEvent.aInB(), cause);
  }

  /**
   * The event {@code toType}.
   *
   * <p><code>Step → Type</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState toType() {
    return fire(ChartEvent.toType());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState toType(Cause cause) {
    return fire(ChartEvent.toType(), cause);
  }

  /**
   * The event {@code a}.
   *
   * <p><code>Override → B in C [life], B in C → C [life]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public ChartState a() {
    return fire(ChartEvent.a());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState a(Cause cause) {
    return fire(ChartEvent.a(), cause);
  }

  /**
   * The event <code>"quoted" &#42;/</code>.
   *
   * <p><code>&#42;/ &#92;u0022 → new</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState quoted() {
    return fire(ChartEvent.quoted());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState quoted(Cause cause) {
    return fire(ChartEvent.quoted(), cause);
  }

  /**
   * The event <code>&#92;u000a</code>.
   *
   * <p><code>&#42;/ &#92;u0022 → Life</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState u000a() {
    return fire(ChartEvent.u000a());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState u000a(Cause cause) {
    return fire(ChartEvent.u000a(), cause);
  }

  /**
   * The event {@code match}.
   *
   * <p><code>new → Any &#42;/</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState match() {
    return fire(ChartEvent.match());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState match(Cause cause) {
    return fire(ChartEvent.match(), cause);
  }

  /**
   * The event {@code get-class}.
   *
   * <p><code>class → new</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState getClass_() {
    return fire(ChartEvent.getClass_());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState getClass_(Cause cause) {
    return fire(ChartEvent.getClass_(), cause);
  }

  /**
   * The event {@code end}.
   *
   * <p><code>class → END, B in C → END, C → END</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ChartState end() {
    return fire(ChartEvent.end());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ChartState end(Cause cause) {
    return fire(ChartEvent.end(), cause);
  }

  /** Whether a state is active, or one below it, with whatever data. */
  public boolean is(ChartState.Type state) {
    return instance.is(state);
  }

  /** The current context. */
  public Life context() {
    return instance.context();
  }

  /** How long each timer that runs will still run; unmodifiable. */
  public Map<ChartEvent, Duration> remaining() {
    return instance.remaining();
  }

  /** Hands an event over; see {@link #post(ChartEvent, Cause)}. */
  public CompletableFuture<Outcome<ChartState>> post(ChartEvent event) {
    return instance.post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So instances may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the instance is held, and must not wait
   */
  public CompletableFuture<Outcome<ChartState>> post(ChartEvent event, Cause cause) {
    return instance.post(event, cause);
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<ChartState, ChartState.Type, ChartEvent, Life, ChartMachine,
          Builder> {
    private Life context;

    private ChartLogic logic;

    private ChartEffects effects;

    private Builder() {
      super("Chart");
    }

    @Override
    public Builder resume(Snapshot<ChartState, ChartEvent, Life> snapshot) {
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
    public Builder context(Life context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(ChartLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(ChartEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public ChartMachine build() {
      require(context, "a context", "context");
      require(logic, "a ChartLogic", "logic");
      require(effects, "ChartEffects", "effects");
      ChartSetup<ChartState, ChartEvent> setup =
          setup(ChartTransitions.rules(), false, false);
      ChartTransitions.Instance instance =
          new ChartTransitions.Instance(setup, context, logic, effects);
      return new ChartMachine(placed(instance));
    }
  }
}
