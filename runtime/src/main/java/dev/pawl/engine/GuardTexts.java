package dev.pawl.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A check of whether a guard may hold after other guards have refused. The check uses only the
 * texts of guards, which consist of names, {@code in(STATE)}, {@code &&}, {@code ||}, {@code !} and
 * parentheses.
 */
final class GuardTexts {

  /**
   * The maximum number of predicates whose results are unknown. If more predicates have unknown
   * results, there are too many combinations to try, and the guard is assumed to be able to hold.
   */
  private static final int MAX_NAMES = 10;

  private final Map<String, Integer> unknown = new LinkedHashMap<>();
  private final Map<String, Boolean> known = new LinkedHashMap<>();
  private final Function<String, @Nullable Boolean> facts;
  private final List<String> refused;

  private String text = "";
  private int at;
  private int assignment;

  /**
   * @param facts the function that returns the value of a predicate or of {@code in(STATE)}; null
   *     if the value is unknown
   */
  GuardTexts(List<String> refused, Function<String, @Nullable Boolean> facts) {
    this.refused = refused;
    this.facts = facts;
  }

  /** Returns whether the guard can hold although the refused guards do not hold. */
  boolean mayHold(String guard) {
    unknown.clear();
    List<String> all = new ArrayList<>(refused);
    all.add(guard);
    assignment = -1;
    for (String each : all) {
      value(each);
    }
    if (unknown.size() > MAX_NAMES) {
      return true;
    }
    for (assignment = 0; assignment < 1 << unknown.size(); assignment++) {
      if (value(guard) && refused.stream().noneMatch(this::value)) {
        return true;
      }
    }
    return false;
  }

  private boolean value(String guard) {
    text = guard;
    at = 0;
    return or();
  }

  private boolean or() {
    boolean value = and();
    while (take("||")) {
      value |= and();
    }
    return value;
  }

  private boolean and() {
    boolean value = not();
    while (take("&&")) {
      value &= not();
    }
    return value;
  }

  private boolean not() {
    if (take("!")) {
      return !not();
    } else if (take("(")) {
      boolean value = or();
      take(")");
      return value;
    }
    int start = at;
    while (at < text.length() && " !&|()".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    if (at < text.length() && text.charAt(at) == '(') {
      at = text.indexOf(')', at) + 1;
    }
    return valueOf(text.substring(start, at));
  }

  private boolean take(String sign) {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
    boolean there = text.startsWith(sign, at);
    at += there ? sign.length() : 0;
    return there;
  }

  private boolean valueOf(String name) {
    Boolean fact = known.get(name);
    if (fact == null) {
      fact = facts.apply(name);
      if (fact == null) {
        return (assignment >> unknown.computeIfAbsent(name, n -> unknown.size()) & 1) != 0;
      }
      known.put(name, fact);
    }
    return fact;
  }
}
