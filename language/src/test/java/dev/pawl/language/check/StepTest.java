package dev.pawl.language.check;

import static dev.pawl.language.check.Checked.expect;
import static dev.pawl.language.check.Machines.machine;

import org.junit.jupiter.api.Test;

class StepTest {

  @Test
  void eventlessLoopIsReported() {
    expect(machine("Job").initial("A").always("B").state("B").always("END").end("END"));
    expect(
        machine("Job").initial("A").always("B").state("B").always("A"),
        "A: always -> B | [PAWL065] Eventless transitions form an endless loop: A → B → A.");
    expect(
        machine("Job").initial("A").always("A"),
        "A: always -> A | [PAWL065] Eventless transitions form an endless loop: A → A.");
    expect(
        machine("Job").initial("A").always(),
        "A: always ->  | [PAWL065] Eventless transitions form an endless loop: A → A.");
  }

  @Test
  void eventlessLoopWithGuardIsAllowed() {
    expect(
        machine("Job")
            .initial("A")
            .always("B")
            .state("B")
            .always("A")
            .guard("again")
            .on("stop", "END")
            .end("END"));
    expect(machine("Job").initial("A").always().guard("again").on("stop", "END").end("END"));
  }

  @Test
  void eventlessLoopWithBranchesIsReported() {
    expect(
        machine("Job")
            .initial("A")
            .always("B")
            .guard("x")
            .always("C")
            .state("B")
            .always("A")
            .state("C")
            .always("B")
            .guard("y")
            .always("C")
            .guard("!y"),
        "A: always -> B | [PAWL065] Eventless transitions form an endless loop: A, B and C lead only"
            + " to each other, whether guards hold or not.");
    expect(
        machine("Job").initial("A").always().guard("x").always("A"),
        "A: always ->  | [PAWL065] Eventless transitions form an endless loop: A leads only to"
            + " itself, whether guards hold or not.");
  }

  /** A loop without branches could not be followed: C leads to B and A. */
  @Test
  void eventlessLoopWithChoicesIsReported() {
    expect(
        machine("Job")
            .initial("A")
            .always("B", "C")
            .choose("one")
            .state("B")
            .always("C")
            .state("C")
            .always("B", "A")
            .choose("other"),
        "A: always -> B, C | [PAWL065] Eventless transitions form an endless loop: A, B and C lead"
            + " only to each other, whether guards hold or not.");
    expect(
        machine("Job").initial("A").always("A", "END").choose("one").on("stop", "END").end("END"));
  }

  /** The loop of C and D is reported; the states before it need no other change. */
  @Test
  void onlyTheLastOfSeveralLoopsIsReported() {
    expect(
        machine("Job")
            .initial("A")
            .always("B")
            .guard("x")
            .always("C")
            .state("B")
            .always("A")
            .state("C")
            .always("D")
            .state("D")
            .always("C"),
        "C: always -> D | [PAWL065] Eventless transitions form an endless loop: C → D → C.");
  }

  @Test
  void eventlessLoopThatOneBranchCanEndIsAllowed() {
    Machines branches =
        machine("Job")
            .initial("A")
            .always("B")
            .guard("x")
            .always("C")
            .state("B")
            .always("A")
            .state("C")
            .always("A")
            .guard("y")
            .always("END")
            .guard("!y && z")
            .on("stop", "END")
            .end("END");
    expect(branches);
  }

  @Test
  void eventlessLoopThroughSuperstateIsReported() {
    expect(
        machine("Job")
            .initial("A")
            .to("S")
            .state("S")
            .always("Y")
            .inside()
            .initial("X")
            .to("Y")
            .state("Y")
            .outside(),
        "S: always -> Y | [PAWL065] Eventless transitions form an endless loop: Y → Y.");
    expect(
        machine("Job")
            .initial("A")
            .to("S")
            .state("S")
            .inside()
            .initial("X")
            .always("Y")
            .state("Y")
            .always("S")
            .outside(),
        "X: always -> Y | [PAWL065] Eventless transitions form an endless loop: X → Y → X.");
  }

  @Test
  void eventlessLoopThatOtherRegionCanEndIsNotReported() {
    Machines machine =
        machine("Job")
            .initial("P")
            .parallel()
            .inside()
            .state("R")
            .inside()
            .initial("R1")
            .always("R1")
            .outside()
            .state("Q")
            .inside()
            .initial("Q1")
            .always("END")
            .guard("enough")
            .outside()
            .outside()
            .end("END");
    expect(
        machine,
        "Q1: always -> END | [PAWL074] \"always to R1\" in R1 and \"always to END if enough\" in Q1"
            + " conflict: if both are enabled, the first in document order is taken.");
  }

  @Test
  void shadowedEventlessTransitionIsReported() {
    expect(
        machine("Job").initial("A").always("B").always("END").state("B").to("END").end("END"),
        "A: always -> END | [PAWL017] This transition can never be taken: \"always to B\" precedes it and has no guard.");
    expect(
        machine("Job")
            .initial("S")
            .always("END")
            .inside()
            .initial("X")
            .always("Y")
            .state("Y")
            .always("END")
            .outside()
            .end("END"),
        "S: always -> END | [PAWL017] This transition can never be taken: every state within S is"
            + " left by an eventless transition of its own.");
  }

  @Test
  void eventsOfTransientStateAreReported() {
    expect(machine("Job").initial("A").always("END").guard("ready").on("go", "END").end("END"));
    expect(
        machine("Job").initial("A").always("END").on("go", "END").to("END").end("END"),
        "A: always -> END | [PAWL066] A is left at once by an eventless transition, so it never takes"
            + " go or to END.");
    expect(
        machine("Job")
            .initial("S")
            .always("END")
            .inside()
            .initial("X")
            .on("x", "Y")
            .state("Y")
            .outside()
            .end("END"),
        "S: always -> END | [PAWL066] S is left at once by an eventless transition, so it never takes"
            + " x.");
  }

  @Test
  void timerOfTransientStateIsReported() {
    expect(machine("Job").initial("A").after("0s", "END").end("END"));
    expect(
        machine("Job").initial("A").always("END").after("60s", "END").end("END"),
        "A.after.60s | [PAWL067] The timer A.after.60s never elapses: A is left at once by an"
            + " eventless transition.");
  }

  @Test
  void timerThatEarlierTimerCancelsIsReported() {
    String why = " comes first and leaves the state.";
    expect(
        machine("Job").initial("A").after("1m", "END").after("30s", "END").end("END"),
        "A.after.1m | [PAWL067] The timer A.after.1m never elapses: A.after.30s" + why);
    expect(
        machine("Job").initial("A").after("60s", "END").after("1m", "END").end("END"),
        "A.after.1m | [PAWL067] The timer A.after.1m never elapses: A.after.60s" + why);
    expect(
        machine("Job")
            .initial("A")
            .after("30s", "END")
            .guard("a")
            .after("1m", "END")
            .after("backoff", "END")
            .end("END"));
    expect(
        machine("Job")
            .initial("S")
            .after("30s", "END")
            .inside()
            .initial("A")
            .after("1m", "END")
            .outside()
            .end("END"),
        "A.after.1m | [PAWL067] The timer A.after.1m never elapses: S.after.30s" + why);
  }

  @Test
  void shadowedTransitionOfTimerIsReported() {
    expect(
        machine("Job").initial("A").after("1m", "END").after("1m", "A").end("END"),
        "A: A.after.1m -> A | [PAWL017] This transition can never be taken: \"A.after.1m to END\" precedes it and has no guard.");
  }

  private static Machines regions(String firstTarget, String first, String second) {
    Machines machine =
        machine("Job")
            .initial("P")
            .parallel()
            .inside()
            .state("R")
            .inside()
            .initial("R1")
            .on("go", firstTarget);
    (first.isEmpty() ? machine : machine.guard(first))
        .state("R2")
        .on("back", "R1")
        .outside()
        .state("Q")
        .inside()
        .initial("Q1")
        .on("go", "Q2");
    return (second.isEmpty() ? machine : machine.guard(second))
        .state("Q2")
        .on("back", "Q1")
        .outside()
        .outside()
        .end("END");
  }

  @Test
  void conflictBetweenRegionsIsReported() {
    expect(regions("R2", "", "").root().on("stop", "END"));
    expect(
        regions("END", "", "").root().on("back2", "R2"),
        "Q1: go -> Q2 | [PAWL074] \"go to END\" in R1 and \"go to Q2\" in Q1 conflict:"
            + " if both are enabled, the first in document order is taken.");
  }

  @Test
  void regionsWithExclusiveGuardsHaveNoConflict() {
    expect(regions("END", "a", "!a").root().on("back2", "R2"));
    expect(
        regions("END", "a || b", "b").root().on("back2", "R2"),
        "Q1: go -> Q2 | [PAWL074] \"go to END if a || b\" in R1 and \"go to Q2 if b\" in Q1 conflict:"
            + " if both are enabled, the first in document order is taken.");
    expect(regions("END", "in(Q2)", "").root().on("back2", "R2"));
  }
}
