package dev.pawl.cli.exporter;

import dev.pawl.cli.importer.xstate.XStateMeta;
import dev.pawl.diagrams.document.JsonText;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.Transition;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A writer of guards for XState. A guard is the name of a predicate, or an object with a formula
 * among its parameters.
 */
final class XStateGuardWriter {

  private XStateGuardWriter() {}

  /**
   * Returns the guard of a transition whose target no method chooses; empty if the transition has
   * no guard.
   */
  static Optional<Object> of(Transition transition) {
    return transition.guard().map(XStateGuardWriter::guard);
  }

  private static Object guard(Guard guard) {
    return guard.formula() instanceof Formula.Predicate predicate
        ? predicate.name()
        : new JsonText.Members()
            .add("type", guard.text())
            .add("params", Map.of(XStateMeta.FORMULA, formula(guard.formula())))
            .map();
  }

  /**
   * Returns the guard of the XState transition to one of the targets that the method of a
   * transition can choose.
   */
  static Object choice(Transition transition, String target, List<String> targets) {
    String choose = transition.choose().orElseThrow().name();
    JsonText.Members params = new JsonText.Members();
    transition.guard().ifPresent(g -> params.put(XStateMeta.FORMULA, formula(g.formula())));
    params.put(XStateMeta.CHOOSE, choose).put("target", target).put("targets", targets);
    String before = transition.guard().map(g -> g.text() + " and ").orElse("");
    return new JsonText.Members()
        .put("type", before + choose + " is " + target)
        .put("params", params.map())
        .map();
  }

  private static Object formula(Formula formula) {
    if (formula instanceof Formula.Predicate predicate) {
      return predicate.name();
    } else if (formula instanceof Formula.In in) {
      return Map.of("in", XStateNames.reference(in.state()));
    } else if (formula instanceof Formula.Not not) {
      return Map.of("not", formula(not.operand()));
    } else if (formula instanceof Formula.And and) {
      return Map.of("and", formulas(and.operands()));
    }
    return Map.of("or", formulas(((Formula.Or) formula).operands()));
  }

  private static List<Object> formulas(List<Formula> operands) {
    return operands.stream().map(XStateGuardWriter::formula).toList();
  }
}
