package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.Effect;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.engine.EventQueue;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Purpose;
import dev.pawl.engine.StateRecord;
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
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One instance of a statechart. Generated code provides its {@link Chart} and its {@link
 * ChartCode}.
 *
 * <p>An event from outside runs to completion: the transitions that it enables, then whatever needs
 * no further event from outside (eventless transitions first, then events that were raised, one at
 * a time), until nothing is left to do. What hooks and effects fire meanwhile waits until then,
 * first in, first out.
 *
 * <p>An instance that is shared may be used by any number of threads, each step being atomic; any
 * other by one at a time. Timers make every instance shared, as they elapse on threads of their
 * own. What is asked of a shared instance is answered at once, with what was committed last, also
 * while user code of a step keeps another thread busy; a step itself sees the instance as it is at
 * that moment.
 *
 * <p>What hooks and effects of one instance fire at another waits for the steps of that. Where they
 * do so in turns, {@link #post} keeps threads from waiting for each other.
 */
public final class ChartInstance<S, K extends Enum<K>, E, C, X> {

  final Chart<K, E> chart;
  final ChartSetup<S, E> setup;

  /** Null where one thread at a time uses the instance. */
  final @Nullable StepLock lock;

  /** The configuration of the instance; only its own steps see it before all of it is changed. */
  final Configuration<S, C> live;

  final EventQueue<S, E> queue = new EventQueue<>();

  private final @Nullable X effects;
  private final boolean carriesData;

  /**
   * True if a step changes only states and context: there are no hooks, listeners, timers and data
   * of states.
   */
  final boolean unwatched;

  /** The effects, where those are not run but collected; else null. */
  @Nullable List<Effect<X>> collected;

  List<String> effectNames = List.of();

  /**
   * True while the instance is being migrated. Effects do not run then, and hooks are not notified.
   */
  boolean migrating;

  /** True if effects are skipped, because the caller only asks what would happen. */
  boolean skipsEffects;

  /** The copy that was returned last. */
  private volatile @Nullable Configuration<S, C> copy;

  /** The user's code. */
  final ChartCode<S, K, E, C, X> code;

  /** Makes the steps. */
  final ChartMacrostep<S, E, C> macrostep;

  /** Creates an instance that has not begun. */
  @SuppressWarnings("this-escape") // its parts only keep it
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
    this.unwatched =
        !carriesData && !runsTimers && setup.hooks.isEmpty() && !setup.hooks.hasListeners();
    this.live = new Configuration<>(chart, carriesData, runsTimers, context);
    this.macrostep = new ChartMacrostep<>(this);
    code.instance = this;
  }

  /** Creates the selector of the transitions of this instance. */
  TransitionSelector<S, E, C> selector() {
    return new TransitionSelector<>(chart, code, carriesData);
  }

  /** The column of an event. */
  int column(E event) {
    return setup.definition.column(event);
  }

  void act(int effect, S source, @Nullable E event) {
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

  /** Returns true if some states carry data. */
  boolean carriesData() {
    return carriesData;
  }

  /** The constant of a state; if states carry no data it is the state. */
  @SuppressWarnings("unchecked") // without data the type of states is that of the constants
  K key(S state) {
    return (K) (state instanceof StateRecord<?> carrier ? carrier.stateType() : state);
  }

  void hold() {
    if (lock != null) {
      lock.lock();
    }
  }

  void release() {
    if (lock != null) {
      lock.unlock();
    }
  }

  /** The id of the instance; null if it has none. */
  public @Nullable String entityId() {
    return setup.entityId;
  }

  /** The active leaf; of several the innermost state that holds all, or the first if none does. */
  public S state() {
    return now().common();
  }

  /**
   * The active leaf at or below a state; of several the innermost state that holds all, or the
   * first if states carry data.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public S state(K superstate) {
    Configuration<S, C> asked = now();
    int node = chart.number(superstate);
    if (!asked.holds(node)) {
      throw new IllegalArgumentException(chart.node(node).name + " is not active: " + this);
    }
    return asked.common(node);
  }

  /** The active leaves in document order; unmodifiable. */
  public Set<S> configuration() {
    return Collections.unmodifiableSet(new LinkedHashSet<>(now().values()));
  }

  /** Returns true if a state, or one below it, is active. */
  public boolean is(K state) {
    return now().holds(state);
  }

  /** The context. */
  public @Nullable C context() {
    return now().context;
  }

  /** How many transitions have been taken. */
  public long sequence() {
    return now().sequence;
  }

  /**
   * The configuration of the instance as far as it is committed: the same for whoever may change
   * it, else a copy that does not change.
   */
  Configuration<S, C> now() {
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
   * How long each running timer will run from now, in declared order; unmodifiable. That is never
   * negative, nor more than a timer can run, even if the scheduler's time goes back. One that could
   * not be answered, as user code threw or a hook vetoed, runs until it is tried again.
   */
  public Map<E, Duration> remaining() {
    RunningTimer[] running = now().running;
    Map<E, Duration> remaining = new LinkedHashMap<>();
    Scheduler scheduler = setup.scheduler;
    long time = running == null || scheduler == null ? 0 : scheduler.nanoTime();
    for (int i = 0; running != null && i < running.length; i++) {
      if (running[i] != null) {
        remaining.put(chart.timers.get(i), running[i].remaining(time));
      }
    }
    return Collections.unmodifiableMap(remaining);
  }

  @Override
  public String toString() {
    return setup.definition.subject(setup.entityId) + " in " + configuration();
  }

  // Beginnings.

  /** Begins the instance: in a state, or where that is null by default. */
  public void begin(@Nullable K initial) {
    EntrySet entry = chart.begin(live.remembered, initial == null ? 0 : chart.number(initial));
    place(() -> macrostep.begin(entry));
  }

  /**
   * Goes on with an instance in a state, as if it had just been entered: its timers start, but no
   * effect runs and no eventless transition is taken.
   */
  public void resume(S state, long steps) {
    Objects.requireNonNull(state, "state");
    resume(state, steps, null);
  }

  /**
   * Resumes an instance that was stored as a state alone, or is put into one.
   *
   * @param purpose the purpose of a migration, if the state alone is not a complete configuration;
   *     null if the instance is not to be migrated
   */
  void resume(S state, long steps, @Nullable Purpose purpose) {
    boolean stored = purpose == Purpose.STEP || purpose == Purpose.LOOK;
    restore(
        () -> new SnapshotRestorer<>(this, macrostep.timers).in(state, steps, stored),
        stored ? purpose : Purpose.FORCE);
  }

  /**
   * Resumes an instance with its history, its deferred events and the remaining time of its timers.
   *
   * <p>An earlier version of the machine may have taken the snapshot. If the snapshot lacks a timer
   * of an active state, the timer starts in full. If the states of the snapshot are not a complete
   * configuration of this version, the instance is migrated, in one step with the attribute {@link
   * Cause#MIGRATION}: a state that became a superstate enters its default child, and an active
   * parallel state its new regions; then eventless transitions are taken. Timers start, effects do
   * not run. A history state forgets states that no longer fit, and events that are no longer
   * deferred are offered.
   *
   * @throws IllegalArgumentException if the chart can never be as the snapshot says; then nothing
   *     has changed
   */
  public void resume(Snapshot<S, E, ?> snapshot) {
    resume(snapshot, null);
  }

  /**
   * Resumes an instance.
   *
   * @param purpose the purpose for which a store opens it; null if none does, so that events that
   *     are no longer deferred are offered at once
   */
  void resume(Snapshot<S, E, ?> snapshot, @Nullable Purpose purpose) {
    restore(() -> new SnapshotRestorer<>(this, macrostep.timers).as(snapshot), purpose);
  }

  private void restore(Supplier<SnapshotRestorer<S, K, E, C>> reader, @Nullable Purpose purpose) {
    boolean[] offers = new boolean[1];
    place(
        () -> {
          SnapshotRestorer<S, K, E, C> resuming = reader.get();
          resuming.run();
          Migration migration = resuming.migration();
          if (migration != null && purpose != Purpose.FORCE) {
            macrostep.migrate(migration, resuming.left(), purpose == null ? Purpose.STEP : purpose);
          }
          offers[0] = migration != null || resuming.isOffered();
          if (purpose == null && offers[0]) {
            live.unmark();
          } else {
            live.mark();
          }
        });
    if (purpose == Purpose.STEP && offers[0]) {
      // the store offers it later, when it can record a failure
      live.unmark();
    }
  }

  private void place(Runnable placing) {
    hold();
    try {
      macrostep.place(placing);
    } finally {
      release();
    }
  }

  // Requests.

  /** Fires an event, and whatever that makes hooks and effects fire. */
  public S fire(E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    Objects.requireNonNull(cause, "cause");
    hold();
    try {
      // moves leaves and does nothing else: with two regions 7 times as fast as a macrostep
      if (unwatched && !live.ended && !macrostep.isBusy() && !queue.hasDeferred()) {
        int column = column(event);
        if (live.plainly(column) == PlainSteps.MOVES) {
          beginCommit();
          live.takePlainly(column);
          endCommit();
          return live.common();
        }
      }
      return macrostep.fire(event, cause);
    } finally {
      release();
    }
  }

  /**
   * Takes the instance to a state past the rules; what is orthogonal to that stays as it is. Hooks
   * hear of it and may veto; what is left and entered has its effects.
   */
  public S force(S state, Cause cause) {
    hold();
    try {
      return macrostep.force(state, cause);
    } finally {
      release();
    }
  }

  /**
   * Fires an event, and whatever that makes hooks and effects fire, and tells what became of it.
   */
  public Outcome<S> tryFire(E event, Cause cause) {
    hold();
    try {
      return macrostep.tryFire(event, cause);
    } finally {
      release();
    }
  }

  /**
   * Fires an event without waiting for others: where another thread makes a step, that fires it
   * before it lets go of the instance.
   *
   * @return what became of it, or what user code has thrown; whatever depends on that may run while
   *     the instance is held, so it must not wait for anybody
   */
  public CompletableFuture<Outcome<S>> post(E event, Cause cause) {
    return Objects.requireNonNull(lock).post(() -> tryFire(event, cause));
  }

  // Questions.

  /**
   * Returns true if an event may be fired and has a transition now. Guards are evaluated on the
   * calling thread. While another thread makes a step, they see the last committed state.
   */
  public boolean permits(E event) {
    return macrostep.selected.enables(now(), column(event), event);
  }

  /**
   * All there is to know of the instance, to go on with it elsewhere or later. Waits for the step
   * of another thread.
   *
   * @throws IllegalStateException if this is called from within a step: what that still leads to
   *     would be lost
   */
  public Snapshot<S, E, C> snapshot() {
    hold();
    try {
      if (macrostep.isBusy()) {
        throw Failure.midStep(this);
      }
      return new SnapshotRestorer<>(this, macrostep.timers).snapshot();
    } finally {
      release();
    }
  }

  // Steps as values.

  /** Collects the effects of the steps to come instead of running them. */
  List<Effect<X>> collectEffects(List<String> names) {
    List<Effect<X>> effects = new ArrayList<>();
    effectNames = names;
    collected = effects;
    return effects;
  }

  /** Fires the event of a timer. */
  void elapse(E timer) {
    int number = chart.timers.indexOf(timer);
    if (number < 0) {
      throw new IllegalArgumentException(
          timer + " is no timer of " + setup.definition.machine() + ": " + chart.timers + ".");
    }
    macrostep.make(number);
  }
}
