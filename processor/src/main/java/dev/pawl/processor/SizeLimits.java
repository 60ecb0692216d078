package dev.pawl.processor;

import dev.pawl.language.model.Part;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.plan.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Checks whether a machine is too large for Java, or for some of the generated types. */
final class SizeLimits {

  private SizeLimits() {}

  /** Reports a machine whose transitions are too many to be numbered in generated code. */
  static void check(Plan plan, Problems problems) {
    if (!plan.callsNoUserCode() && plan.stepAndDecisionCount() > Plan.MAX_NUMBERS) {
      problems.add(
          Code.TOO_LARGE,
          plan.machine().origin(),
          plan.machine().name(),
          String.format(Locale.ROOT, "%,d", plan.stepAndDecisionCount()),
          "transitions and choices among them",
          String.format(Locale.ROOT, "%,d", Plan.MAX_NUMBERS));
    }
  }

  /**
   * Warns of types that are not generated because the machine is large. Types that the declaration
   * omits are not mentioned.
   */
  static void warnOfOmittedTypes(Plan plan, Problems problems) {
    if (!plan.isLarge()) {
      return;
    }
    List<String> omitted = new ArrayList<>();
    for (Part part : plan.hasData() ? List.of(Part.PHASE, Part.CASES) : List.of(Part.PHASE)) {
      if (!plan.generates(part) && !plan.machine().omit().contains(part)) {
        omitted.add(plan.prefix() + (part == Part.PHASE ? "Phase" : "Cases"));
      }
    }
    if (!omitted.isEmpty()) {
      problems.add(
          Code.LARGE_MACHINE,
          plan.machine().origin(),
          plan.machine().name(),
          plan.states().size(),
          String.join(" and ", omitted) + (omitted.size() == 1 ? " is" : " are"));
    }
  }
}
