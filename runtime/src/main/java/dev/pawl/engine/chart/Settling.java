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
  static final int MOST_EVENTLESS = 100;

  /** More raised events in answer to one from outside than this never end. */
  private static final int MOST_RAISED = 10_000;

  private final ChartInstance<S, ?, E, ?, ?> instance;
  private final Microstep<S, E, ?> step;
  final ArrayDeque<E> raised = new ArrayDeque<>(0);
  private final int[] eventless;

  /** Whether the machine's regions may all be done. */
  boolean ending;

  /** What user code has thrown since whoever asks reset it, joined; null if nothing. */
  Throwable failure;

  Settling(ChartInstance<S, ?, E, ?, ?> instance, Microstep<S, E, ?> step) {
    this.instance = instance;
    this.step = step;
    this.eventless = instance.chart.hasEventless ? new int[MOST_EVENTLESS] : null;
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
      instance.requests.deferral.defer(event, cause);
    } else if (found > 0) {
      step.make(event, cause);
      failure = Failure.join(failure, step.failure);
      if (step.veto == null) {
        return true;
      }
      tell(new Outcome.Vetoed<>(instance.state(), step.veto), event, cause);
    } else if (!instance.chart.isDone(event)) {
      tell(new Outcome.Ignored<>(instance.state(), false), event, cause);
    }
    return false;
  }

  private void tell(Outcome<S> outcome, E event, Cause cause) {
    failure = Failure.join(failure, instance.reports.refused(outcome, event, cause));
  }

  /** Goes on until nothing is left to do. */
  void settle(Cause cause) {
    int left = MOST_RAISED;
    while (!instance.ended) {
      eventless(cause);
      E event = instance.ended ? null : raised.poll();
      if (event == null) {
        end(cause);
        break;
      }
      if (--left < 0) {
        failure =
            Failure.join(failure, endless(instance.chart.eventNames.get(instance.column(event))));
        break;
      }
      try {
        answer(event, step.select(instance.column(event), event), cause);
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
    }
    raised.clear();
  }

  private void end(Cause cause) {
    if (ending && !instance.ended && instance.active.isDone(instance.chart.node(0))) {
      Throwable refused = instance.end();
      if (refused != null) {
        instance.reports.failed(null, null, cause, refused);
        failure = Failure.join(failure, refused);
      }
    }
    ending = false;
  }

  private void eventless(Cause cause) {
    if (!instance.chart.hasEventless) {
      return;
    }
    for (int count = 0; !instance.ended; count++) {
      try {
        if (step.select(instance.chart.eventless, null) <= 0) {
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
        tell(new Outcome.Vetoed<>(instance.state(), step.veto), null, cause);
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
      int source = instance.chart.arc(taken[i]).source;
      names.append(i == before ? "" : " → ").append(instance.chart.node(source).name);
    }
    return names.toString();
  }

  private IllegalStateException endless(String what) {
    return new IllegalStateException(
        instance + " does not come to rest: " + what + ", without end.");
  }

  /** Tells when states are done, as a final state within is entered. */
  void reach(Node<E> reached) {
    Node<E> parent = instance.chart.node(reached.parent);
    reach(parent, reached.number);
    if (parent.parent >= 0) {
      Node<E> above = instance.chart.node(parent.parent);
      if (above.kind == Node.Kind.PARALLEL && isDone(above, reached.number)) {
        reach(above, reached.number);
      }
    }
  }

  private void reach(Node<E> done, int reached) {
    if (done.number == 0) {
      if (done.kind == Node.Kind.PARALLEL) {
        // what the last region raised when it was done comes first, and may lead on
        ending = true;
      } else if (isDone(done, reached)) {
        instance.ended = true;
      }
    } else if (done.done != null) {
      raise(List.of(done.done));
    }
  }

  /** SCXML's isInFinalState, while the nodes after a number are still to be entered. */
  private boolean isDone(Node<E> node, int reached) {
    if (node.kind == Node.Kind.PARALLEL) {
      for (Node<E> region : node.children) {
        if (!isDone(region, reached)) {
          return false;
        }
      }
      return true;
    }
    for (Node<E> child : node.children) {
      if (child.kind == Node.Kind.FINAL && instance.active.holds(child.number)) {
        return child.number <= reached || !isEntered(child.number);
      }
    }
    return false;
  }

  private boolean isEntered(int node) {
    for (int i = 0; i < step.taken; i++) {
      if (step.ways[i] != null && step.ways[i].enters(node)) {
        return true;
      }
    }
    return false;
  }
}
