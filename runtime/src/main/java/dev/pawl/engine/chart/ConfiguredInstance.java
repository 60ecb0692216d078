package dev.pawl.engine.chart;

import dev.pawl.Effect;
import dev.pawl.engine.EventQueue;
import dev.pawl.engine.StepLock;
import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An instance of a statechart that tells what it is in, to whoever asks. Where threads share it,
 * all but the one that makes a step get what was committed last.
 */
abstract class ConfiguredInstance<S, K extends Enum<K>, E, C, X> extends ChartCode<S, K, E, C, X> {

  static final Object[] NOTHING = {};

  final Chart<K, E> chart;
  final ChartSetup<S, E> setup;

  /** Null where one thread at a time uses the instance. */
  final @Nullable StepLock lock;

  /** The configuration of the instance; only its own steps see it before all of it is changed. */
  final Configuration<S, C> live;

  final EventQueue<S, E> queue = new EventQueue<>();

  private final @Nullable X effects;
  private final boolean carriesData;

  /** Whether steps may be made plainly: states carry no data, and no timer may be waited for. */
  final boolean isPlain;

  /** Whether nobody hears of such a step, so that nothing else happens. */
  final boolean unwatched;

  /** The effects, where those are not run but collected; else null. */
  @Nullable List<Effect<X>> collected;

  List<String> effectNames = List.of();

  /**
   * Whether the instance is being migrated. Effects do not run then, and hooks are not notified.
   */
  boolean migrating;

  /** Whether effects are skipped, because the caller only asks what would happen. */
  boolean skipsEffects;

  /** The copy that was last asked for. */
  private volatile @Nullable Configuration<S, C> copy;

  @SuppressWarnings("this-escape") // the lock only keeps it
  ConfiguredInstance(
      Chart<K, E> chart, ChartSetup<S, E> setup, @Nullable C context, @Nullable X effects) {
    boolean runsTimers = setup.scheduler != null && !chart.timers.isEmpty();
    this.chart = chart;
    this.setup = setup;
    this.lock = setup.shared || runsTimers ? new StepLock(this) : null;
    this.effects = effects;
    this.carriesData = setup.definition.statesCarryData();
    this.isPlain = !carriesData && !runsTimers;
    this.unwatched = isPlain && setup.hooks.isEmpty() && !setup.hooks.hasListeners();
    this.live = new Configuration<>(chart, carriesData, runsTimers, context);
  }

  /** The column of an event. */
  final int column(E event) {
    return setup.definition.column(event);
  }

  /** The data of the leaves of a set, one of which may be given, where no event leads there. */
  final Object[] carried(EntrySet entry, int given, @Nullable S value, @Nullable S source) {
    return carried(entry, given, value, source, null, live.context);
  }

  /** The data of the leaves of a set, one of which may be given; nothing where none carry data. */
  @SuppressWarnings("unchecked") // the keys of this chart
  final Object[] carried(
      EntrySet entry,
      int given,
      @Nullable S value,
      @Nullable S source,
      @Nullable E event,
      @Nullable C context) {
    if (!carriesData()) {
      return NOTHING;
    }
    Object[] carried = new Object[entry.leaves.length];
    for (int i = 0; i < carried.length; i++) {
      int leaf = entry.leaves[i];
      carried[i] = leaf == given ? value : state((K) chart.keys[leaf], source, event, context);
    }
    return carried;
  }

  final void act(int effect, S source, @Nullable E event) {
    if (migrating || skipsEffects) {
      return;
    }
    C now = live.context;
    if (collected == null) {
      perform(effect, effects, source, event, now);
    } else {
      collected.add(
          new Effect<>(effectNames.get(effect), doer -> perform(effect, doer, source, event, now)));
    }
  }

  /** Whether some states carry data. */
  final boolean carriesData() {
    return carriesData;
  }

  @Override
  protected final S stepState() {
    return live.common();
  }

  final void hold() {
    if (lock != null) {
      lock.lock();
    }
  }

  final void release() {
    if (lock != null) {
      lock.unlock();
    }
  }

  @Override
  public final @Nullable String entityId() {
    return setup.entityId;
  }

  /** The active leaf; of several the innermost state that holds all, or the first if none does. */
  public final S state() {
    return now().common();
  }

  /**
   * The active leaf at or below a state; of several the innermost state that holds all, or the
   * first if states carry data.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public final S state(K superstate) {
    Configuration<S, C> asked = now();
    int node = chart.number(superstate);
    if (!asked.holds(node)) {
      throw new IllegalArgumentException(chart.node(node).name + " is not active: " + this);
    }
    return asked.common(node);
  }

  /** The active leaves in document order; unmodifiable. */
  public final Set<S> configuration() {
    return Collections.unmodifiableSet(new LinkedHashSet<>(now().values()));
  }

  /** Whether a state, or one below it, is active. */
  public final boolean is(K state) {
    return now().holds(state);
  }

  /** The context. */
  public final @Nullable C context() {
    return now().context;
  }

  /** How many transitions have been taken. */
  public final long sequence() {
    return now().sequence;
  }

  /**
   * The configuration of the instance as far as it is committed: the same for whoever may change
   * it, else a copy that does not change.
   */
  final Configuration<S, C> now() {
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

  final void beginCommit() {
    if (lock != null) {
      lock.beginCommit();
    }
  }

  final void endCommit() {
    if (lock != null) {
      lock.endCommit();
    }
  }

  /**
   * How long each running timer will run from now, in declared order; unmodifiable. That is never
   * negative, nor more than a timer can run, even if the scheduler's time goes back. One that could
   * not be answered, as user code threw or a hook vetoed, runs until it is tried again.
   */
  public final Map<E, Duration> remaining() {
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
  public final String toString() {
    return setup.definition.subject(setup.entityId) + " in " + configuration();
  }
}
