package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.engine.Failure;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/** The events of a life that wait for a state that does not defer them. */
final class Deferral<S, E> {

  private final ChartLife<S, ?, E, ?, ?> life;
  private ArrayDeque<Requests.Request<S, E>> deferred = new ArrayDeque<>(0);

  Deferral(ChartLife<S, ?, E, ?, ?> life) {
    this.life = life;
  }

  boolean isEmpty() {
    return deferred.isEmpty();
  }

  void defer(E event, Cause cause) {
    deferred.add(new Requests.Request<>(event, null, null, cause, false));
  }

  /** The events, in the order in which they came. */
  List<E> events() {
    List<E> events = new ArrayList<>();
    for (Requests.Request<S, E> waiting : deferred) {
      events.add(waiting.event);
    }
    return events;
  }

  /** Offers them again, where other leaves are active than before; what is thrown is the answer. */
  Throwable recall() {
    Throwable failure = null;
    while (!life.ended && !deferred.isEmpty() && life.active.changed()) {
      life.active.mark();
      ArrayDeque<Requests.Request<S, E>> offered = deferred;
      deferred = new ArrayDeque<>();
      while (!life.ended && !offered.isEmpty() && !life.active.changed()) {
        failure = Failure.join(failure, offer(offered.poll()));
      }
      deferred.addAll(offered);
    }
    return failure;
  }

  private Throwable offer(Requests.Request<S, E> next) {
    int found;
    try {
      found = life.step.select(life.column(next.event), next.event);
    } catch (Throwable thrown) {
      deferred.add(next);
      return thrown;
    }
    Settling<S, E> settling = life.settling;
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
