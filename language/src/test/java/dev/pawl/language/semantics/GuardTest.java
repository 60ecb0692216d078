package dev.pawl.language.semantics;

import static dev.pawl.language.check.Checked.expect;
import static dev.pawl.language.check.Checked.expectStrictly;
import static dev.pawl.language.check.Machines.machine;

import dev.pawl.language.check.Machines;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GuardTest {

  private static Machines job() {
    return machine("Job").end("DONE").state("OTHER").external().on("x", "A").initial("A");
  }

  @Test
  void contradictoryGuardIsReported() {
    expect(
        job().on("go", "DONE").guard("a && (b || !c) && !a").on("go", "A").guard("b"),
        "A: go -> DONE guard | [PAWL018] The guard \"a && (b || !c) && !a\" can never hold.");
    expect(job().on("go", "DONE").guard("a && (b || !a)"));
  }

  @Test
  void contradictoryGuardsAreNoDuplicates() {
    expect(
        job().on("go", "DONE").guard("a && !a").to("DONE").on("go", "DONE").guard("!b && b"),
        "A: go -> DONE guard | [PAWL018] The guard \"a && !a\" can never hold.",
        "A: go -> DONE guard | [PAWL018] The guard \"!b && b\" can never hold.");
  }

  @Test
  void repeatedTransitionIsReported() {
    expect(
        job().on("go", "DONE").on("go", "DONE"),
        "A: go -> DONE | [PAWL016] A already has this transition: go to DONE.");
    expect(
        job().on("go", "DONE").guard("!(a && b)").on("go", "DONE").guard("!b || !a"),
        "A: go -> DONE | [PAWL016] A already has this transition: go to DONE if !b || !a.");
    expect(
        job().to("DONE", "DONE"),
        "A: toDone -> DONE | [PAWL016] A already has this transition: to DONE.");
    expect(
        job().root().on("go", "DONE", "A").choose("pick").on("go", "A", "DONE").choose("pick"),
        ": go -> A, DONE | [PAWL016] Job already has this transition: go to A or DONE.");
  }

  @Test
  void differentEventGuardOrStateIsNoRepetition() {
    expect(
        job()
            .on("go", "DONE")
            .guard("a")
            .on("go", "DONE")
            .guard("b")
            .on("come", "DONE")
            .root()
            .on("go", "DONE"));
  }

  @Test
  void transitionAfterOneWithoutGuardIsReported() {
    expect(
        job().on("go", "DONE").on("go", "A").on("go", "OTHER").guard("a"),
        "A: go -> OTHER target OTHER | [PAWL037] OTHER is external: only a forced transition may"
            + " enter it.",
        "A: go -> A | [PAWL017] This transition can never be taken: \"go to DONE\" precedes it and has no guard.",
        "A: go -> OTHER | [PAWL017] This transition can never be taken: \"go to DONE\" precedes it and has no guard.");
  }

  @Test
  void guardCoveredByEarlierGuardIsReported() {
    expect(
        job()
            .on("go", "DONE")
            .guard("c")
            .on("go", "DONE")
            .guard("a || b")
            .on("go", "A")
            .guard("b && d"),
        "A: go -> A | [PAWL017] This transition can never be taken: \"go to DONE if a || b\" precedes it and its guard holds in each case.");
    expect(job().on("go", "DONE").guard("a && b").on("go", "A").guard("a"));
  }

  @Test
  void guardCoveredBySeveralEarlierGuardsIsReported() {
    expect(
        job()
            .on("go", "DONE")
            .guard("c")
            .on("go", "DONE")
            .guard("a")
            .on("go", "DONE")
            .guard("!a && b")
            .on("go", "A")
            .guard("b"),
        "A: go -> A | [PAWL017] This transition can never be taken: \"go to DONE if a\" and \"go to DONE"
            + " if !a && b\" precede it, and in each case the guard of one of them holds.");
    expect(
        job().on("go", "DONE").guard("a").on("go", "A").guard("!a").on("go", "A"),
        "A: go -> A | [PAWL017] This transition can never be taken: \"go to DONE if a\" and \"go to A if"
            + " !a\" precede it, and in each case the guard of one of them holds.");
  }

  @Test
  void stateMayOverrideRoot() {
    expect(job().on("stop", "A").on("go", "DONE").root().on("stop", "DONE"));
  }

  @Test
  void rootTransitionThatEveryStateOverridesIsReported() {
    expect(
        machine("Job")
            .initial("A")
            .on("stop", "B")
            .state("B")
            .on("stop", "DONE")
            .guard("a || b")
            .end("DONE")
            .root()
            .on("stop", "DONE")
            .guard("a"),
        ": stop -> DONE | [PAWL017] This transition can never be taken: every state that is not"
            + " final takes stop by a transition of its own.");
    expect(
        machine("Job")
            .initial("A")
            .on("stop", "B")
            .state("B")
            .on("stop", "DONE")
            .guard("a && b")
            .end("DONE")
            .root()
            .on("stop", "DONE")
            .guard("a"));
  }

  @Test
  void shadowedRootTransitionIsReported() {
    expect(
        job().root().on("stop", "DONE").on("stop", "A"),
        ": stop -> A | [PAWL017] This transition can never be taken: \"stop to DONE\" precedes it and has no guard. The first transition in the list whose guard holds is taken. To let a method choose the target, write { to: [DONE, A], choose: METHOD }.");
  }

  @Test
  void listOfPlainTargetsIsReportedOnce() {
    expect(
        job().on("go", "DONE").on("go", "A").on("go", "B").state("B").to("DONE"),
        "A: go -> A | [PAWL017] This transition can never be taken: \"go to DONE\" precedes it and has no guard. The first transition in the list whose guard holds is taken. To let a method choose the target, write { to: [DONE, A, B], choose: METHOD }.");
  }

  @Test
  void manyCoveringCandidatesAreCountedNotNamed() {
    Machines machine = job();
    for (int i = 0; i < 60; i++) {
      machine.on("go", "DONE").guard("p" + i);
    }
    expect(
        machine.on("go", "DONE").on("go", "A"),
        "A: go -> A | [PAWL017] This transition can never be taken: one of the 61 transitions"
            + " before it is always taken.");
  }

  @Test
  void overlapIsReportedWithExample() {
    expectStrictly(
        job()
            .on("go", "DONE")
            .guard("retriesLeft")
            .on("go", "A")
            .guard("!circuitOpen")
            .on("go", "OTHER2")
            .state("OTHER2")
            .to("A"),
        "A: go -> A guard | [PAWL030] Guards of go in A overlap, so their order decides:"
            + " \"retriesLeft\" and \"!circuitOpen\" both hold if retriesLeft"
            + " && !circuitOpen.");
  }

  @Test
  void overlapWithoutConsequenceIsNotReported() {
    expectStrictly(job().on("go", "DONE").guard("a").on("go", "DONE").guard("b").on("go", "A"));
    expectStrictly(job().on("go", "DONE").guard("a").on("go", "A").guard("!a && b").on("go", "A"));
    expectStrictly(
        job().on("go", "DONE").guard("a").on("go", "DONE").guard("b").effect("e").on("go", "A"),
        "A: go -> DONE guard | [PAWL030] Guards of go in A overlap, so their order decides: \"a\""
            + " and \"b\" both hold if a && b.");
  }

  @Test
  void overlapBetweenStateAndRootIsReported() {
    expectStrictly(
        job().on("go", "DONE").guard("a").root().on("go", "A").guard("b").on("go", "DONE"),
        "A: go -> DONE guard | [PAWL030] Guards of go in A overlap, so their order decides: \"a\""
            + " and \"b\" both hold if a && b.");
  }

  @Test
  void overlapWithinRootIsReportedOnce() {
    expectStrictly(
        job()
            .on("go", "DONE")
            .guard("c")
            .root()
            .on("go", "A")
            .guard("a")
            .on("go", "DONE")
            .guard("b")
            .on("go", "A")
            .guard("!a && !b"),
        "A: go -> DONE guard | [PAWL030] Guards of go in A overlap, so their order decides: \"c\""
            + " and \"a\" both hold if c && a.",
        ": go -> DONE guard | [PAWL030] Guards of go in Job overlap, so their order decides: \"a\""
            + " and \"b\" both hold if a && b.",
        "A: go -> DONE guard | [PAWL030] Guards of go in A overlap, so their order decides: \"c\""
            + " and \"!a && !b\" both hold if c && !a && !b.");
  }

  @Test
  void gapIsReportedWithExample() {
    expectStrictly(
        job().on("go", "DONE").guard("a").on("go", "A").guard("!a && b || c && !a"),
        "A: go -> A guard | [PAWL031] No guard of go in A holds if !a && !b && !c.");
    expectStrictly(
        job().on("go", "DONE").guard("a"),
        "A: go -> DONE guard | [PAWL031] No guard of go in A holds if !a.");
    expectStrictly(job().on("go", "DONE").guard("a").on("go", "A").guard("!a"));
    expectStrictly(job().on("go", "DONE").guard("a").on("go", "A"));
  }

  @Test
  void gapThatRootClosesIsNotReported() {
    expectStrictly(job().on("go", "DONE").guard("a").root().on("go", "A"));
    expectStrictly(
        job().on("go", "DONE").guard("a").root().on("go", "A").guard("!a"),
        ": go -> A guard | [PAWL031] No guard of go in Job holds if a.");
  }

  @Test
  void tooManyPredicatesAreNotAnalyzed() {
    expectStrictly(job().on("go", "DONE").guard(all(17)).on("go", "A"));
    expectStrictly(
        job().on("go", "DONE").guard(all(17)),
        "A: go -> DONE guard | [PAWL050] The guards of go in A use 17 predicates, too many for a"
            + " truth table.");
    expectStrictly(
        job().on("go", "DONE").guard(all(16)),
        "A: go -> DONE guard | [PAWL031] No guard of go in A holds if !p0.");
  }

  private static String all(int predicates) {
    return IntStream.range(0, predicates)
        .mapToObj(i -> "p" + i)
        .collect(Collectors.joining(" && "));
  }
}
