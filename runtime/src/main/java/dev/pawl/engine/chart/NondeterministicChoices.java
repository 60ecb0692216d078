package dev.pawl.engine.chart;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The choices of a replay where it does not know what user code decided: all, one after the other.
 */
final class NondeterministicChoices {

  /** The choices made, each with the number of its alternatives, in the order of asking. */
  private final List<int[]> picked = new ArrayList<>();

  private int asked;
  private final Map<String, Boolean> answers = new HashMap<>();
  private @Nullable Configuration<?, ?> active;
  private String guard = "";
  private int position;

  /** One of some options, by number. */
  int pick(int options) {
    if (asked == picked.size()) {
      picked.add(new int[] {0, options});
    }
    return picked.get(asked++)[0];
  }

  /** Begins anew with other guesses; false, and with none, where all have been made. */
  boolean another() {
    asked = 0;
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
    asked = 0;
  }

  /**
   * The first of some transitions whose guard holds, else what comes of the event. What is active
   * is known; a predicate is asked once.
   */
  int decide(Chart<?, ?> chart, Configuration<?, ?> leaves, int[] candidates) {
    active = leaves;
    answers.clear();
    for (int candidate : candidates) {
      String text = candidate < 0 ? null : chart.arc(candidate).guard;
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
