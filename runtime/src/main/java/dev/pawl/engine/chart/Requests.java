package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Failure;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * What is asked of a life, one thing at a time: each runs to completion before the next, and what
 * comes meanwhile waits, first in, first out.
 */
final class Requests<S, E> {

  private final ChartLife<S, ?, E, ?, ?> life;
  private final Chart<?, E> chart;
  private final Active<S> active;
  private final Microstep<S, E, ?> step;
  private final Settling<S, E> settling;
  private final ArrayDeque<Request<S, E>> waiting = new ArrayDeque<>(0);
  private final ArrayDeque<Request<S, E>> deferred = new ArrayDeque<>(0);
  private Thread runner;

  /** What waits: an event, that of a timer that has elapsed, or a state to force. */
  private static final class Request<S, E> {
    final E event;
    final Timers.Running timer;
    final S forced;
    final Cause cause;
    final boolean told;

    Request(E event, Timers.Running timer, S forced, Cause cause, boolean told) {
      this.event = event;
      this.timer = timer;
      this.forced = forced;
      this.cause = cause;
      this.told = told;
    }
  }

  Requests(ChartLife<S, ?, E, ?, ?> life) {
    this.life = life;
    this.chart = life.chart;
    this.active = life.active;
    this.step = life.step;
    this.settling = life.settling;
  }

  /** Whether nothing is being answered, and nothing waits for another state. */
  boolean areNone() {
    return runner == null && deferred.isEmpty();
  }

  /** Has an event wait for a state that does not defer it. */
  void defer(E event, Cause cause) {
    deferred.add(new Request<>(event, null, null, cause, false));
  }

  /** The events that wait for a state that does not defer them. */
  List<E> deferred() {
    List<E> events = new ArrayList<>();
    for (Request<S, E> request : deferred) {
      events.add(request.event);
    }
    return events;
  }

  /** Goes a way that begins the life, and answers whatever that makes effects ask for. */
  void begin(Way way) {
    runner = Thread.currentThread();
    try {
      step.go(way, life.carried(way, -1, null, null), null, 0);
      settling.failure = step.failure;
      settling.settle(Cause.none());
      answerWaiting(settling.failure);
    } finally {
      runner = null;
    }
  }

  /**
   * Answers a request and whatever that makes hooks and effects ask for, or has it wait.
   *
   * @param timer the timer that has elapsed; null if none
   * @param forced the state to force; null if an event is fired
   * @param told whether an outcome is wanted; otherwise refusals are thrown and null is returned
   */
  Outcome<S> request(E event, Timers.Running timer, S forced, Cause cause, boolean told) {
    if (runner != null) {
      if (life.lock == null && runner != Thread.currentThread()) {
        throw new IllegalStateException(
            life + " is used by two threads at once. Declare it with threadSafe = true.");
      }
      waiting.add(new Request<>(event, timer, forced, cause, told));
      return told ? new Outcome.Ignored<>(life.state(), true) : null;
    }
    runner = Thread.currentThread();
    Outcome<S> outcome = null;
    try {
      Throwable failure;
      try {
        outcome = answer(event, timer, forced, cause, told);
        failure = settling.failure;
      } catch (Throwable thrown) {
        failure = thrown;
      }
      if (failure != null || !waiting.isEmpty() || !deferred.isEmpty()) {
        answerWaiting(failure);
      }
    } finally {
      runner = null;
    }
    return outcome;
  }

  private void answerWaiting(Throwable first) {
    Throwable failure = Failure.join(first, recall());
    while (!waiting.isEmpty()) {
      try {
        Request<S, E> next = waiting.poll();
        answer(next.event, next.timer, next.forced, next.cause, next.told);
        failure = Failure.join(failure, settling.failure);
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
      failure = Failure.join(failure, recall());
    }
    if (failure != null) {
      throw Failure.thrown(failure);
    }
  }

  private Outcome<S> answer(E event, Timers.Running timer, S forced, Cause cause, boolean told) {
    if (chart.mayDefer) {
      // what is deferred is offered again only where other leaves are active afterwards
      active.mark();
    }
    settling.failure = null;
    if (forced != null) {
      return force(forced, cause);
    }
    if (timer != null && !life.timers.take(timer)) {
      return null;
    }
    int found;
    try {
      found = step.select(life.column(event), event);
    } catch (Throwable thrown) {
      life.reports.failed(null, event, cause, thrown);
      throw thrown;
    }
    if (found == Chart.DEFERRED) {
      defer(event, cause);
      return told ? new Outcome.Ignored<>(life.state(), true) : null;
    }
    if (found <= 0) {
      return life.reports.refuse(found, event, cause, told);
    }
    S from = told ? life.state() : null;
    step.make(event, cause);
    if (step.veto != null) {
      return vetoed(step.veto, told);
    }
    settling.failure = step.failure;
    if (chart.settles) {
      settling.settle(cause);
    }
    return told ? new Outcome.Moved<>(from, life.state()) : null;
  }

  @SuppressWarnings("unchecked") // the attempt of this life
  private Outcome<S> vetoed(TransitionVetoedError veto, boolean told) {
    return life.reports.hooks.refuse(
        (LifecycleEvent<S, E>) veto.attempt(), new Outcome.Vetoed<>(life.state(), veto), told);
  }

  private Outcome<S> force(S forced, Cause cause) {
    int number = chart.number(life.key(forced));
    int domain = chart.parents[number];
    while (domain > 0
        && (chart.node(domain).kind != Node.Kind.COMPOSITE || !active.holds(domain))) {
      domain = chart.parents[domain];
    }
    Way way = new Entering(chart, active.remembered).enter(domain, new int[] {number});
    Object[] carried = life.carried(way, number, forced, active.value(0));
    LifecycleEvent<S, E> record = null;
    if (!life.reports.hooks.isEmpty()) {
      S to = active.common(way.leaves, carried);
      record = life.reports.record(1, active.common(domain), to, null, cause, true);
      TransitionVetoedError veto = life.reports.hooks.before(record);
      if (veto != null) {
        return vetoed(veto, false);
      }
    }
    step.go(way, carried, record, 1);
    settling.failure = step.failure;
    settling.settle(cause);
    return null;
  }

  /** Offers events again that waited for a state that does not defer them. */
  private Throwable recall() {
    Throwable failure = null;
    while (!life.ended && !deferred.isEmpty() && active.changed()) {
      active.mark();
      ArrayDeque<Request<S, E>> offered = new ArrayDeque<>(deferred);
      deferred.clear();
      while (!life.ended && !offered.isEmpty() && !active.changed()) {
        failure = Failure.join(failure, offer(offered.poll()));
      }
      deferred.addAll(offered);
    }
    return failure;
  }

  private Throwable offer(Request<S, E> next) {
    int found;
    try {
      found = step.select(life.column(next.event), next.event);
    } catch (Throwable thrown) {
      deferred.add(next);
      return thrown;
    }
    settling.failure = null;
    try {
      if (settling.answer(next.event, found, next.cause)) {
        settling.settle(next.cause);
      }
    } catch (Throwable thrown) {
      return thrown;
    }
    return settling.failure;
  }
}
