package dev.pawl.language.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.language.check.Checks;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.PropertyResult;
import dev.pawl.language.yaml.FakeTypes;
import dev.pawl.language.yaml.YamlReader;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
            "[PAWL165] No results of the predicates satisfy this and the assumptions before it"
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

  @Test
  void updateThatIncrementsAndResetsIsReported() {
    assertEquals(
        List.of(
            "[PAWL165] count both increments and resets the counter n. Leave it out of one of the"
                + " two lists."),
        messages("counters: { n: { max: 2, increment: count, reset: count, atMost: left } }"));
  }

  @Test
  void assumptionThatContradictsReachedCounterProvesNothing() {
    String machine =
        """
        context: String
        states:
          A: { initial: true, on: { go: { update: count }, stop: B } }
          B: { final: true }
        """;
    String assumptions =
        """
        assume: [{ always: "!full" }]
        counters: { n: { max: 2, increment: count, reached: full } }
        """;
    assertEquals(
        "fails: go stop", Verified.verdict(machine, assumptions, "never: in(B), after: event(go)"));
    PropertyResult atMost =
        Verified.result(machine, assumptions, "atMost: 1, of: event(go), before: event(stop)");
    assertEquals(
        "not decided: no results of the predicates satisfy the assumptions when n is 2",
        atMost.verdict().text() + ": " + atMost.reason());
    assertEquals("not decided", Verified.verdict(machine, assumptions, "handlesAll: true, in: A"));
  }

  @Test
  void limitOfDeferredEventsThatExcludesEveryRunProvesNothing() {
    PropertyResult result =
        Verified.result(
            """
            states:
              A: { initial: true, entry: { raise: [x, x] }, defer: x, on: { stop: B } }
              B: { on: { x: C } }
              C: { final: true }
            """,
            "assume: [{ deferredAtMost: 1 }]",
            "never: in(B)");
    assertEquals(
        "not decided: each run defers more events than deferredAtMost allows",
        result.verdict().text() + ": " + result.reason());
  }

  @Test
  void limitOfDeferredEventsThatStopsTimersOrArrivingEventsProvesNoProgress() {
    String rest =
        """
          B: { on: { x: C } }
          C: { final: true }
        """;
    String timer =
        "states:\n  A: { initial: true, every: { 5s: { raise: x } }, defer: x, on: { stop: B } }\n";
    String limit = "assume: [{ deferredAtMost: 1 }]";
    String stops = "eventually: event(stop)";
    assertEquals("not decided", Verified.verdict(timer + rest, limit, stops));
    assertEquals("holds", Verified.verdict(timer + rest, limit, "never: entered(A) && in(B)"));
    String event =
        "states:\n  A: { initial: true, defer: x, on: { go: { raise: x }, stop: B } }\n" + rest;
    String arriving = "assume: [{ deferredAtMost: 1 }, { keepsArriving: go }]";
    assertEquals("not decided", Verified.verdict(event, arriving, stops));
    String both = "assume: [{ deferredAtMost: 1 }, { keepsArriving: stop }]";
    assertEquals("holds", Verified.verdict(event, both, stops));
  }

  @Test
  void possibilityBehindGuardOfTooManyPredicatesIsNotDecided() {
    String guard =
        IntStream.range(0, 300).mapToObj(i -> "p" + i).collect(Collectors.joining(" || "));
    String machine =
        """
        context: String
        states:
          A: { initial: true, on: { go: { guard: "%s", to: B } } }
          B: { on: { stop: C } }
          C: { final: true }
        """
            .formatted(guard);
    assertEquals("not decided", Verified.verdict(machine, "alwaysPossible: in(C)"));
    assertEquals("holds", Verified.verdict(machine, "alwaysPossible: in(C), while: in(B)"));
    assertEquals("fails: ", Verified.verdict(machine, "alwaysPossible: in(A) && in(C)"));
  }
}
