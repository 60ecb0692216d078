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
final class Settling<S, E> {

  /** More eventless transitions in a row than this never end. */
  private static final int MOST_EVENTLESS = 100;

  /** More raised events in answer to one from outside than this never end. */
  private static final int MOST_RAISED = 10_000;

  private final ChartLife<S, ?, E, ?, ?> life;
  private final Microstep<S, E, ?> step;
  private final ArrayDeque<E> raised = new ArrayDeque<>(0);
  private final int[] eventless;

  /** Whether the machine's regions may all be done. */
  boolean ending;

  /** What user code has thrown since whoever asks reset it, joined; null if nothing. */
  Throwable failure;

  Settling(ChartLife<S, ?, E, ?, ?> life, Microstep<S, E, ?> step) {
    this.life = life;
    this.step = step;
    this.eventless = life.chart.hasEventless ? new int[MOST_EVENTLESS] : null;
  }

  void raise(List<E> events) {
    if (!events.isEmpty()) {
      raised.addAll(events);
    }
  }

  /**
   * Takes an event from within whose transitions have been selected; whether a step was made. What
   * comes to nothing only hooks hear.
   */
  boolean answer(E event, int found, Cause cause) {
    if (found == Chart.DEFERRED) {
      life.requests.defer(event, cause);
    } else if (found > 0) {
      step.make(event, cause);
      failure = Failure.join(failure, step.failure);
      if (step.veto == null) {
        return true;
      }
      tell(new Outcome.Vetoed<>(life.state(), step.veto), event, cause);
    } else if (!life.chart.isDone(event)) {
      tell(new Outcome.Ignored<>(life.state(), false), event, cause);
    }
    return false;
  }

  private void tell(Outcome<S> outcome, E event, Cause cause) {
    failure = Failure.join(failure, life.reports.refused(outcome, event, cause));
  }

  /** Goes on until nothing is left to do. */
  void settle(Cause cause) {
    int left = MOST_RAISED;
    while (!life.ended) {
      eventless(cause);
      E event = life.ended ? null : raised.poll();
      if (event == null) {
        end();
        break;
      }
      if (--left < 0) {
        failure = Failure.join(failure, endless(life.chart.eventNames.get(life.column(event))));
        break;
      }
      try {
        answer(event, step.select(life.column(event), event), cause);
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
    }
    raised.clear();
  }

  private void end() {
    if (ending && !life.ended && step.isEnded()) {
      life.end();
    }
    ending = false;
  }

  private void eventless(Cause cause) {
    if (!life.chart.hasEventless) {
      return;
    }
    for (int count = 0; !life.ended; count++) {
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
        eventless[count] = step.arcs[0];
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
