package dev.pawl.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A check of whether a guard may hold after other guards have refused. The check uses only the
 * texts of guards.
 */
final class GuardTexts {

  /**
   * The maximum number of predicates whose results are unknown. If more predicates have unknown
   * results, there are too many combinations to try, and the guard is assumed to be able to hold.
   */
  private static final int MAX_NAMES = 10;

  private final Map<String, Boolean> known = new HashMap<>();
  private final Function<String, @Nullable Boolean> facts;
  private final List<String> refused;

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
    Map<String, Integer> unknown = new HashMap<>();
    int assignment = 0;
    do {
      int values = assignment;
      Predicate<String> name = each -> value(each, unknown, values);
      boolean holds = GuardFormula.holds(guard, true, name);
      for (String each : refused) {
        holds &= !GuardFormula.holds(each, true, name);
      }
      if (holds || unknown.size() > MAX_NAMES) {
        return true;
      }
    } while (++assignment < 1 << unknown.size());
    return false;
  }

  private boolean value(String name, Map<String, Integer> unknown, int values) {
    Boolean fact = known.computeIfAbsent(name, facts);
    return fact != null
        ? fact
        : (values >> unknown.computeIfAbsent(name, n -> unknown.size()) & 1) != 0;
  }
}
