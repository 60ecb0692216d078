package dev.pawl.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.pawl.language.model.State;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.List;
import java.util.function.Predicate;

/** Generates the cases for superstates and history states in a switch over all states. */
final class Superstates {

  private Superstates() {}

  /**
   * Returns cases that throw an exception for superstates and history states, because an instance
   * is always in a leaf; empty if there are no such states.
   */
  static CodeBlock throwingCases(Plan plan) {
    return CodeBlock.builder()
        .add(
            throwingCase(
                plan,
                s -> !s.isLeaf() && !s.isHistory(),
                " is a superstate: an instance is in one of its substates."))
        .add(historyCase(plan))
        .build();
  }

  /** Returns a case that throws an exception for history states; empty if there are none. */
  static CodeBlock historyCase(Plan plan) {
    return throwingCase(plan, State::isHistory, " is a history state: an instance is never in it.");
  }

  private static CodeBlock throwingCase(Plan plan, Predicate<State> states, String message) {
    List<String> constants =
        plan.states().stream()
            .filter(s -> states.test(s.declared()))
            .map(StatePlan::constant)
            .toList();
    return constants.isEmpty()
        ? CodeBlock.of("")
        : CodeBlock.of(
            "case $L ->\n$>$>throw new $T(state + $S);\n$<$<",
            String.join(", ", constants),
            IllegalArgumentException.class,
            message);
  }
}
