package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.Effect;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.engine.EventQueue;
import dev.pawl.engine.Failure;
import dev.pawl.engine.StepLock;
import dev.pawl.engine.Stepped;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.Lock;

/**
 * One instance of a statechart. Generated code extends it with what asks and calls the user's code.
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
 *
 * @param <S> the type of states
 * @param <K> the enum of states, or of the kinds of states where those carry data
 * @param <E> the type of events
 * @param <C> the type of the context; Void if there is none
 * @param <X> the type of the effects; Void if there are none
 */
public abstract class ChartInstance<S, K extends Enum<K>, E, C, X> extends Stepped<S, E> {

  private static final Object[] NOTHING = {};

  final Chart<K, E> chart;
  final ChartSetup<S, E> setup;

  /** Null where one thread at a time uses the instance. */
  final StepLock lock;

  /** What the instance is in; only its own steps see it before all of it is changed. */
  final Configuration<S, C> live;

  final EventQueue<S, E> queue = new EventQueue<>();

  /** Null where there are no timers, or nothing that runs them. */
  Timers<E, C> timers;

  /** Null until the instance begins or goes on. */
  ChartMacrostep<S, E, C> macrostep;

  private final X effects;

  private final boolean carriesData;

  /** Whether nobody hears of steps, of which the constants of the states tell all. */
  private final boolean unwatched;

  /** The copy that was last asked for. */
  private volatile Configuration<S, C> copy;

  private List<Effect<X>> collected;
  private List<String> effectNames;

  /** An instance that has not begun. */
  @SuppressWarnings("this-escape") // the lock only keeps it
  protected ChartInstance(Chart<K, E> chart, ChartSetup<S, E> setup, C context, X effects) {
    boolean runsTimers = setup.scheduler != null && !chart.timers.isEmpty();
    this.chart = chart;
    this.setup = setup;
    this.lock = setup.shared || runsTimers ? new StepLock(this) : null;
    this.carriesData = setup.definition.statesCarryData();
    this.live = new Configuration<>(chart, carriesData, runsTimers, context);
    this.effects = effects;
    this.unwatched = setup.hooks.isEmpty() && !setup.hooks.hasListeners() && !carriesData;
  }

  // What generated code adds.

  /** The column of an event. */
  protected abstract int column(E event);

  /**
   * The transition that a decision takes, or a negative constant of {@link Chart}.
   *
   * @param active what the instance is in, for guards that ask
   */
  protected int decide(int decision, S source, E event, C context, Configuration<S, C> active) {
    throw new AssertionError(decision);
  }

  /** The target that a transition picks. */
  protected K choose(int transition, S source, E event, C context) {
    throw new AssertionError(transition);
  }

  /** The context after a transition. */
  protected C update(int transition, S source, E event, C context) {
    throw new AssertionError(transition);
  }

  /** A state that is entered; where states carry no data it is the constant. */
  @SuppressWarnings("unchecked") // without data the type of states is that of the constants
  protected S state(K key, S source, E event, C context) {
    return (S) key;
  }

  /** The constant of a state; where states carry no data it is the state. */
  @SuppressWarnings("unchecked") // without data the type of states is that of the constants
  protected K key(S state) {
    return (K) state;
  }

  /** Whether some states carry data. */
  final boolean carriesData() {
    return carriesData;
  }

  /** What a component is made of where nothing has it: no transition leads there. */
  protected static <T> T missing(String component) {
    throw new IllegalStateException(
        "Nothing tells " + component + " here. Force the instance to a state that has it.");
  }

  /** How long a timer runs. */
  protected Duration delay(int timer, C context) {
    throw new AssertionError(timer);
  }

  /** Does what an effect is. */
  protected void perform(int effect, X doer, S source, E event, C context) {
    throw new AssertionError(effect);
  }

  /** What the leaves of a set carry, one of which may be given, where no event leads there. */
  final Object[] carried(EntrySet entry, int given, S value, S source) {
    return carried(entry, given, value, source, null, live.context);
  }

  /** What the leaves of a set carry, one of which may be given; nothing where none carry data. */
  @SuppressWarnings("unchecked") // the keys of this chart
  final Object[] carried(EntrySet entry, int given, S value, S source, E event, C context) {
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

  // Beginnings.

  /** Begins the instance: in a state, or where that is null by default. */
  public final void begin(K initial) {
    EntrySet entry = chart.begin(live.remembered, initial == null ? 0 : chart.number(initial));
    place(() -> macrostep.begin(entry));
  }

  /**
   * Goes on with an instance in a state, as if it had just been entered: its timers start, but no
   * effect runs and no eventless transition is taken.
   */
  public final void resume(S state, long steps) {
    Objects.requireNonNull(state, "state");
    place(() -> new Resuming<>(this).in(state, steps).run());
  }

  /**
   * Goes on with an instance as it was: with its history, its deferred events and what was left of
   * its timers. A timer of an active state of which the snapshot knows nothing, as it was taken by
   * an earlier version of the machine, starts anew.
   *
   * @throws IllegalArgumentException if the chart can never be as the snapshot says; then nothing
   *     has changed
   */
  public final void resume(Snapshot<S, E, ?> snapshot) {
    place(() -> new Resuming<>(this).as(snapshot).run());
  }

  /** Has the instance ready to make steps. */
  final void prepare() {
    timers = live.running == null ? null : new Timers<>(this, setup.scheduler);
    macrostep = new ChartMacrostep<>(this);
  }

  private void place(Runnable placing) {
    prepare();
    hold();
    try {
      macrostep.place(placing);
    } finally {
      release();
    }
  }

  // Requests.

  /** Fires an event, and whatever that makes hooks and effects fire. */
  public final S fire(E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    Objects.requireNonNull(cause, "cause");
    if (!unwatched) {
      return macrostep.fire(this, event, cause);
    }
    hold();
    try {
      return isMadePlainly(event) ? live.common() : macrostep.fire(this, event, cause);
    } finally {
      release();
    }
  }

  /**
   * Takes the instance to a state past the rules; what is orthogonal to that stays as it is. Hooks
   * hear of it and may veto; what is left and entered has its effects.
   */
  public final S force(S state, Cause cause) {
    return macrostep.force(this, state, cause);
  }

  /** Makes a step at once, where nobody hears of it and nothing follows from it. */
  private boolean isMadePlainly(E event) {
    int column = column(event);
    boolean isAtRest = !live.ended && !isStepping() && !queue.hasDeferred();
    int slot = isAtRest ? live.plainSlot(column) : -1;
    if (slot >= 0) {
      beginCommit();
      live.takePlainly(slot, column);
      endCommit();
    }
    return slot >= 0;
  }

  /**
   * Fires an event, and whatever that makes hooks and effects fire, and tells what became of it.
   */
  public final Outcome<S> tryFire(E event, Cause cause) {
    return macrostep.tryFire(this, event, cause);
  }

  /**
   * Fires an event without waiting for others: where another thread makes a step, that fires it
   * before it lets go of the instance.
   *
   * @return what became of it, or what user code has thrown; whatever depends on that may run while
   *     the instance is held, so it must not wait for anybody
   */
  public final CompletableFuture<Outcome<S>> post(E event, Cause cause) {
    return lock.post(() -> tryFire(event, cause));
  }

  @Override
  protected final Lock stepLock() {
    return lock;
  }

  @Override
  protected final S stepState() {
    return live.common();
  }

  @Override
  protected final EventQueue<S, E> stepQueue() {
    return queue;
  }

  private void hold() {
    if (lock != null) {
      lock.lock();
    }
  }

  private void release() {
    if (lock != null) {
      lock.unlock();
    }
  }

  /**
   * Ends the instance, once nothing is left to do; what cancelling its timers throws is the answer.
   */
  final Throwable end() {
    beginCommit();
    live.ended = true;
    if (timers != null) {
      timers.commit(true);
    }
    endCommit();
    return timers == null ? null : timers.cancelStopped();
  }

  final void act(int effect, S source, E event) {
    C now = live.context;
    if (collected == null) {
      perform(effect, effects, source, event, now);
    } else {
      collected.add(
          new Effect<>(effectNames.get(effect), doer -> perform(effect, doer, source, event, now)));
    }
  }

  // Questions.

  /**
   * Whether an event may be fired, and has a transition now. Guards are asked, on the thread that
   * asks; if that is not the one that makes a step, about what was committed last.
   */
  public final boolean permits(E event) {
    return TransitionSelector.enables(this, now(), event);
  }

  @Override
  public final String entityId() {
    return setup.entityId;
  }

  /**
   * How long each running timer will still run; unmodifiable. One that could not be answered, as
   * user code threw or a hook vetoed, runs until it is tried again.
   */
  public final Map<E, Duration> remaining() {
    return timers == null ? Map.of() : Collections.unmodifiableMap(timers.remaining(now().running));
  }

  /**
   * All there is to know of the instance, to go on with it elsewhere or later. Waits for the step
   * of another thread.
   *
   * @throws IllegalStateException if this is called from within a step: what that still leads to
   *     would be lost
   */
  public final Snapshot<S, E, C> snapshot() {
    hold();
    try {
      if (isStepping()) {
        throw Failure.midStep(this);
      }
      return new Resuming<>(this).snapshot();
    } finally {
      release();
    }
  }

  /**
   * Fires an event at an instance that stands for itself: its effects are not run but told.
   *
   * @param names the names of the effects
   */
  public final List<Effect<X>> fireAlone(E event, List<String> names) {
    collectEffects(names);
    fire(event, Cause.none());
    return List.copyOf(collected);
  }

  /** The same for a timer that has run down, by the clock of whoever keeps the instance. */
  public final List<Effect<X>> elapseAlone(int timer, List<String> names) {
    collectEffects(names);
    macrostep.make(new Timers.Running(timer, macrostep, 0, 0));
    return List.copyOf(collected);
  }

  /** Begins an instance that stands for itself: its effects are not run but told. */
  public final List<Effect<X>> beginAlone(K initial, List<String> names) {
    collectEffects(names);
    begin(initial);
    return List.copyOf(collected);
  }

  private void collectEffects(List<String> names) {
    effectNames = names;
    collected = new ArrayList<>();
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
  public final C context() {
    return now().context;
  }

  /** How many transitions have been taken. */
  public final long sequence() {
    return now().sequence;
  }

  /**
   * What the instance is in now, as far as it is committed: the same for whoever may change it,
   * else a copy that does not change.
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

  @Override
  public final String toString() {
    return setup.definition.subject(setup.entityId) + " in " + configuration();
  }
}
