package dev.pawl.language.explore;

import dev.pawl.language.model.Formula;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Verification;
import dev.pawl.language.model.Verification.Counter;
import dev.pawl.language.semantics.GuardSpace;
import dev.pawl.language.semantics.GuardSpace.Condition;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The constraints on the results of predicates. Results are possible if they satisfy the
 * assumptions and agree with the counters.
 */
public final class Constraints {

  private final GuardSpace space = new GuardSpace();
  private final Condition invariant;
  private final List<Counter> counters;
  private final Map<List<Integer>, Condition> known = new HashMap<>();

  /** Creates the constraints that a declaration states. */
  public Constraints(Verification declared) {
    Condition all = space.always();
    for (Verification.Assumption assumption : declared.assumptions()) {
      if (assumption instanceof Verification.Invariant each) {
        all = all.and(space.of(each.formula()));
      }
    }
    this.invariant = all;
    this.counters = declared.counters();
  }

  /**
   * Returns whether no results of the predicates satisfy all assumptions while all counters are
   * zero, as they are at the beginning of each run.
   */
  public boolean areContradictory() {
    return of(new int[counters.size()]).isNever();
  }

  /** Returns the condition that the assumptions state, regardless of the counters. */
  public Condition assumed() {
    return invariant;
  }

  /** Returns the space in which conditions are built. */
  public GuardSpace space() {
    return space;
  }

  List<Counter> counters() {
    return counters;
  }

  /**
   * Returns the condition that the results of the predicates satisfy while the counters have the
   * given values.
   */
  Condition of(int[] values) {
    if (values.length == 0) {
      return invariant;
    }
    return known.computeIfAbsent(
        Arrays.stream(values).boxed().toList(),
        each -> {
          Condition all = invariant;
          for (int i = 0; i < counters.size(); i++) {
            Counter counter = counters.get(i);
            boolean isFull = each.get(i) >= counter.max();
            if (counter.below().isPresent()) {
              all = all.and(literal(counter.below().get(), !isFull));
            }
            if (counter.reached().isPresent()) {
              all = all.and(literal(counter.reached().get(), isFull));
            }
          }
          return all;
        });
  }

  private Condition literal(NameReference predicate, boolean value) {
    Condition condition = space.of(new Formula.Predicate(predicate.name()));
    return value ? condition : condition.not();
  }

  /** Returns the values of the counters after an update. */
  int[] updated(int[] values, String update) {
    int[] next = values;
    for (int i = 0; i < counters.size(); i++) {
      Counter counter = counters.get(i);
      int value = next[i];
      if (counter.resets().stream().anyMatch(r -> r.name().equals(update))) {
        value = 0;
      } else if (counter.increments().stream().anyMatch(r -> r.name().equals(update))) {
        value = Math.min(counter.max(), value + 1);
      }
      if (value != next[i]) {
        next = next == values ? values.clone() : next;
        next[i] = value;
      }
    }
    return next;
  }
}
