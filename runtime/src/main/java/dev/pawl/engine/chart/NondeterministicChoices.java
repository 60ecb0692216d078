package dev.pawl.engine.chart;

import dev.pawl.engine.GuardFormula;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An enumeration of all results that user code may have returned to a recorded instance. Each run
 * of a replay makes another combination of choices, until all combinations have been tried.
 */
final class NondeterministicChoices {

  /**
   * The choices of this run, in the order of the calls of {@link #pick}. Each element contains the
   * chosen option and the number of options.
   */
  private final List<int[]> picked = new ArrayList<>();

  private int pickCount;

  /** Chooses an option, and returns its number from 0 to {@code options - 1}. */
  int pick(int options) {
    if (pickCount == picked.size()) {
      picked.add(new int[] {0, options});
    }
    return picked.get(pickCount++)[0];
  }

  /**
   * Starts the next run.
   *
   * @return false if all combinations have been tried; the enumeration then starts again
   */
  boolean startNextRun() {
    pickCount = 0;
    for (int last = picked.size() - 1; last >= 0; last--) {
      int[] pick = picked.get(last);
      if (++pick[0] < pick[1]) {
        return true;
      }
      picked.remove(last);
    }
    return false;
  }

  void forget() {
    picked.clear();
    pickCount = 0;
  }

  /**
   * Returns the first transition that has no guard or whose guard holds. If there is no such
   * transition, returns the negative constant of {@link Chart} at the end of the candidates, or
   * {@link Chart#REFUSED} without such a constant. The value of {@code in(STATE)} is computed; the
   * value of any other predicate is chosen once for the whole decision.
   */
  int decide(Chart<?, ?> chart, Configuration<?, ?> active, int[] candidates) {
    Map<String, Boolean> answers = new HashMap<>();
    for (int candidate : candidates) {
      String guard = candidate < 0 ? null : chart.transition(candidate).guard;
      if (guard == null || GuardFormula.holds(guard, false, name -> value(name, active, answers))) {
        return candidate;
      }
    }
    return Chart.REFUSED;
  }

  private boolean value(String name, Configuration<?, ?> active, Map<String, Boolean> answers) {
    return name.startsWith("in(")
        ? active.holds(name.substring(3, name.length() - 1).strip())
        : answers.computeIfAbsent(name, n -> pick(2) == 0);
  }
}
