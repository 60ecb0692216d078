package dev.pawl.engine.chart;

import dev.pawl.engine.StepLock;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What an instance is in, and how it asks and calls the user's code, which generated code adds.
 *
 * <p>What other threads ask is answered from a copy of this, made when something has changed since
 * the last was: so nobody waits for a step, in which user code may take its time, and a step has
 * nothing to prepare for those who ask.
 */
abstract class Situation<S, K extends Enum<K>, E, C, X> implements Cloneable {

  private static final Object[] NOTHING = {};

  final Chart<K, E> chart;

  /** Null where one thread at a time uses the instance. */
  final StepLock lock;

  Active<S> active;

  /** By number, the timers that run; null where there are none, or nothing runs them. */
  Timers.Running[] running;

  C context;
  long sequence;
  boolean ended;

  /** The last copy that was asked for. */
  private volatile Situation<S, K, E, C, X> known;

  private long version;

  @SuppressWarnings("this-escape") // the lock only keeps it, and carriesData() is a constant
  Situation(Chart<K, E> chart, boolean shared, C context) {
    this.chart = chart;
    this.lock = shared ? new StepLock(this) : null;
    this.context = context;
    this.active = new Active<>(chart, carriesData());
  }

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
        "Nothing tells " + component + " here. Force the instance to a state that has it.");
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

  /** The active leaf; of several the innermost state that holds all, or the first if none does. */
  public final S state() {
    return now().active.common();
  }

  /**
   * The active leaf at or below a state; of several the innermost state that holds all, or the
   * first if states carry data.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public final S state(K superstate) {
    Active<S> asked = now().active;
    int node = chart.number(superstate);
    if (!asked.holds(node)) {
      throw new IllegalArgumentException(chart.node(node).name + " is not active: " + this);
    }
    return asked.common(node);
  }

  /** The active leaves in document order; unmodifiable. */
  public final Set<S> configuration() {
    return Collections.unmodifiableSet(new LinkedHashSet<>(now().active.values()));
  }

  /** Whether a state, or one below it, is active. */
  public final boolean is(K state) {
    return now().isActive(state);
  }

  /** The context. */
  public final C context() {
    return now().context;
  }

  /** How many transitions have been taken. */
  public final long sequence() {
    return now().sequence;
  }

  /** Whether an event may be fired, and has a transition here. */
  final boolean enables(E event) {
    int column = column(event);
    int transitions = chart.arcs.size();
    boolean asked = !ended && !chart.isInternal(column);
    for (int slot = 0; asked && slot < active.count; slot++) {
      int code = chart.codes[chart.rows[active.leaves[slot]] + column];
      if (code >= transitions) {
        code = decide(code - transitions, active.value(slot), event, context);
      }
      if (code >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether the program may fire an event, and some transition here may take it. */
  final boolean mayTake(int column) {
    E event = chart.events.get(column);
    if (event != null) {
      return enables(event);
    }
    for (int slot = 0; slot < active.count && !ended; slot++) {
      if (chart.codes[chart.rows[active.leaves[slot]] + column] >= 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * What the instance is in now, as far as it is committed: the same for whoever may change it,
   * else a copy that does not change.
   */
  final Situation<S, K, E, C, X> now() {
    if (lock == null || lock.isHeldByCurrentThread()) {
      return this;
    }
    Situation<S, K, E, C, X> copy = known;
    while (copy == null || !lock.isStill(copy.version)) {
      copy = copy();
      known = copy;
    }
    return copy;
  }

  @SuppressWarnings("unchecked") // a copy of this
  private Situation<S, K, E, C, X> copy() {
    try {
      long before = lock.version();
      Situation<S, K, E, C, X> copy = (Situation<S, K, E, C, X>) clone();
      copy.active = new Active<>(active);
      copy.running = running == null ? null : running.clone();
      copy.known = null;
      copy.version = before;
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
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
}
