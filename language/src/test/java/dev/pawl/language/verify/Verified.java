package dev.pawl.language.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.check.Checks;
import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.problem.Severity;
import dev.pawl.language.semantics.Counterexample;
import dev.pawl.language.semantics.PropertyResult;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.Verdict;
import dev.pawl.language.yaml.FakeTypes;
import dev.pawl.language.yaml.YamlReader;
import java.util.List;

/** Verifies machines with one property and returns the verdicts. */
final class Verified {

  private Verified() {}

  /** Returns the verdict about the only property of a machine, with the events of the run. */
  static String verdict(String machine, String property) {
    return verdict(machine, "", property);
  }

  /** Returns the verdict about a property under assumptions. */
  static String verdict(String machine, String assumptions, String property) {
    return text(result(machine, assumptions, property));
  }

  /** Returns a verdict with the events of the run. */
  static String text(PropertyResult result) {
    return result.verdict().text()
        + result
            .run()
            .filter(run -> result.verdict() == Verdict.FAILS)
            .map(Verified::events)
            .map(e -> ": " + e)
            .orElse("")
        + (result.dependsOn().isEmpty() ? "" : " on " + String.join(", ", result.dependsOn()));
  }

  private static String events(Counterexample run) {
    return String.join(" ", run.events())
        + (run.endless() ? (run.loop() == run.steps().size() ? " (stays)" : " (repeats)") : "");
  }

  /** Returns the result for the only property of a machine, which the checks have decided. */
  static PropertyResult result(String machine, String assumptions, String property) {
    List<PropertyResult> results = read(machine, assumptions, property).verdicts();
    assertEquals(1, results.size());
    return results.get(0);
  }

  /** Reads a machine, which must have no errors apart from its properties. */
  static ResolvedMachine read(String machine, String assumptions, String property) {
    String text =
        "machine: M\npackage: p\n"
            + machine
            + "\nverify:\n"
            + assumptions.indent(2)
            + "  properties:\n    claim: { "
            + property
            + " }\n";
    Problems problems = new Problems();
    Machine read =
        YamlReader.read("m.pawl.yaml", text, "p", true, new FakeTypes(), problems).orElseThrow();
    assertTrue(problems.all().isEmpty(), () -> text + "\n" + problems.all());
    Problems all = new Problems();
    var checked = Checks.run(read, all, false);
    assertTrue(
        all.all().stream()
            .filter(p -> p.code().severity() == Severity.ERROR)
            .allMatch(p -> p.code().name().startsWith("PROPERTY_")),
        () -> text + "\n" + all.all());
    return checked.orElseGet(() -> ResolvedMachine.of(read));
  }
}
