package dev.pawl.engine.chart;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

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
  private final Map<String, Boolean> answers = new HashMap<>();
  private @Nullable Configuration<?, ?> active;
  private String guard = "";
  private int position;

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
  int decide(Chart<?, ?> chart, Configuration<?, ?> leaves, int[] candidates) {
    active = leaves;
    answers.clear();
    for (int candidate : candidates) {
      String text = candidate < 0 ? null : chart.transition(candidate).guard;
      if (text == null) {
        return candidate;
      }
      guard = text;
      position = 0;
      if (holds(true)) {
        return candidate;
      }
    }
    return Chart.REFUSED;
  }

  private boolean holds(boolean asks) {
    boolean any = false;
    do {
      boolean all = true;
      do {
        all &= operand(asks && !any && all);
      } while (take("&&"));
      any |= all;
    } while (take("||"));
    return any;
  }

  private boolean operand(boolean asks) {
    if (take("!")) {
      return !operand(asks);
    }
    if (take("(")) {
      boolean holds = holds(asks);
      take(")");
      return holds;
    }
    String name = name("&|() ");
    if (name.equals("in") && take("(")) {
      name = name(")");
      take(")");
      return Objects.requireNonNull(active).holds(name);
    }
    if (asks && !answers.containsKey(name)) {
      answers.put(name, pick(2) == 0);
    }
    return asks && Boolean.TRUE.equals(answers.get(name));
  }

  private boolean take(String sign) {
    while (position < guard.length() && guard.charAt(position) <= ' ') {
      position++;
    }
    boolean stands = guard.startsWith(sign, position);
    position += stands ? sign.length() : 0;
    return stands;
  }

  private String name(String end) {
    int start = position;
    while (position < guard.length() && end.indexOf(guard.charAt(position)) < 0) {
      position++;
    }
    return guard.substring(start, position).strip();
  }
}
