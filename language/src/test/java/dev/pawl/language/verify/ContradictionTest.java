package dev.pawl.language.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.language.check.Checks;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.yaml.FakeTypes;
import dev.pawl.language.yaml.YamlReader;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Assumptions and counters that contradict each other, so that every property would hold. */
class ContradictionTest {

  private static final String MACHINE =
      """
      machine: M
      package: p
      context: String
      states:
        A:
          initial: true
          on:
            go: [{ guard: left, update: count, to: A }, { guard: full, to: B }, { guard: "!full", to: C }]
        B: { final: true }
        C: { final: true }
      verify:
        properties: { neverB: { never: in(B), vacuous: true } }
      """;

  private static List<String> messages(String assumptions) {
    Problems problems = new Problems();
    YamlReader.read(
            "m.pawl.yaml", MACHINE + assumptions.indent(2), "p", true, new FakeTypes(), problems)
        .ifPresent(machine -> Checks.run(machine, problems, false));
    return problems.all().stream().map(Problem::message).toList();
  }

  @Test
  void eventThatKeepsArrivingAndNeverArrivesIsReported() {
    assertEquals(
        List.of(
            "[PAWL165] go keeps arriving, but another assumption says that it never arrives. Leave"
                + " out one of the two assumptions."),
        messages("assume: [{ keepsArriving: [go] }, { neverArrives: [go] }]"));
  }

  @Test
  void assumptionThatContradictsCounterAtZeroIsReported() {
    assertEquals(
        List.of(
            "[PAWL165] No answers of the predicates satisfy this and the assumptions before it"
                + " while the counters are zero. No run meets all of them, so each property would"
                + " hold. Remove one of the assumptions."),
        messages(
            """
            assume: [{ always: "!left" }]
            counters: { n: { max: 2, increment: count, atMost: left, reached: full } }
            """));
  }

  @Test
  void predicateOfTwoCountersIsReported() {
    assertEquals(
        List.of(
            "[PAWL165] The counter n already decides left. Use another predicate here, and declare"
                + " with an assumption \"always\" how the two are related."),
        messages(
            """
            counters:
              n: { max: 2, increment: count, atMost: left }
              m: { max: 3, increment: count, atMost: left }
            """));
  }

  @Test
  void predicateThatOneCounterUsesTwiceIsReported() {
    assertEquals(
        List.of(
            "[PAWL165] The counter n already decides left. Use another predicate here, and declare"
                + " with an assumption \"always\" how the two are related."),
        messages("counters: { n: { max: 2, increment: count, atMost: left, reached: left } }"));
  }
}
