package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.Effect;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

/**
 * One life of a statechart. Generated code extends it with what asks and calls the user's code.
 *
 * <p>An event from outside runs to completion: the transitions that it enables, then whatever needs
 * no further event from outside (eventless transitions first, then events that were raised, one at
 * a time), until nothing is left to do. What hooks and effects fire meanwhile waits until then,
 * first in, first out.
 *
 * <p>A life that is shared may be used by any number of threads, each step being atomic; any other
 * by one at a time. Timers make every life shared, as they elapse on threads of their own.
 *
 * @param <S> the type of states
 * @param <K> the enum of states, or of the kinds of states where those carry data
 * @param <E> the type of events
 * @param <C> the type of the context; Void if there is none
 * @param <X> the type of the effects; Void if there are none
 */
public abstract class ChartLife<S, K extends Enum<K>, E, C, X> {

  private static final Cause TIMER = Cause.by("timer");
  private static final Object[] NOTHING = {};

  final Chart<K, E> chart;
  final Active<S> active;
  final Reports<S, E> reports;
  final Microstep<S, E, C> step;
  final Settling<S, E> settling;
  final Requests<S, E> requests;

  /** Null where there are no timers, or nothing that runs them. */
  final Timers<E, C> timers;

  /** Null where one thread at a time uses the life. */
  final ReentrantLock lock;

  C context;
  long sequence;
  boolean ended;

  private final String entityId;
  private final X effects;
  private final boolean plainly;
  private List<Effect<X>> collected;
  private List<String> effectNames;

  /** A life that has not begun. */
  @SuppressWarnings("this-escape") // its parts only keep it, and carriesData() is a constant
  protected ChartLife(Chart<K, E> chart, ChartSetup<S, E> setup, C context, X effects) {
    this.chart = chart;
    this.entityId = setup.entityId;
    this.context = context;
    this.effects = effects;
    this.active = new Active<>(chart, carriesData());
    this.reports = new Reports<>(this, setup);
    this.timers =
        chart.timers.isEmpty() || setup.scheduler == null
            ? null
            : new Timers<>(this, setup.scheduler);
    this.lock = setup.shared || timers != null ? new ReentrantLock() : null;
    this.plainly = reports.hooks.isEmpty() && !carriesData();
    this.step = new Microstep<>(this);
    this.settling = new Settling<>(this, step);
    this.requests = new Requests<>(this);
  }

  // What generated code adds.

  /** The column of an event. */
  protected abstract int column(E event);

  /** The transition that a decision takes, or a negative constant of {@link Chart}. */
  protected int decide(int decision, S source, E event, C now) {
    throw new AssertionError(decision);
  }

  /** The target that a transition picks. */
  protected K choose(int transition, S source, E event, C now) {
    throw new AssertionError(transition);
  }

  /** The context after a transition. */
  protected C update(int transition, S source, E event, C now) {
    throw new AssertionError(transition);
  }

  /** A state that is entered; where states carry no data it is the constant. */
  @SuppressWarnings("unchecked") // without data the type of states is that of the constants
  protected S state(K key, S source, E event, C now) {
    return (S) key;
  }

  /** The constant of a state; where states carry no data it is the state. */
  @SuppressWarnings("unchecked") // without data the type of states is that of the constants
  protected K key(S state) {
    return (K) state;
  }

  /** Whether some states carry data. */
  protected boolean carriesData() {
    return false;
  }

  /** What a component is made of where nothing has it: no transition leads there. */
  protected static <T> T missing(String component) {
    throw new IllegalStateException(
        "Nothing tells " + component + " here. Force the life to a state that has it.");
  }

  /** How long a timer runs. */
  protected Duration delay(int timer, C now) {
    throw new AssertionError(timer);
  }

  /** Does what an effect is. */
  protected void perform(int effect, X doer, S source, E event, C now) {
    throw new AssertionError(effect);
  }

  /** Whether a state is active; for guards. */
  protected final boolean isActive(K state) {
    return active.holds(chart.number(state));
  }

  // Beginnings.

  /** Begins the life: in a state, or where that is null by default. */
  public final void begin(K initial) {
    hold();
    try {
      int node = initial == null ? -1 : chart.number(initial);
      requests.begin(chart.begin(active.remembered, node));
    } finally {
      release();
    }
  }

  /**
   * Goes on with a life in a state, as if it had just been entered: its timers start, but no effect
   * runs and no eventless transition is taken.
   */
  public final void resume(S state, long steps) {
    int number = chart.number(key(Objects.requireNonNull(state, "state")));
    hold();
    try {
      Way way = chart.begin(active.remembered, number);
      active.replace(0, active.count, way.leaves, carried(way, number, state, state));
      sequence = steps;
      ended = step.isEnded();
      if (timers != null && !ended) {
        timers.start(way, timers.delays(way, null, context));
      }
    } finally {
      release();
    }
  }

  /**
   * Goes on with a life as it was: with its history, its deferred events and what was left of its
   * timers.
   *
   * @throws IllegalArgumentException if the chart can never be as the snapshot says
   */
  public final void resume(Snapshot<S, E, ?> snapshot) {
    hold();
    try {
      new Resuming<>(this).restore(snapshot);
    } finally {
      release();
    }
  }

  // Requests.

  /** Fires an event, and whatever that makes hooks and effects fire. */
  public final S fire(E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    Objects.requireNonNull(cause, "cause");
    return request(event, null, cause);
  }

  /**
   * Takes the life to a state past the rules; what is orthogonal to that stays as it is. Hooks hear
   * of it and may veto; what is left and entered has its effects.
   */
  public final S force(S state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    return request(null, state, cause);
  }

  private S request(E event, S forced, Cause cause) {
    hold();
    try {
      if (forced != null || !isMadePlainly(event)) {
        requests.request(event, null, forced, cause, false);
      }
      return active.common();
    } finally {
      release();
    }
  }

  /** Makes a step at once, where nobody hears of it and nothing follows from it. */
  private boolean isMadePlainly(E event) {
    if (plainly && !ended && requests.areNone() && step.makePlainly(column(event))) {
      sequence++;
      return true;
    }
    return false;
  }

  /**
   * Fires an event, and whatever that makes hooks and effects fire, and tells what became of it.
   */
  public final Outcome<S> tryFire(E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    Objects.requireNonNull(cause, "cause");
    return attempt(event, null, cause);
  }

  /** What a timer does when it has run down. */
  final void elapsed(Timers.Running timer) {
    attempt(chart.timers.get(timer.number), timer, TIMER);
  }

  private Outcome<S> attempt(E event, Timers.Running timer, Cause cause) {
    hold();
    try {
      return requests.request(event, timer, null, cause, true);
    } finally {
      release();
    }
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

  // What steps do to the life.

  final void end() {
    ended = true;
    if (timers != null) {
      timers.stopAll();
    }
  }

  /** What the leaves of a way carry, one of which may be given, where no event leads there. */
  final Object[] carried(Way way, int given, S value, S source) {
    return carried(way, given, value, source, null, context);
  }

  /** What the leaves of a way carry, one of which may be given; nothing where none carry data. */
  @SuppressWarnings("unchecked") // the keys of this chart
  final Object[] carried(Way way, int given, S value, S source, E event, C now) {
    if (!carriesData()) {
      return NOTHING;
    }
    Object[] carried = new Object[way.leaves.length];
    for (int i = 0; i < carried.length; i++) {
      int leaf = way.leaves[i];
      carried[i] = leaf == given ? value : state((K) chart.keys[leaf], source, event, now);
    }
    return carried;
  }

  final void act(int effect, S source, E event) {
    C now = context;
    if (collected == null) {
      perform(effect, effects, source, event, now);
    } else {
      collected.add(
          new Effect<>(effectNames.get(effect), doer -> perform(effect, doer, source, event, now)));
    }
  }

  // Questions.

  /** The active leaf; of several the innermost state that holds all, or the first if none does. */
  public final S state() {
    hold();
    try {
      return active.common();
    } finally {
      release();
    }
  }

  /**
   * The active leaf at or below a state; of several the innermost state that holds all, or the
   * first if states carry data.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public final S state(K superstate) {
    hold();
    try {
      int node = chart.number(superstate);
      if (!active.holds(node)) {
        throw new IllegalArgumentException(chart.node(node).name + " is not active: " + this);
      }
      return active.common(node);
    } finally {
      release();
    }
  }

  /** The active leaves in document order; unmodifiable. */
  public final Set<S> configuration() {
    hold();
    try {
      return Collections.unmodifiableSet(new LinkedHashSet<>(active.values()));
    } finally {
      release();
    }
  }

  /** Whether a state, or one below it, is active. */
  public final boolean is(K state) {
    hold();
    try {
      return isActive(state);
    } finally {
      release();
    }
  }

  /** Whether an event has a transition now. */
  public final boolean permits(E event) {
    hold();
    try {
      // a hook or an effect may ask in the middle of a step, which is then not to be disturbed
      Selection<S, E, C> asked = requests.areNone() ? step : new Selection<>(this);
      return asked.select(column(event), event) > 0;
    } finally {
      release();
    }
  }

  /** The context. */
  public final C context() {
    hold();
    try {
      return context;
    } finally {
      release();
    }
  }

  /** Whose life it is; null if it has no id. */
  public final String entityId() {
    return entityId;
  }

  /** How many transitions have been taken. */
  public final long sequence() {
    hold();
    try {
      return sequence;
    } finally {
      release();
    }
  }

  /** How long each running timer will still run; unmodifiable. */
  public final Map<E, Duration> remaining() {
    hold();
    try {
      return timers == null ? Map.of() : Collections.unmodifiableMap(timers.remaining());
    } finally {
      release();
    }
  }

  /** All there is to know of the life, to go on with it elsewhere or later. */
  public final Snapshot<S, E, C> snapshot() {
    hold();
    try {
      return new Resuming<>(this).snapshot();
    } finally {
      release();
    }
  }

  /**
   * Fires an event at a life that stands for itself: its effects are not run but told.
   *
   * @param names the names of the effects
   */
  public final List<Effect<X>> fireAlone(E event, List<String> names) {
    collectEffects(names);
    fire(event, Cause.none());
    return List.copyOf(collected);
  }

  /** Begins a life that stands for itself: its effects are not run but told. */
  public final List<Effect<X>> beginAlone(K initial, List<String> names) {
    collectEffects(names);
    begin(initial);
    return List.copyOf(collected);
  }

  private void collectEffects(List<String> names) {
    effectNames = names;
    collected = new ArrayList<>();
  }

  @Override
  public final String toString() {
    return chart.machine + (entityId == null ? "" : " " + entityId) + " in " + configuration();
  }
}
