package dev.pawl.engine;

import java.util.function.Predicate;

/**
 * The text of a guard, which consists of names, {@code in(STATE)}, {@code &&}, {@code ||}, {@code
 * !} and parentheses.
 */
public final class GuardFormula {

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
