package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.engine.Failure;
import java.util.ArrayDeque;
import java.util.List;

/**
 * What follows a step without further event from outside: eventless transitions first, then the
 * events that were raised, one at a time, until nothing is left to do.
 */
final class Settling<S, K extends Enum<K>, E, C, X> {

  /** More eventless transitions in a row than this never end. */
  private static final int MOST_EVENTLESS = 100;

  /** More raised events in answer to one from outside than this never end. */
  private static final int MOST_RAISED = 10_000;

  private final ChartLife<S, K, E, C, X> life;
  private final Microstep<S, K, E, C, X> step;
  private final ArrayDeque<E> raised = new ArrayDeque<>(0);
  private final int[] eventless;
  private Throwable failure;

  Settling(ChartLife<S, K, E, C, X> life, Microstep<S, K, E, C, X> step) {
    this.life = life;
    this.step = step;
    this.eventless = life.chart.hasEventless ? new int[MOST_EVENTLESS] : null;
  }

  void clear() {
    failure = null;
  }

  /** What user code has thrown since the last clear, joined; null if nothing. */
  Throwable failure() {
    return failure;
  }

  void raise(List<E> events) {
    if (!events.isEmpty()) {
      raised.addAll(events);
    }
  }

  /** Takes an event whose transitions have been selected, and what follows from it. */
  void take(E event, int found, Cause cause) {
    if (found > 0) {
      step.make(event, cause);
      if (step.veto == null) {
        settle(cause, step.failure);
      } else {
        tell(new Outcome.Vetoed<>(life.state(), step.veto), event, cause);
      }
    } else {
      tell(new Outcome.Ignored<>(life.state(), false), event, cause);
    }
  }

  private void tell(Outcome<S> outcome, E event, Cause cause) {
    if (!life.hooks.isEmpty()) {
      failure = Failure.join(failure, life.tellRefused(outcome, life.attempt(event, cause)));
    }
  }

  /** Goes on until nothing is left to do; the answer is what user code has thrown, joined. */
  Throwable settle(Cause cause, Throwable before) {
    failure = Failure.join(failure, before);
    int left = MOST_RAISED;
    while (!life.isEnded()) {
      eventless(cause);
      E event = life.isEnded() ? null : raised.poll();
      if (event == null) {
        break;
      }
      if (--left < 0) {
        failure = Failure.join(failure, endless(life.chart.eventNames.get(life.column(event))));
        break;
      }
      try {
        int found = step.select(life.column(event), event);
        if (found > 0) {
          step.make(event, cause);
          failure = Failure.join(failure, step.failure);
        }
        boolean vetoed = found > 0 && step.veto != null;
        if (vetoed) {
          tell(new Outcome.Vetoed<>(life.state(), step.veto), event, cause);
        } else if (found == Chart.DEFERRED) {
          life.defer(event, cause);
        } else if (found <= 0 && !life.chart.isDone(event)) {
          tell(new Outcome.Ignored<>(life.state(), false), event, cause);
        }
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
    }
    raised.clear();
    return failure;
  }

  private void eventless(Cause cause) {
    if (!life.chart.hasEventless) {
      return;
    }
    for (int count = 0; !life.isEnded(); count++) {
      try {
        if (step.select(life.chart.eventless, null) <= 0) {
          return;
        }
        if (count == MOST_EVENTLESS) {
          failure = Failure.join(failure, endless(loop()));
          // else a loop that raises events would begin again for each of them
          raised.clear();
          return;
        }
        eventless[count] = step.first();
        step.make(null, cause);
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
        return;
      }
      failure = Failure.join(failure, step.failure);
      if (step.veto != null) {
        tell(new Outcome.Vetoed<>(life.state(), step.veto), null, cause);
        return;
      }
    }
  }

  /** The states on the way from the last transition back to the same. */
  private String loop() {
    int[] taken = eventless;
    int last = taken.length - 1;
    int before = last - 1;
    while (before > 0 && taken[before] != taken[last]) {
      before--;
    }
    StringBuilder names = new StringBuilder();
    for (int i = before; i <= last; i++) {
      int source = life.chart.arc(taken[i]).source;
      names.append(i == before ? "" : " → ").append(life.chart.node(source).name);
    }
    return names.toString();
  }

  private IllegalStateException endless(String what) {
    return new IllegalStateException(life + " does not come to rest: " + what + ", without end.");
  }
}
