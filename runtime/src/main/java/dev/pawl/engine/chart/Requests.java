package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Endless;
import dev.pawl.engine.Failure;
import java.util.ArrayDeque;

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
  final Deferral<S, E> deferral;
  private Thread runner;

  /** What waits: an event, that of a timer that has elapsed, or a state to force. */
  static final class Request<S, E> {
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
    this.deferral = new Deferral<>(life);
  }

  /** Whether nothing is being answered, and nothing waits for another state. */
  boolean areNone() {
    return runner == null && deferral.isEmpty();
  }

  /** Refuses what would be lost with what is still to be done. */
  void requireRest() {
    if (runner != null) {
      throw Failure.midStep(life);
    }
  }

  /** Goes a way that begins the life; to be {@linkplain #place placed}. */
  void begin(Way way) {
    step.go(way, life.carried(way, -1, null, null), null, 0);
    settling.failure = step.failure;
    settling.settle(Cause.none());
  }

  /**
   * Puts a life somewhere, and answers whatever that makes others ask for. If that fails nobody
   * gets the life, so none of its timers runs on.
   */
  void place(Runnable placing) {
    runner = Thread.currentThread();
    try {
      settling.failure = null;
      placing.run();
      answerWaiting(settling.failure);
    } catch (Throwable thrown) {
      throw Failure.thrown(active.count == 0 ? thrown : Failure.join(thrown, life.end()));
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
      // nobody asks a timer, and the life may not have begun
      return told && timer == null ? new Outcome.Ignored<>(life.state(), true) : null;
    }
    runner = Thread.currentThread();
    Outcome<S> outcome = null;
    try {
      if (life.timers != null && life.timers.haveLapsed()) {
        life.timers.revive();
      }
      Throwable failure;
      try {
        outcome = answer(event, timer, forced, cause, told);
        failure = settling.failure;
      } catch (Throwable thrown) {
        failure = thrown;
      }
      if (failure != null || !waiting.isEmpty() || !deferral.isEmpty()) {
        answerWaiting(failure);
      }
    } finally {
      runner = null;
    }
    return outcome;
  }

  private void answerWaiting(Throwable first) {
    Throwable failure = Failure.join(first, deferral.recall());
    Endless endless = null;
    for (int left = Endless.MOST; !waiting.isEmpty(); left--) {
      Request<S, E> next = waiting.poll();
      if (left <= Endless.REMEMBERED) {
        endless = endless == null ? new Endless() : endless;
        if (!endless.mayServe(life.reports.name(next.event, next.forced))) {
          failure = Failure.join(failure, leaveOut(next, endless));
          break;
        }
      }
      try {
        answer(next.event, next.timer, next.forced, next.cause, next.told);
        failure = Failure.join(failure, settling.failure);
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
      failure = Failure.join(failure, deferral.recall());
    }
    if (failure != null) {
      throw Failure.thrown(failure);
    }
  }

  /** Forgets what waits, except that timers are tried again. */
  private Throwable leaveOut(Request<S, E> first, Endless endless) {
    Throwable error = endless.error(life, waiting.size() + 1);
    waiting.addFirst(first);
    for (Request<S, E> left : waiting) {
      if (left.timer != null) {
        life.timers.lapse(left.timer);
      }
    }
    waiting.clear();
    life.reports.failed(null, first.event, first.cause, error);
    return error;
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
    if (timer == null || life.timers == null) {
      return answer(event, timer, cause, told);
    }
    if (!life.timers.runs(timer)) {
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
    Throwable refused = life.timers.retry(timer);
    if (refused != null && failure == null) {
      life.reports.failed(null, event, cause, refused);
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
      int column = life.column(event);
      found =
          timer == null && chart.isInternal(column) ? Chart.ILLEGAL : step.select(column, event);
    } catch (Throwable thrown) {
      life.reports.failed(null, event, cause, thrown);
      throw thrown;
    }
    if (found <= 0) {
      end(timer);
    }
    if (found == Chart.DEFERRED) {
      deferral.defer(event, cause);
      return told ? new Outcome.Ignored<>(life.state(), true) : null;
    }
    if (found <= 0) {
      return life.reports.refuse(found, event, cause, told);
    }
    S from = told ? life.state() : null;
    step.elapsed = timer;
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

  /** Ends a timer of whose event nothing becomes, by the rules. */
  private void end(Timers.Running timer) {
    if (timer != null && life.timers != null) {
      life.beginCommit();
      life.timers.take(timer);
      life.endCommit();
    }
  }

  @SuppressWarnings("unchecked") // the attempt of this life
  private Outcome<S> vetoed(TransitionVetoedError veto, boolean told) {
    return life.reports.hooks.refuse(
        (LifecycleEvent<S, E>) veto.attempt(), new Outcome.Vetoed<>(life.state(), veto), told);
  }

  private Outcome<S> force(S forced, Cause cause) {
    int number = chart.number(life.key(forced));
    Way way = active.forced(number);
    Object[] carried = life.carried(way, number, forced, active.value(0));
    LifecycleEvent<S, E> record = null;
    if (!life.reports.hooks.isEmpty()) {
      S to = active.common(way.leaves, carried);
      record = life.reports.record(1, active.common(way.domain), to, null, cause, true);
      TransitionVetoedError veto = life.reports.hooks.before(record);
      if (veto != null) {
        return vetoed(veto, false);
      }
    }
    try {
      step.go(way, carried, record, 1);
    } catch (Throwable thrown) {
      life.reports.failed(record, null, cause, thrown);
      throw thrown;
    }
    settling.failure = step.failure;
    settling.settle(cause);
    return null;
  }
}
