package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.engine.EventQueue;
import dev.pawl.engine.Failure;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/** The events of an instance that wait for a state that does not defer them. */
final class Deferral<S, E> {

  private final ChartInstance<S, ?, E, ?, ?> instance;
  private ArrayDeque<EventQueue.Request<S, E>> deferred = new ArrayDeque<>(0);

  Deferral(ChartInstance<S, ?, E, ?, ?> instance) {
    this.instance = instance;
  }

  boolean isEmpty() {
    return deferred.isEmpty();
  }

  void defer(E event, Cause cause) {
    deferred.add(new EventQueue.Request<>(event, null, null, cause, false));
  }

  /** The events, in the order in which they came. */
  List<E> events() {
    List<E> events = new ArrayList<>();
    for (EventQueue.Request<S, E> waiting : deferred) {
      events.add(waiting.event());
    }
    return events;
  }

  /** Offers them again, where other leaves are active than before; what is thrown is the answer. */
  Throwable recall() {
    Throwable failure = null;
    while (!instance.ended && !deferred.isEmpty() && instance.active.changed()) {
      instance.active.mark();
      ArrayDeque<EventQueue.Request<S, E>> offered = deferred;
      deferred = new ArrayDeque<>();
      while (!instance.ended && !offered.isEmpty() && !instance.active.changed()) {
        failure = Failure.join(failure, offer(offered.poll()));
      }
      deferred.addAll(offered);
    }
    return failure;
  }

  private Throwable offer(EventQueue.Request<S, E> next) {
    int found;
    instance.reports.beginMacrostep();
    try {
      found = instance.step.select(instance.column(next.event()), next.event());
    } catch (Throwable thrown) {
      deferred.add(next);
      return thrown;
    }
    Settling<S, E> settling = instance.settling;
    settling.failure = null;
    try {
      if (settling.answer(next.event(), found, next.cause())) {
        settling.settle(next.cause());
      }
    } catch (Throwable thrown) {
      return thrown;
    }
    return settling.failure;
  }
}
