package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.Effect;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.Refusal;
import dev.pawl.Snapshot;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Hooks;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

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

  final Chart<K, E> chart;
  final Active<S, K, E> active;
  final Hooks<S, E> hooks;
  C context;

  private final ChartSetup<S, E> setup;
  private final X effects;
  private final Microstep<S, K, E, C, X> step;
  private final Settling<S, K, E, C, X> settling;
  private final Timers<S, K, E> timers;
  private final ReentrantLock lock;
  private final boolean plainly;
  private final ArrayDeque<Request<S, K, E>> waiting = new ArrayDeque<>(0);
  private final ArrayDeque<Deferred<E>> deferred = new ArrayDeque<>(0);
  private List<Pure<C, E, S>> collected;
  private Thread runner;
  private long sequence;
  private boolean ended;

  /** What waits for its turn: an event, a timer that has elapsed, or a state to force. */
  private record Request<S, K, E>(
      E event, Timers.Running<E> timer, K forced, S value, Cause cause, boolean told) {}

  /** An event that waits for a state that does not defer it. */
  private record Deferred<E>(E event, Cause cause) {}

  /** An effect that a pure step would have. */
  private record Pure<C, E, S>(int effect, S source, E event, C context) {}

  /** A life that has not begun. */
  @SuppressWarnings("this-escape") // its parts only keep it, and carriesData() is a constant
  protected ChartLife(Chart<K, E> chart, ChartSetup<S, E> setup, C context, X effects) {
    this.chart = chart;
    this.setup = setup;
    this.context = context;
    this.effects = effects;
    this.hooks = new Hooks<>(setup.hooks());
    this.active = new Active<>(chart, carriesData());
    this.timers = chart.timers.isEmpty() ? null : new Timers<>(this, setup.scheduler());
    this.lock =
        setup.shared() || (timers != null && setup.scheduler() != null)
            ? new ReentrantLock()
            : null;
    this.plainly = hooks.isEmpty() && !carriesData();
    this.step = new Microstep<>(this);
    this.settling = new Settling<>(this, step);
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
    run(
        () -> {
          int node = initial == null ? -1 : chart.number(initial);
          step.begin(chart.begin(active.remembered, node));
          return settling.settle(Cause.none(), step.failure);
        });
  }

  /**
   * Goes on with a life in a state, as if it had just been entered: its timers start, but no effect
   * runs and no eventless transition is taken.
   */
  public final void resume(S state, long steps) {
    K key = key(Objects.requireNonNull(state, "state"));
    Way way = chart.begin(active.remembered, chart.number(key));
    Object[] values = new Object[way.leaves.length];
    for (int i = 0; i < values.length; i++) {
      Node<K, E> leaf = chart.node(way.leaves[i]);
      values[i] = leaf.key == key ? state : enter(leaf, state, null, context);
    }
    active.replace(0, active.count, way.leaves, values);
    sequence = steps;
    ended = Resuming.isEnded(chart, active);
    startTimers(way, delays(way, null, context));
  }

  /**
   * Goes on with a life as it was: with its history, its deferred events and what was left of its
   * timers.
   *
   * @throws IllegalArgumentException if the chart can never be as the snapshot says
   */
  public final void resume(Snapshot<S, E, ?> snapshot) {
    new Resuming<>(this).restore(snapshot);
    sequence = snapshot.sequence();
    snapshot.deferred().forEach(e -> deferred.add(new Deferred<>(e, Cause.none())));
    ended = Resuming.isEnded(chart, active);
    if (timers != null && setup.scheduler() != null) {
      for (Snapshot.Remaining<E> left : snapshot.timers()) {
        for (Node.Timer<E> timer : chart.timers) {
          if (timer.event().equals(left.event())) {
            timers.start(timer, left.remaining());
          }
        }
      }
    }
  }

  // Requests.

  /** Fires an event, and whatever that makes hooks and effects fire. */
  public final S fire(E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    Objects.requireNonNull(cause, "cause");
    if (lock == null) {
      if (!isMadePlainly(event)) {
        request(event, null, null, null, cause, false);
      }
      return state();
    }
    lock.lock();
    try {
      if (!isMadePlainly(event)) {
        request(event, null, null, null, cause, false);
      }
      return state();
    } finally {
      lock.unlock();
    }
  }

  /** Makes a step at once, where nobody hears of it and nothing follows from it. */
  private boolean isMadePlainly(E event) {
    if (runner == null
        && !ended
        && plainly
        && deferred.isEmpty()
        && step.makePlainly(column(event))) {
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
    return read(() -> request(event, null, null, null, cause, true));
  }

  /**
   * Takes the life to a state past the rules; what is orthogonal to that stays as it is. Hooks hear
   * of it and may veto; what is left and entered has its effects.
   */
  public final S force(S state, Cause cause) {
    K key = key(Objects.requireNonNull(state, "state"));
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    return read(
        () -> {
          request(null, null, key, state, cause, false);
          return state();
        });
  }

  /** What a timer does when it has run down. */
  final void elapsed(Timers.Running<E> timer) {
    read(() -> request(timer.timer.event(), timer, null, null, TIMER, true));
  }

  private interface Step {
    Throwable make();
  }

  /** Runs something that no request may interrupt, then whatever waits. */
  private void run(Step first) {
    read(
        () -> {
          runner = Thread.currentThread();
          try {
            runWaiting(first.make());
          } finally {
            runner = null;
          }
          return null;
        });
  }

  private Outcome<S> request(
      E event, Timers.Running<E> timer, K forced, S value, Cause cause, boolean told) {
    if (runner != null) {
      if (lock == null && runner != Thread.currentThread()) {
        throw new IllegalStateException(
            this + " is used by two threads at once. Declare it with threadSafe = true.");
      }
      waiting.add(new Request<>(event, timer, forced, value, cause, told));
      return told ? new Outcome.Ignored<>(state(), true) : null;
    }
    runner = Thread.currentThread();
    Outcome<S> outcome = null;
    try {
      Throwable failure = null;
      try {
        markLeaves();
        outcome = make(event, timer, forced, value, cause, told);
        failure = settling.failure();
      } catch (Throwable thrown) {
        failure = thrown;
      }
      if (failure != null || !waiting.isEmpty() || !deferred.isEmpty()) {
        runWaiting(failure);
      }
    } finally {
      runner = null;
    }
    return outcome;
  }

  /** What is deferred is offered again only where other leaves are active afterwards. */
  private void markLeaves() {
    if (chart.mayDefer) {
      active.mark();
    }
  }

  private void runWaiting(Throwable first) {
    Throwable failure = Failure.join(first, recall());
    while (!waiting.isEmpty()) {
      try {
        Request<S, K, E> next = waiting.poll();
        markLeaves();
        make(next.event, next.timer, next.forced, next.value, next.cause, next.told);
        failure = Failure.join(failure, settling.failure());
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
      failure = Failure.join(failure, recall());
    }
    if (failure != null) {
      throw Failure.thrown(failure);
    }
  }

  private Outcome<S> make(
      E event, Timers.Running<E> timer, K forced, S value, Cause cause, boolean told) {
    settling.clear();
    if (forced != null) {
      return force(forced, value, cause);
    }
    if (timer != null && !timers.take(timer)) {
      return null;
    }
    int found;
    try {
      found = step.select(column(event), event);
    } catch (Throwable thrown) {
      tellFailed(event, cause, thrown);
      throw thrown;
    }
    if (found == Chart.DEFERRED) {
      defer(event, cause);
      return told ? new Outcome.Ignored<>(state(), true) : null;
    }
    if (found <= 0) {
      return refuse(event, cause, told, found);
    }
    S from = told ? state() : null;
    step.make(event, cause);
    if (step.veto != null) {
      return refuse(new Outcome.Vetoed<>(state(), step.veto), told, step.veto.attempt());
    }
    if (chart.settles || step.failure != null) {
      settling.settle(cause, step.failure);
    }
    return told ? new Outcome.Moved<>(from, state()) : null;
  }

  private Outcome<S> force(K forced, S value, Cause cause) {
    int number = chart.number(forced);
    int domain = chart.parents[number];
    while (domain > 0
        && (chart.node(domain).kind != Node.Kind.COMPOSITE || !active.holds(domain))) {
      domain = chart.parents[domain];
    }
    int[] targets = {number};
    Entering<K, E> entering = new Entering<>(chart, active.remembered);
    Way way = entering.enter(domain, targets, entering.effective(targets));
    Object[] filled = step.valuesOf(way, number, value);
    LifecycleEvent<S, E> record = null;
    if (!hooks.isEmpty()) {
      S from = common(active.firstBelow(domain + 1), active.endBelow(domain));
      record = record(1, from, common(way.leaves, filled), null, cause, true);
      TransitionVetoedError veto = hooks.before(record);
      if (veto != null) {
        return refuse(new Outcome.Vetoed<>(state(), veto), false, record);
      }
    }
    ended = false;
    step.force(way, record, filled);
    settling.settle(cause, step.failure);
    return null;
  }

  /** Offers events again that waited for a state that does not defer them. */
  private Throwable recall() {
    Throwable failure = null;
    while (!ended && !deferred.isEmpty() && active.changed()) {
      active.mark();
      ArrayDeque<Deferred<E>> offered = new ArrayDeque<>(deferred);
      deferred.clear();
      while (!ended && !offered.isEmpty() && !active.changed()) {
        failure = Failure.join(failure, offer(offered.poll()));
      }
      deferred.addAll(offered);
    }
    return failure;
  }

  private Throwable offer(Deferred<E> next) {
    int found;
    try {
      found = step.select(column(next.event), next.event);
    } catch (Throwable thrown) {
      deferred.add(next);
      return thrown;
    }
    if (found == Chart.DEFERRED) {
      deferred.add(next);
      return null;
    }
    settling.clear();
    try {
      settling.take(next.event, found, next.cause);
    } catch (Throwable thrown) {
      return thrown;
    }
    return settling.failure();
  }

  // Refusals.

  private Outcome<S> refuse(E event, Cause cause, boolean told, int found) {
    S state = state();
    Outcome<S> outcome;
    if (found == Chart.IGNORED || setup.lenient()) {
      outcome = new Outcome.Ignored<>(state, false);
    } else {
      Refusal refusal =
          new Refusal(
              explanation(state),
              found == Chart.REFUSED ? Refusal.Kind.GUARD : Refusal.Kind.ILLEGAL,
              setup.entityId(),
              state,
              column(event),
              event,
              null);
      outcome =
          found == Chart.REFUSED
              ? new Outcome.GuardRefused<>(state, refusal)
              : new Outcome.Illegal<>(state, refusal);
    }
    return refuse(outcome, told, hooks.isEmpty() ? null : attempt(event, cause));
  }

  private Definition<?, E> explanation(S state) {
    if (active.count == 1) {
      return setup.definition();
    }
    List<K> leaves = new ArrayList<>();
    for (int i = 0; i < active.count; i++) {
      leaves.add(chart.node(active.leaves[i]).key);
    }
    @SuppressWarnings("unchecked") // the definition of this chart
    ChartDefinition<K, E> own = (ChartDefinition<K, E>) setup.definition();
    return own.in(leaves, state);
  }

  /** Tells hooks of a refusal; an error of theirs goes before the refusal. */
  private Outcome<S> refuse(Outcome<S> outcome, boolean told, LifecycleEvent<?, ?> attempt) {
    Throwable failure = tellRefused(outcome, attempt);
    if (!told) {
      try {
        outcome.orElseThrow();
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
    }
    if (failure != null) {
      throw Failure.thrown(failure);
    }
    return outcome;
  }

  @SuppressWarnings("unchecked") // an attempt of this life
  final Throwable tellRefused(Outcome<S> outcome, LifecycleEvent<?, ?> attempt) {
    if (hooks.isEmpty()) {
      return null;
    }
    LifecycleEvent<S, E> own = (LifecycleEvent<S, E>) attempt;
    Throwable failure = hooks.refused(own, outcome);
    if (failure != null) {
      hooks.failed(own, failure);
    }
    return failure;
  }

  final LifecycleEvent<S, E> attempt(E event, Cause cause) {
    return record(1, state(), null, event, cause, false);
  }

  final void tellFailed(E event, Cause cause, Throwable error) {
    tellFailed(null, event, cause, error);
  }

  /** Tells hooks of an error before the commit; the clock must not hide it. */
  final void tellFailed(LifecycleEvent<S, E> record, E event, Cause cause, Throwable error) {
    if (!hooks.isEmpty()) {
      try {
        hooks.failed(record != null ? record : attempt(event, cause), error);
      } catch (Throwable thrown) {
        Failure.join(error, thrown);
      }
    }
  }

  final LifecycleEvent<S, E> record(int ahead, S from, S to, E event, Cause cause, boolean forced) {
    return new LifecycleEvent<>(
        sequence + ahead,
        setup.clock().instant(),
        chart.machine,
        setup.entityId(),
        from,
        to,
        event,
        cause,
        forced);
  }

  // What steps do to the life.

  final void counted(int steps) {
    sequence += steps;
  }

  final void defer(E event, Cause cause) {
    deferred.add(new Deferred<>(event, cause));
  }

  final void raise(List<E> raised) {
    settling.raise(raised);
  }

  final void raise(E raised) {
    settling.raise(List.of(raised));
  }

  final void end() {
    ended = true;
    if (timers != null) {
      timers.stopAll();
    }
  }

  final boolean isEnded() {
    return ended;
  }

  final S enter(Node<K, E> leaf, S source, E event, C now) {
    return state(leaf.key, source, event, now);
  }

  final void act(int effect, S source, E event) {
    if (collected != null) {
      collected.add(new Pure<>(effect, source, event, context));
    } else {
      perform(effect, effects, source, event, context);
    }
  }

  final void stopTimers(Node<K, E> node) {
    if (timers != null) {
      node.timers.forEach(timers::stop);
    }
  }

  /** How long the timers of a way run, where the life must be asked; null where it need not. */
  final Duration[] delays(Way way, Duration[] known, C now) {
    Duration[] delays = known;
    if (timers != null && setup.scheduler() != null) {
      for (int number : way.entered) {
        for (Node.Timer<E> timer : chart.node(number).timers) {
          if (timer.delay() == null) {
            delays = delays == null ? new Duration[chart.timers.size()] : delays;
            delays[timer.number()] = Objects.requireNonNull(delay(timer.number(), now), "delay");
          }
        }
      }
    }
    return delays;
  }

  final void startTimers(Way way, Duration[] delays) {
    if (timers == null || setup.scheduler() == null || ended) {
      return;
    }
    for (int number : way.entered) {
      for (Node.Timer<E> timer : chart.node(number).timers) {
        timers.start(timer, timer.delay() != null ? timer.delay() : delays[timer.number()]);
      }
    }
  }

  /** The innermost state that holds active leaves; the first of them where none does. */
  final S common(int start, int end) {
    int node = active.leaves[start];
    int last = active.leaves[end - 1];
    while (node > 0 && last > chart.lasts[node]) {
      node = chart.parents[node];
    }
    return active.leaves[start] == node
        ? active.value(start)
        : superstate(node, active.value(start));
  }

  /** The innermost state that holds leaves; the first of them where none does. */
  @SuppressWarnings("unchecked") // nothing else is among the values
  final S common(int[] leaves, Object[] values) {
    int node = leaves[0];
    int last = leaves[leaves.length - 1];
    while (node > 0 && last > chart.lasts[node]) {
      node = chart.parents[node];
    }
    S first = (S) (carriesData() ? values[0] : chart.keys[leaves[0]]);
    return node == leaves[0] ? first : superstate(node, first);
  }

  @SuppressWarnings("unchecked") // without data the type of states is that of the constants
  private S superstate(int node, S first) {
    return node <= 0 || carriesData() ? first : (S) chart.node(node).key;
  }

  // Questions.

  /** Reads the life while no step is made. */
  public final <R> R read(Supplier<R> reader) {
    if (lock == null) {
      return reader.get();
    }
    lock.lock();
    try {
      return reader.get();
    } finally {
      lock.unlock();
    }
  }

  /** The active leaf; of several the innermost state that holds all, or the first if none does. */
  public final S state() {
    if (lock == null) {
      return active.count == 1 ? active.value(0) : common(0, active.count);
    }
    return read(() -> common(0, active.count));
  }

  /** The active leaves in document order; unmodifiable. */
  public final Set<S> configuration() {
    return read(
        () -> {
          Set<S> leaves = new LinkedHashSet<>();
          for (int i = 0; i < active.count; i++) {
            leaves.add(active.value(i));
          }
          return Collections.unmodifiableSet(leaves);
        });
  }

  /** Whether a state, or one below it, is active. */
  public final boolean is(K state) {
    return read(() -> active.holds(chart.number(state)));
  }

  /** Whether an event has a transition now. */
  public final boolean permits(E event) {
    return read(() -> step.select(column(event), event) > 0);
  }

  /** The context. */
  public final C context() {
    return read(() -> context);
  }

  /** Whose life it is; null if it has no id. */
  public final String entityId() {
    return setup.entityId();
  }

  /** How many transitions have been taken. */
  public final long sequence() {
    return read(() -> sequence);
  }

  /** How long each running timer will still run; unmodifiable. */
  public final Map<E, Duration> remaining() {
    return timers == null ? Map.of() : read(() -> Collections.unmodifiableMap(timers.remaining()));
  }

  /** All there is to know of the life, to go on with it elsewhere or later. */
  public final Snapshot<S, E, C> snapshot() {
    return read(
        () -> {
          List<E> events = deferred.stream().map(Deferred::event).toList();
          return new Resuming<>(this).snapshot(sequence, setup.entityId(), remaining(), events);
        });
  }

  /**
   * Fires an event at a life that stands for itself: its effects are not run but told.
   *
   * @param names the names of the effects
   */
  public final List<Effect<X>> fireAlone(E event, List<String> names) {
    collected = new ArrayList<>();
    fire(event, Cause.none());
    return told(names);
  }

  /** Begins a life that stands for itself: its effects are not run but told. */
  public final List<Effect<X>> beginAlone(K initial, List<String> names) {
    collected = new ArrayList<>();
    begin(initial);
    return told(names);
  }

  private List<Effect<X>> told(List<String> names) {
    List<Effect<X>> told = new ArrayList<>();
    for (Pure<C, E, S> pure : collected) {
      told.add(
          new Effect<>(
              names.get(pure.effect()),
              doer -> perform(pure.effect(), doer, pure.source(), pure.event(), pure.context())));
    }
    return List.copyOf(told);
  }

  @Override
  public final String toString() {
    String id = setup.entityId() == null ? "" : " " + setup.entityId();
    return chart.machine + id + " in " + read(() -> String.valueOf(configuration()));
  }
}
