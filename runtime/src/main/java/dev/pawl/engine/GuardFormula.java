package dev.pawl.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The text of a guard, which consists of names, {@code in(STATE)}, {@code &&}, {@code ||}, {@code
 * !} and parentheses.
 */
public final class GuardFormula {

  /**
   * The maximum number of names whose values are unknown in {@link #mayHold}. If more names have
   * unknown values, there are too many combinations to try.
   */
  private static final int MAX_NAMES = 10;

  private final String text;
  private final boolean complete;
  private final Predicate<String> values;
  private int at;

  private GuardFormula(String text, boolean complete, Predicate<String> values) {
    this.text = text;
    this.complete = complete;
    this.values = values;
  }

  /**
   * Returns whether a guard holds.
   *
   * @param complete whether to evaluate all names; if false, only those on which the result depends
   * @param values the function that returns the value of a name or of {@code in(STATE)}
   */
  public static boolean holds(String guard, boolean complete, Predicate<String> values) {
    return new GuardFormula(guard, complete, values).or(true);
  }

  /**
   * Returns whether a guard can hold although other guards do not hold. Assumes that a guard with
   * too many names can hold.
   *
   * @param refused the guards that do not hold
   * @param facts the function that returns the value of a name or of {@code in(STATE)}; null if the
   *     value is unknown
   */
  static boolean mayHold(
      String guard, List<String> refused, Function<String, @Nullable Boolean> facts) {
    Map<String, Integer> unknown = new HashMap<>();
    int assignment = 0;
    do {
      int values = assignment;
      Predicate<String> name =
          each -> {
            Boolean fact = facts.apply(each);
            return fact != null
                ? fact
                : (values >> unknown.computeIfAbsent(each, n -> unknown.size()) & 1) != 0;
          };
      boolean holds = holds(guard, true, name);
      for (String each : refused) {
        holds &= !holds(each, true, name);
      }
      if (holds || unknown.size() > MAX_NAMES) {
        return true;
      }
    } while (++assignment < 1 << unknown.size());
    return false;
  }

  private boolean or(boolean counts) {
    boolean any = false;
    do {
      boolean all = true;
      do {
        all &= operand(complete || counts && !any && all);
      } while (take("&&"));
      any |= all;
    } while (take("||"));
    return any;
  }

  private boolean operand(boolean counts) {
    if (take("!")) {
      return !operand(counts);
    }
    if (take("(")) {
      boolean holds = or(counts);
      take(")");
      return holds;
    }
    int start = at;
    while (at < text.length() && " !&|()".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    if (at < text.length() && text.charAt(at) == '(') {
      at = text.indexOf(')', at) + 1;
    }
    return counts && values.test(text.substring(start, at));
  }

  private boolean take(String sign) {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
    boolean found = text.startsWith(sign, at);
    at += found ? sign.length() : 0;
    return found;
  }
}
