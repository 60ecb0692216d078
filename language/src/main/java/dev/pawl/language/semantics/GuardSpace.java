package dev.pawl.language.semantics;

import dev.pawl.language.model.Formula;
import dev.pawl.language.semantics.DecisionDiagrams.TooLargeException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The space in which the conditions of guards are built and compared. A {@link Condition} is the
 * set of all assignments of predicates under which a guard holds. Results are exact. If a set
 * exceeds the limits of {@link DecisionDiagrams}, the condition is unknown. Formulas of up to 16
 * predicates never exceed these limits.
 */
public final class GuardSpace {

  private static final int MAX_PREDICATES = 256;
  private static final int UNKNOWN = -1;

  private final DecisionDiagrams diagrams = new DecisionDiagrams();
  private final Map<String, Integer> variables = new HashMap<>();
  private final List<String> names = new ArrayList<>();
  private final Map<Formula, Condition> conditions = new IdentityHashMap<>();
  private final Condition never = new Condition(DecisionDiagrams.FALSE);
  private final Condition always = new Condition(DecisionDiagrams.TRUE);
  private final Condition unknown = new Condition(UNKNOWN);

  /** Returns the condition under which a formula holds. */
  public Condition of(Formula formula) {
    Condition known = conditions.get(formula);
    if (known == null) {
      known = build(formula, state -> Optional.empty());
      conditions.put(formula, known);
    }
    return known;
  }

  /**
   * Returns the condition under which a formula holds if some of the tested states are known to be
   * active or inactive.
   *
   * @param active a function that returns whether a state is active, or empty if this is unknown
   */
  public Condition of(Formula formula, Function<String, Optional<Boolean>> active) {
    return build(formula, active);
  }

  /**
   * Returns the variables of a formula: first the predicates, then the states as named by {@link
   * Formula#in}.
   */
  public static Set<String> variables(Formula formula) {
    Set<String> variables = new LinkedHashSet<>(formula.predicates());
    formula.states().forEach(s -> variables.add(Formula.in(s)));
    return variables;
  }

  /** Returns the condition that holds under every assignment. */
  public Condition always() {
    return always;
  }

  /** Returns the condition that holds under no assignment. */
  public Condition never() {
    return never;
  }

  /** The set of assignments under which a formula holds. A set that is too large is unknown. */
  public final class Condition {

    private final int set;

    private Condition(int set) {
      this.set = set;
    }

    /** Returns whether the set is known. */
    public boolean isKnown() {
      return set != UNKNOWN;
    }

    /** Returns whether the condition is known to hold under no assignment. */
    public boolean isNever() {
      return set == DecisionDiagrams.FALSE;
    }

    /** Returns whether the condition is known to hold under every assignment. */
    public boolean isAlways() {
      return set == DecisionDiagrams.TRUE;
    }

    @Override
    public boolean equals(Object other) {
      return this == other
          || other instanceof Condition that
              && isKnown()
              && space() == that.space()
              && sameAs(that);
    }

    @Override
    public int hashCode() {
      return set;
    }

    private GuardSpace space() {
      return GuardSpace.this;
    }

    /** Returns whether both conditions are known to hold under the same assignments. */
    public boolean sameAs(Condition other) {
      return isKnown() && set == other.set;
    }

    /** Returns the condition that holds if both conditions hold. */
    public Condition and(Condition other) {
      if (isNever() || other.isAlways()) {
        return this;
      } else if (other.isNever() || isAlways()) {
        return other;
      }
      return isKnown() && other.isKnown() ? bounded(() -> diagrams.and(set, other.set)) : unknown;
    }

    /** Returns the condition that holds if this condition does not hold. */
    public Condition not() {
      return isKnown() ? bounded(() -> diagrams.not(set)) : unknown;
    }

    /** Returns the condition that holds if this condition or {@code other} holds. */
    public Condition or(Condition other) {
      if (isNever() || other.isAlways()) {
        return other;
      } else if (other.isNever() || isAlways()) {
        return this;
      }
      return isKnown() && other.isKnown() ? bounded(() -> diagrams.or(set, other.set)) : unknown;
    }

    /**
     * Returns a minimal partial assignment. The condition holds under the returned values
     * regardless of the other predicates, and no returned value can be omitted.
     *
     * @param order the order of the predicates in the result; predicates that are missing in this
     *     set are last
     * @return the values by predicate; empty if the condition never holds or is unknown
     */
    public Optional<Map<String, Boolean>> example(Set<String> order) {
      return isKnown() && !isNever()
          ? Optional.of(named(diagrams.cube(set), order))
          : Optional.empty();
    }
  }

  /** An operation on sets that can fail because the result is too large. */
  private interface Building {
    int set() throws TooLargeException;
  }

  private Condition bounded(Building building) {
    try {
      int set = building.set();
      return set == DecisionDiagrams.FALSE
          ? never
          : set == DecisionDiagrams.TRUE ? always : new Condition(set);
    } catch (TooLargeException e) {
      return unknown;
    }
  }

  private Condition build(Formula formula, Function<String, Optional<Boolean>> active) {
    Set<String> asked = variables(formula);
    if (asked.size() > MAX_PREDICATES) {
      return unknown;
    }
    // numbers the variables in order of appearance, which keeps related variables together
    asked.forEach(this::variable);
    return combined(formula, active);
  }

  /**
   * Builds the condition of a conjunction or disjunction. Combines the operands from the last to
   * the first. The variables of early operands are at the top of the diagrams, so each step adds
   * nodes only at the top.
   */
  private Condition combined(Formula formula, Function<String, Optional<Boolean>> active) {
    if (formula instanceof Formula.Predicate p) {
      return bounded(() -> diagrams.of(variable(p.name())));
    } else if (formula instanceof Formula.In in) {
      return active
          .apply(in.state())
          .map(known -> known ? always : never)
          .orElseGet(() -> bounded(() -> diagrams.of(variable(Formula.in(in.state())))));
    } else if (formula instanceof Formula.Not n) {
      return combined(n.operand(), active).not();
    } else if (formula instanceof Formula.And a) {
      Condition all = always;
      for (int i = a.operands().size() - 1; i >= 0; i--) {
        all = combined(a.operands().get(i), active).and(all);
      }
      return all;
    }
    Condition any = never;
    List<Formula> operands = ((Formula.Or) formula).operands();
    for (int i = operands.size() - 1; i >= 0; i--) {
      any = combined(operands.get(i), active).or(any);
    }
    return any;
  }

  private int variable(String name) {
    Integer known = variables.putIfAbsent(name, names.size());
    if (known == null) {
      names.add(name);
      return names.size() - 1;
    }
    return known;
  }

  private Map<String, Boolean> named(Map<Integer, Boolean> cube, Set<String> order) {
    Map<String, Boolean> named = new LinkedHashMap<>();
    for (String name : order) {
      Integer variable = variables.get(name);
      Boolean value = variable == null ? null : cube.remove(variable);
      if (value != null) {
        named.put(name, value);
      }
    }
    cube.forEach((variable, value) -> named.put(names.get(variable), value));
    return named;
  }
}
