package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.Effect;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;

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
public abstract class ChartInstance<S, K extends Enum<K>, E, C, X>
    extends Situation<S, K, E, C, X> {

  private static final Cause TIMER = Cause.by("timer");

  final Reports<S, E> reports;
  final Microstep<S, E, C> step;
  final Settling<S, E> settling;
  final Requests<S, E> requests;

  /** Null where there are no timers, or nothing that runs them. */
  final Timers<E, C> timers;

  private final String entityId;
  private final X effects;
  private final boolean plainly;
  private List<Effect<X>> collected;
  private List<String> effectNames;

  /** An instance that has not begun. */
  @SuppressWarnings("this-escape") // its parts only keep it, and carriesData() is a constant
  protected ChartInstance(Chart<K, E> chart, ChartSetup<S, E> setup, C context, X effects) {
    super(chart, setup.shared || hasTimers(chart, setup), context);
    this.entityId = setup.entityId;
    this.effects = effects;
    this.reports = new Reports<>(this, setup);
    this.running = hasTimers(chart, setup) ? new Timers.Running[chart.timers.size()] : null;
    this.timers = running == null ? null : new Timers<>(this, setup.scheduler);
    this.plainly = reports.hooks.isEmpty() && !reports.hooks.hasListeners() && !carriesData();
    this.step = new Microstep<>(this);
    this.settling = new Settling<>(this, step);
    this.requests = new Requests<>(this);
  }

  private static boolean hasTimers(Chart<?, ?> chart, ChartSetup<?, ?> setup) {
    return setup.scheduler != null && !chart.timers.isEmpty();
  }

  // Beginnings.

  /** Begins the instance: in a state, or where that is null by default. */
  public final void begin(K initial) {
    hold();
    try {
      int node = initial == null ? -1 : chart.number(initial);
      Way way = chart.begin(active.remembered, node);
      requests.place(() -> requests.begin(way));
    } finally {
      release();
    }
  }

  /**
   * Goes on with an instance in a state, as if it had just been entered: its timers start, but no
   * effect runs and no eventless transition is taken.
   */
  public final void resume(S state, long steps) {
    Objects.requireNonNull(state, "state");
    hold();
    try {
      requests.place(new Resuming<>(this).in(state, steps));
    } finally {
      release();
    }
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
    hold();
    try {
      requests.place(new Resuming<>(this).as(snapshot));
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
   * Takes the instance to a state past the rules; what is orthogonal to that stays as it is. Hooks
   * hear of it and may veto; what is left and entered has its effects.
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
    return plainly && !ended && requests.areNone() && step.makePlainly(column(event));
  }

  /**
   * Fires an event, and whatever that makes hooks and effects fire, and tells what became of it.
   */
  public final Outcome<S> tryFire(E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    Objects.requireNonNull(cause, "cause");
    return attempt(event, null, cause);
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

  /**
   * Ends the instance, once nothing is left to do; what cancelling its timers throws is the answer.
   */
  final Throwable end() {
    beginCommit();
    ended = true;
    if (timers != null) {
      timers.commit(true);
    }
    endCommit();
    return timers == null ? null : timers.cancelStopped();
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

  /**
   * Whether an event may be fired, and has a transition now. Guards are asked, on the thread that
   * asks; if that is not the one that makes a step, about what was committed last.
   */
  public final boolean permits(E event) {
    return now().enables(event);
  }

  /** Whose instance it is; null if it has no id. */
  public final String entityId() {
    return entityId;
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
      requests.requireRest();
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
    requests.request(
        chart.timers.get(timer), new Timers.Running(timer, this, 0, 0), null, TIMER, false);
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

  @Override
  public final String toString() {
    return chart.machine + (entityId == null ? "" : " " + entityId) + " in " + configuration();
  }
}
