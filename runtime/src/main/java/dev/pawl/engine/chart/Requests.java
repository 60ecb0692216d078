package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.EventQueue;
import dev.pawl.engine.Failure;

/**
 * What is asked of a instance, one thing at a time: each runs to completion before the next, and
 * what comes meanwhile waits, first in, first out.
 */
final class Requests<S, E> {

  private final ChartInstance<S, ?, E, ?, ?> instance;
  private final Chart<?, E> chart;
  private final Active<S> active;
  private final Microstep<S, E, ?> step;
  private final Settling<S, E> settling;
  private final EventQueue<S, E> waiting = new EventQueue<>();
  final Deferral<S, E> deferral;
  private Thread runner;

  Requests(ChartInstance<S, ?, E, ?, ?> instance) {
    this.instance = instance;
    this.chart = instance.chart;
    this.active = instance.active;
    this.step = instance.step;
    this.settling = instance.settling;
    this.deferral = new Deferral<>(instance);
  }

  /** Whether nothing is being answered, and nothing waits for another state. */
  boolean areNone() {
    return runner == null && deferral.isEmpty();
  }

  /** Refuses what would be lost with what is still to be done. */
  void requireRest() {
    if (runner != null) {
      throw Failure.midStep(instance);
    }
  }

  /** Goes a way that begins the instance; to be {@linkplain #place placed}. */
  void begin(Way way) {
    step.go(way, instance.carried(way, -1, null, null), null, 0, null, null);
    settling.failure = step.failure;
    settling.settle(Cause.none());
  }

  /**
   * Puts an instance somewhere, and answers whatever that makes others ask for. If that fails
   * nobody gets the instance, so none of its timers runs on.
   */
  void place(Runnable placing) {
    runner = Thread.currentThread();
    try {
      settling.failure = null;
      instance.reports.beginMacrostep();
      placing.run();
      answerWaiting(settling.failure);
    } catch (Throwable thrown) {
      throw Failure.thrown(active.count == 0 ? thrown : Failure.join(thrown, instance.end()));
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
      if (instance.lock == null && runner != Thread.currentThread()) {
        throw new IllegalStateException(
            instance + " is used by two threads at once. Declare it with threadSafe = true.");
      }
      waiting.add(new EventQueue.Request<>(event, forced, timer, cause, told));
      // nobody asks a timer, and the instance may not have begun
      return told && timer == null ? new Outcome.Ignored<>(instance.state(), true) : null;
    }
    runner = Thread.currentThread();
    Outcome<S> outcome = null;
    try {
      if (instance.timers != null && instance.timers.haveLapsed()) {
        instance.timers.revive();
      }
      Throwable failure;
      try {
        outcome = answer(event, timer, forced, cause, told);
        failure = settling.failure;
      } catch (Throwable thrown) {
        failure = thrown;
      }
      if (failure != null || waiting.size() > 0 || !deferral.isEmpty()) {
        answerWaiting(failure);
      }
    } finally {
      runner = null;
    }
    return outcome;
  }

  private void answerWaiting(Throwable first) {
    Throwable failure = Failure.join(first, deferral.recall());
    waiting.begin();
    EventQueue.Request<S, E> next = waiting.next();
    while (next != null) {
      Throwable endless = waiting.endless(instance, next, instance.reports.definition());
      if (endless != null) {
        leaveOut(next, endless);
        failure = Failure.join(failure, endless);
        break;
      }
      try {
        answer(next.event(), timer(next), next.forced(), next.cause(), next.isAsked());
        failure = Failure.join(failure, settling.failure);
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
      failure = Failure.join(failure, deferral.recall());
      next = waiting.next();
    }
    if (failure != null) {
      throw Failure.thrown(failure);
    }
  }

  /** Forgets what waits, except that timers are tried again. */
  private void leaveOut(EventQueue.Request<S, E> first, Throwable error) {
    for (EventQueue.Request<S, E> left = first; left != null; left = waiting.next()) {
      if (left.timer() != null) {
        instance.timers.lapse(timer(left));
      }
    }
    instance.reports.beginMacrostep();
    instance.reports.failed(null, first.event(), first.cause(), error);
  }

  private static Timers.Running timer(EventQueue.Request<?, ?> request) {
    return (Timers.Running) request.timer();
  }

  private Outcome<S> answer(E event, Timers.Running timer, S forced, Cause cause, boolean told) {
    if (chart.mayDefer) {
      // what is deferred is offered again only where other leaves are active afterwards
      active.mark();
    }
    settling.failure = null;
    instance.reports.beginMacrostep();
    if (forced != null) {
      return force(forced, cause);
    }
    if (timer == null || instance.timers == null) {
      return answer(event, timer, cause, told);
    }
    if (!instance.timers.runs(timer)) {
      return null;
    }
    Outcome<S> outcome = null;
    Throwable failure = null;
    try {
      outcome = answer(event, timer, cause, told);
    } catch (Throwable thrown) {
      failure = thrown;
    }
    // it still runs where user code threw before the commit, or a hook vetoed
    Throwable refused = instance.timers.retry(timer);
    if (refused != null && failure == null) {
      instance.reports.failed(null, event, cause, refused);
    }
    failure = Failure.join(failure, refused);
    if (failure != null) {
      throw Failure.thrown(failure);
    }
    return outcome;
  }

  private Outcome<S> answer(E event, Timers.Running timer, Cause cause, boolean told) {
    int found;
    try {
      int column = instance.column(event);
      found =
          timer == null && chart.isInternal(column) ? Chart.ILLEGAL : step.select(column, event);
    } catch (Throwable thrown) {
      instance.reports.failed(null, event, cause, thrown);
      throw thrown;
    }
    if (found <= 0) {
      end(timer);
    }
    if (found == Chart.DEFERRED) {
      deferral.defer(event, cause);
      return told ? new Outcome.Ignored<>(instance.state(), true) : null;
    }
    if (found <= 0) {
      return instance.reports.refuse(found, event, cause, told);
    }
    S from = told ? instance.state() : null;
    step.elapsed = timer;
    step.make(event, cause);
    if (step.veto != null) {
      return vetoed(step.veto, event, told);
    }
    settling.failure = step.failure;
    if (chart.settles) {
      settling.settle(cause);
    }
    return told ? new Outcome.Moved<>(from, instance.state()) : null;
  }

  /** Ends a timer of whose event nothing becomes, by the rules. */
  private void end(Timers.Running timer) {
    if (timer != null && instance.timers != null) {
      instance.beginCommit();
      instance.timers.take(timer);
      instance.endCommit();
    }
  }

  @SuppressWarnings("unchecked") // the attempt of this instance
  private Outcome<S> vetoed(TransitionVetoedError veto, E event, boolean told) {
    return instance.reports.hooks.refuse(
        (LifecycleEvent<S, E>) veto.attempt(),
        new Outcome.Vetoed<>(instance.state(), veto),
        event,
        told);
  }

  private Outcome<S> force(S forced, Cause cause) {
    int number = chart.number(instance.key(forced));
    Way way = active.forced(number);
    Object[] carried = instance.carried(way, number, forced, active.value(0));
    S from = active.common(way.domain);
    S to = active.common(way.leaves, carried);
    LifecycleEvent<S, E> record = null;
    if (!instance.reports.hooks.isEmpty()) {
      record = instance.reports.record(1, from, to, null, cause, true);
      TransitionVetoedError veto = instance.reports.hooks.before(record);
      if (veto != null) {
        return vetoed(veto, null, false);
      }
    }
    try {
      step.go(way, carried, record, 1, from, to);
    } catch (Throwable thrown) {
      instance.reports.failed(record, null, cause, thrown);
      throw thrown;
    }
    settling.failure = step.failure;
    settling.settle(cause);
    return null;
  }
}
