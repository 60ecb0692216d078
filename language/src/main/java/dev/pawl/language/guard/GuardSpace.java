package dev.pawl.language.guard;

import dev.pawl.language.guard.DecisionDiagrams.TooLargeException;
import dev.pawl.language.model.Formula;
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
 * The conditions that guards state, each the set of the assignments under which it holds. Answers
 * are exact. Where a set would grow beyond bounds, which no formula of up to 16 predicates does,
 * the condition is unknown, and nothing is claimed of it.
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

  /** The condition under which a formula holds. */
  public Condition of(Formula formula) {
    Condition known = conditions.get(formula);
    if (known == null) {
      known = build(formula, state -> Optional.empty());
      conditions.put(formula, known);
    }
    return known;
  }

  /** As {@link #of(Formula)}, where it is known of some states whether they are active. */
  public Condition of(Formula formula, Function<String, Optional<Boolean>> active) {
    return build(formula, active);
  }

  /**
   * The variables of a formula: its predicates, then its states as {@link Formula#in} names them.
   */
  public static Set<String> variables(Formula formula) {
    Set<String> variables = new LinkedHashSet<>(formula.predicates());
    formula.states().forEach(s -> variables.add(Formula.in(s)));
    return variables;
  }

  /** The condition that holds under every assignment. */
  public Condition always() {
    return always;
  }

  /** The condition that holds under no assignment. */
  public Condition never() {
    return never;
  }

  /** A set of assignments: those under which something holds; or unknown, being too large. */
  public final class Condition {

    private final int set;

    private Condition(int set) {
      this.set = set;
    }

    /** Whether the set is known. */
    public boolean isKnown() {
      return set != UNKNOWN;
    }

    /** Whether it certainly holds under no assignment. */
    public boolean isNever() {
      return set == DecisionDiagrams.FALSE;
    }

    /** Whether it certainly holds under every assignment. */
    public boolean isAlways() {
      return set == DecisionDiagrams.TRUE;
    }

    /** Whether it certainly holds under the same assignments as another. */
    public boolean sameAs(Condition other) {
      return isKnown() && set == other.set;
    }

    /** The condition that both hold. */
    public Condition and(Condition other) {
      if (isNever() || other.isAlways()) {
        return this;
      } else if (other.isNever() || isAlways()) {
        return other;
      }
      return isKnown() && other.isKnown() ? bounded(() -> diagrams.and(set, other.set)) : unknown;
    }

    /** The condition that this does not hold. */
    public Condition not() {
      return isKnown() ? bounded(() -> diagrams.not(set)) : unknown;
    }

    /** The condition that at least one of the two holds. */
    public Condition or(Condition other) {
      if (isNever() || other.isAlways()) {
        return other;
      } else if (other.isNever() || isAlways()) {
        return this;
      }
      return isKnown() && other.isKnown() ? bounded(() -> diagrams.or(set, other.set)) : unknown;
    }

    /**
     * Values of a few predicates under which it holds whatever the others are, none of which can be
     * left out, in the order given; empty where it never holds or is unknown.
     */
    public Optional<Map<String, Boolean>> example(Set<String> order) {
      return isKnown() && !isNever()
          ? Optional.of(named(diagrams.cube(set), order))
          : Optional.empty();
    }
  }

  /** Builds a set, which may turn out too large. */
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
    // in order of first appearance, which keeps together what is written together
    asked.forEach(this::variable);
    return combined(formula, active);
  }

  /** Works from the last operand to the first: what comes early in the order is put on top. */
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
