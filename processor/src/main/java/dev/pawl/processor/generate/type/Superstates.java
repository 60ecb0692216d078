package dev.pawl.processor.generate.type;

import com.palantir.javapoet.CodeBlock;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.List;

/** The arm of a switch over states for those that no instance is in alone. */
final class Superstates {

  private Superstates() {}

  /** The arm that refuses the superstates of a machine; none where it has none. */
  static CodeBlock refused(Plan plan) {
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
            " has states below: an instance is in one of those.");
  }
}
