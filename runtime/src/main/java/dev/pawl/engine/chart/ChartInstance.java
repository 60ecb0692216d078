package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.Effect;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.StateRecord;
import dev.pawl.engine.EventQueue;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Purpose;
import dev.pawl.engine.StepLock;
import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * An instance of a statechart. Generated code provides the {@link Chart} and the {@link ChartCode}
 * of the instance.
 *
 * <p>An external event runs to completion. The instance first takes the transitions that the event
 * enables. After that, the instance takes eventless transitions and handles raised events, one at a
 * time, until no transition is enabled; eventless transitions come first. Events that hooks and
 * effects fire during these steps are queued and handled afterwards, first in, first out.
 *
 * <p>A shared instance may be used by any number of threads; each step is atomic. Any other
 * instance may be used by one thread at a time. An instance with timers is always shared, because
 * timers elapse on other threads. Queries of a shared instance do not wait. While another thread
 * makes a step, queries return the values that were committed last. Queries from within a step
 * return the current values.
 *
 * <p>If a hook or an effect of one instance fires an event at another instance, this call waits
 * until the other instance has finished its current step. If two instances fire events at each
 * other, use {@link #post}, so that their threads do not wait for each other.
 */
public final class ChartInstance<S, K extends Enum<K>, E, C, X> {

  final Chart<K, E> chart;
  final ChartSetup<S, E> setup;

  /** The lock that makes steps atomic; null if only one thread at a time uses the instance. */
  final @Nullable StepLock lock;

  /**
   * The current configuration. Other threads get copies from {@link #committed}, so that they never
   * see an incomplete change.
   */
  final Configuration<S, C> live;

  final EventQueue<S, E> queue = new EventQueue<>();

  private final @Nullable X effects;
  private final boolean carriesData;

  /**
   * True if a step changes only states and context, because there are no hooks, listeners, timers
   * or data of states.
   */
  final boolean allowsPlainSteps;

  /** The list to which steps add their effects; null if steps run their effects. */
  private @Nullable List<Effect<X>> collected;

  private List<String> effectNames = List.of();

  /**
   * True while the instance is being migrated. During the migration, effects do not run and hooks
   * are not notified.
   */
  boolean migrating;

  /** True if effects are skipped, because the caller only simulates steps. */
  boolean skipsEffects;

  /** The copy of the configuration that {@link #committed} returned last. */
  private volatile @Nullable Configuration<S, C> copy;

  final ChartCode<S, K, E, C, X> code;

  final ChartMacrostep<S, E, C> macrostep;

  /** Creates an instance without starting it. */
  @SuppressWarnings("this-escape") // the parts of the instance only store the reference
  public ChartInstance(
      Chart<K, E> chart,
      ChartSetup<S, E> setup,
      @Nullable C context,
      ChartCode<S, K, E, C, X> code,
      @Nullable X effects) {
    boolean runsTimers = setup.scheduler != null && !chart.timers.isEmpty();
    this.chart = chart;
    this.setup = setup;
    this.code = code;
    this.lock = setup.shared || runsTimers ? new StepLock(this) : null;
    this.effects = effects;
    this.carriesData = setup.definition.statesCarryData();
    this.allowsPlainSteps =
        !carriesData
            && !runsTimers
            && setup.hooks.isEmpty()
            && !setup.hooks.hasListeners()
            && setup.hooks.observer() == null;
    this.live = new Configuration<>(chart, carriesData, runsTimers, context);
    this.macrostep = new ChartMacrostep<>(this);
    code.instance = this;
  }

  TransitionSelector<S, E, C> selector() {
    return new TransitionSelector<>(chart, code, carriesData, setup.hooks.observer());
  }

  int column(E event) {
    return setup.definition.indexOfEvent(event);
  }

  String name(E event) {
    return chart.eventNames.get(column(event));
  }

  void performEffect(int effect, S source, @Nullable E event) {
    if (migrating || skipsEffects) {
      return;
    }
    C now = live.context;
    if (collected == null) {
      code.perform(effect, effects, source, event, now);
    } else {
      collected.add(
          new Effect<>(
              effectNames.get(effect), doer -> code.perform(effect, doer, source, event, now)));
    }
  }

  boolean carriesData() {
    return carriesData;
  }

  /** Returns the constant of a state; the state itself if states carry no data. */
  @SuppressWarnings("unchecked") // without data the type of states is that of the constants
  K key(S state) {
    return (K) (state instanceof StateRecord<?> carrier ? carrier.stateType() : state);
  }

  /**
   * Returns the active leaf. If several leaves are active, returns the innermost state that
   * contains all active leaves, or the first leaf if no state contains all active leaves.
   */
  public S state() {
    return committed().common();
  }

  /**
   * Returns the active leaf at or below a state. If several leaves at or below the state are
   * active, returns the innermost state that contains all these leaves or, if states carry data,
   * the first of these leaves.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public S state(K superstate) {
    Configuration<S, C> asked = committed();
    int node = chart.number(superstate);
    if (!asked.holds(node)) {
      throw new IllegalArgumentException(chart.node(node).name + " is not active: " + this);
    }
    return asked.common(node);
  }

  /** Returns the active leaves in document order; unmodifiable. */
  public Set<S> configuration() {
    return Collections.unmodifiableSet(new LinkedHashSet<>(committed().values()));
  }

  /** Returns whether a state or one of its descendants is active. */
  public boolean is(K state) {
    return committed().holds(state);
  }

  /** Returns the context; null if the machine has none. */
  public @Nullable C context() {
    return committed().context;
  }

  /** Returns the number of transitions that have been taken. */
  public long sequence() {
    return committed().sequence;
  }

  /**
   * Returns the committed configuration. The thread that makes a step gets the live configuration;
   * other threads get a copy.
   */
  Configuration<S, C> committed() {
    if (lock == null || lock.isHeldByCurrentThread()) {
      return live;
    }
    Configuration<S, C> known = copy;
    while (known == null || !lock.isStill(known.version)) {
      known = new Configuration<>(live, lock.version());
      copy = known;
    }
    return known;
  }

  void beginCommit() {
    if (lock != null) {
      lock.beginCommit();
    }
  }

  void endCommit() {
    if (lock != null) {
      lock.endCommit();
    }
  }

  /**
   * Returns the remaining time of each running timer, in the order in which they fire;
   * unmodifiable. The remaining time is never negative and never more than 146 years, even if the
   * scheduler's time goes back. A timer whose event failed, because user code threw or a hook
   * vetoed, runs until the next attempt.
   */
  public Map<E, Duration> remaining() {
    RunningTimer[] running = committed().running;
    Scheduler scheduler = setup.scheduler;
    List<RunningTimer> timers = new ArrayList<>();
    for (int i = 0; running != null && i < running.length; i++) {
      if (running[i] != null) {
        timers.add(running[i]);
      }
    }
    Map<E, Duration> remaining = new LinkedHashMap<>();
    if (scheduler != null && !timers.isEmpty()) {
      long time = scheduler.nanoTime();
      timers.sort((one, other) -> one.compare(other, time));
      timers.forEach(
          timer -> remaining.put(chart.timers.get(timer.number).event(), timer.remaining(time)));
    }
    return Collections.unmodifiableMap(remaining);
  }

  @Override
  public String toString() {
    return setup.definition.subject(setup.entityId) + " in " + configuration();
  }

  // Start and resumption.

  /**
   * Starts the instance.
   *
   * @param initial the state in which the instance starts; null for the default state
   */
  public void begin(@Nullable K initial) {
    EntrySet entry =
        chart.initialEntry(live.remembered, initial == null ? 0 : chart.number(initial));
    macrostep.initialize(() -> macrostep.begin(entry));
  }

  /**
   * Resumes an instance in a state that was stored without a snapshot, or that is forced, as if the
   * instance had just entered the state. Timers of active states start, but no effect runs and no
   * eventless transition is taken unless the instance is migrated.
   *
   * @param steps the number of transitions that have been taken
   * @param purpose the purpose for which a store opens the instance. For a purpose other than
   *     {@link Purpose#FORCE}, the instance is migrated if the state alone is not a complete
   *     configuration. Null if the instance must not be migrated.
   */
  void resume(S state, long steps, @Nullable Purpose purpose) {
    boolean stored = purpose == Purpose.STEP || purpose == Purpose.LOOK;
    restore(
        new SnapshotRestorer<>(this).fromState(state, steps, stored),
        stored ? purpose : Purpose.FORCE);
  }

  /**
   * Resumes an instance with its history, its deferred events and the remaining time of its timers.
   *
   * <p>The snapshot may come from an earlier version of the machine. If the snapshot lacks a timer
   * of an active state, the timer starts with its full time. If the states in the snapshot are not
   * a complete configuration of this version, the instance is migrated in one step. The cause of
   * this step has the attribute {@link Cause#MIGRATION}. During the migration, a state that became
   * a superstate enters its default child, and an active parallel state enters its new regions. The
   * migration also takes eventless transitions. Timers start, but effects do not run. If a history
   * state remembers states that cannot be active together in this version, the history state
   * forgets these states. Deferred events that this version no longer defers are offered again.
   *
   * @param purpose the purpose for which a store opens the instance; null if no store opens the
   *     instance. If null, deferred events that this version no longer defers are offered again at
   *     once
   * @throws IllegalArgumentException if no instance can be in the configuration of the snapshot;
   *     the instance is then unchanged
   */
  void resume(Snapshot<S, E, ?> snapshot, @Nullable Purpose purpose) {
    restore(new SnapshotRestorer<>(this).fromSnapshot(snapshot), purpose);
  }

  private void restore(SnapshotRestorer<S, K, E, C> restorer, @Nullable Purpose purpose) {
    Migration migration = restorer.migration();
    boolean offers = migration != null || restorer.hasUndeferredEvent();
    macrostep.initialize(
        () -> {
          restorer.run();
          if (migration != null && purpose != Purpose.FORCE) {
            macrostep.migrate(
                migration, restorer.leftState(), purpose == null ? Purpose.STEP : purpose);
          }
          if (purpose == null && offers) {
            live.unmark();
          } else {
            live.mark();
          }
        });
    if (purpose == Purpose.STEP && offers) {
      // the store offers the events later, when it is able to record a failure
      live.unmark();
    }
  }

  // Requests.

  /**
   * Fires an event, and then the events that hooks and effects fire while the event is processed.
   */
  public S fire(E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    Objects.requireNonNull(cause, "cause");
    macrostep.acquire();
    try {
      // a step that only replaces leaves; with two regions, this is 7 times as fast as a macrostep
      if (allowsPlainSteps && !live.ended && !macrostep.isStepping() && !queue.hasDeferred()) {
        int column = column(event);
        if (live.plainStepKind(column) == PlainSteps.MOVES) {
          beginCommit();
          live.takePlainStep(column);
          endCommit();
          return live.common();
        }
      }
      return macrostep.fire(this, event, cause);
    } finally {
      macrostep.release();
    }
  }

  /**
   * Forces the instance into a state, even if no transition leads to that state. Orthogonal regions
   * do not change. Hooks are notified and may veto. Exit and entry effects run.
   */
  public S force(S state, Cause cause) {
    return macrostep.force(this, state, cause);
  }

  /**
   * Fires an event, and then the events that hooks and effects fire while the event is processed.
   *
   * @return the outcome of the event
   */
  public Outcome<S> tryFire(E event, Cause cause) {
    return macrostep.tryFire(this, event, cause);
  }

  /**
   * Fires an event without waiting for other threads. If another thread runs a step, that thread
   * fires the event before it releases the instance.
   *
   * @return a future with the outcome, or with the exception that user code threw. Actions that
   *     depend on the future may run while the instance is locked, so they must not block.
   */
  public CompletableFuture<Outcome<S>> post(E event, Cause cause) {
    return Objects.requireNonNull(lock).post(() -> tryFire(event, cause));
  }

  // Queries.

  /**
   * Returns whether the application may fire an event now and the event enables a transition.
   * Guards are evaluated on the calling thread. While another thread makes a step, the guards see
   * the last committed state.
   */
  public boolean permits(E event) {
    return macrostep.selected.enables(committed(), column(event), event);
  }

  /**
   * Returns a snapshot. The instance can be resumed from the snapshot later or in another process.
   * This method waits until the step of another thread has finished.
   *
   * @throws IllegalStateException if a hook or an effect calls this method, because the snapshot
   *     would not contain the rest of the step
   */
  public Snapshot<S, E, C> snapshot() {
    macrostep.acquire();
    try {
      if (macrostep.isStepping()) {
        throw Failure.midStep(this);
      }
      return createSnapshot();
    } finally {
      macrostep.release();
    }
  }

  private Snapshot<S, E, C> createSnapshot() {
    Map<String, List<String>> history = new LinkedHashMap<>();
    for (Node<E> node : chart.nodes) {
      int[] remembered = node.isHistory() ? live.remembered[node.number] : null;
      if (remembered != null) {
        history.put(node.name, chart.names(remembered));
      }
    }
    List<Snapshot.Remaining<E>> timers = new ArrayList<>();
    remaining().forEach((event, time) -> timers.add(new Snapshot.Remaining<>(event, time)));
    List<E> elapsed = new ArrayList<>();
    for (DeclaredTimer<E> timer : chart.timers) {
      if (macrostep.timers != null
          && !live.ended
          && live.holds(timer.owner().number)
          && !macrostep.timers.runs(timer.number())) {
        elapsed.add(timer.event());
      }
    }
    return new Snapshot<>(
        chart.machine,
        setup.entityId,
        live.sequence,
        live.values(),
        history,
        live.context,
        timers,
        queue.deferred(),
        elapsed);
  }

  // Steps as values.

  /** Makes all further steps collect their effects instead of running the effects. */
  void collectEffects(List<String> names) {
    effectNames = names;
    collected = new ArrayList<>();
  }

  List<Effect<X>> collected() {
    return Objects.requireNonNull(collected);
  }

  /**
   * Fires the event of a timer.
   *
   * @throws IllegalArgumentException if no timer has the event
   */
  void elapse(E event) {
    DeclaredTimer<E> timer = chart.timer(event);
    if (timer == null) {
      throw new IllegalArgumentException(
          event + " is no timer of " + setup.definition.machine() + ": " + chart.timers + ".");
    }
    macrostep.fireUnscheduled(timer);
  }
}
