package dev.pawl.processor.generate.type;

import com.palantir.javapoet.CodeBlock;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.List;

/** Generates the case for superstates in a switch over all states. */
final class Superstates {

  private Superstates() {}

  /**
   * Returns a case that throws an exception for superstates, because an instance is always in a
   * leaf; empty if there are no superstates.
   */
  static CodeBlock throwingCase(Plan plan) {
    List<String> superstates =
        plan.states().stream()
            .filter(s -> !s.declared().isLeaf())
            .map(StatePlan::constant)
            .toList();
    return superstates.isEmpty()
        ? CodeBlock.of("")
        : CodeBlock.of(
            "case $L ->\n$>$>throw new $T(state + $S);\n$<$<",
            String.join(", ", superstates),
            IllegalArgumentException.class,
            " is a superstate: an instance is in one of its substates.");
  }
}
