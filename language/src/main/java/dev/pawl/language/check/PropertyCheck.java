package dev.pawl.language.check;

import dev.pawl.language.explore.Constraints;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Property;
import dev.pawl.language.model.Verification;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.PropertyResult;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.verify.Verifier;
import java.util.List;

/**
 * Checks the properties of a machine that has no other errors. Runs the {@link Verifier} and
 * reports each property that does not hold.
 */
final class PropertyCheck {

  private PropertyCheck() {}

  /**
   * Verifies the declared properties, stores their verdicts in the machine, and reports problems.
   * If the assumptions contradict each other, reports only the contradiction.
   */
  static void check(ResolvedMachine machine, Problems problems) {
    Verification declared = machine.declared().verification();
    if (declared.isEmpty()) {
      return;
    }
    if (new Constraints(declared).areContradictory()) {
      declared.assumptions().stream()
          .filter(Verification.Invariant.class::isInstance)
          .reduce((first, second) -> second)
          .ifPresent(
              last ->
                  problems.add(
                      Code.BAD_ASSUMPTION,
                      "No run meets all of them, so each property would hold. Remove one of the assumptions.",
                      last.origin(),
                      "No results of the predicates satisfy this and the assumptions before it"
                          + (declared.counters().isEmpty() ? "" : " while the counters are zero")));
      return;
    }
    machine.decided(Verifier.verify(machine));
    machine.verdicts().forEach(r -> report(r, problems));
  }

  private static void report(PropertyResult result, Problems problems) {
    Property property = result.property();
    String name = property.name().name();
    switch (result.verdict()) {
      case FAILS ->
          problems.add(
              Code.PROPERTY_FAILS, property.origin(), name, result.reason() + counted(result));
      case VACUOUS ->
          problems.add(
              Code.PROPERTY_VACUOUS,
              "Correct its names and its scope, or add "
                  + Wording.writtenAt(property.origin(), "vacuous = true", "vacuous: true")
                  + ".",
              property.origin(),
              name,
              result.reason());
      case NOT_DECIDED ->
          problems.add(Code.PROPERTY_NOT_DECIDED, property.origin(), name, result.reason());
      case DEPENDS -> {
        List<String> accepted = NameReference.names(property.accepted());
        if (!accepted.containsAll(result.dependsOn())) {
          String names = String.join(", ", result.dependsOn());
          String element =
              Wording.writtenAt(
                  property.origin(),
                  "dependsOn = {\"" + String.join("\", \"", result.dependsOn()) + "\"}",
                  "dependsOn: [" + names + "]");
          problems.add(
              Code.PROPERTY_DEPENDS,
              "If this is intended, add " + element + ".",
              property.origin(),
              name,
              names);
        }
      }
      default -> {
        // the property holds
      }
    }
  }

  private static String counted(PropertyResult result) {
    return result.counters().isEmpty()
        ? ""
        : " (counting " + String.join(", ", result.counters()) + ")";
  }
}
