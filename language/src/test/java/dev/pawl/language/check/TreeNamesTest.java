package dev.pawl.language.check;

import static dev.pawl.language.check.Checked.expect;
import static dev.pawl.language.check.Checked.expectStrictly;
import static dev.pawl.language.check.Machines.machine;

import dev.pawl.language.model.Behavior.History;
import org.junit.jupiter.api.Test;

/** Tests the problems of names, guards and references in nested states. */
class TreeNamesTest {

  private static Machines session() {
    return machine("Job")
        .initial("A")
        .on("go", "S")
        .state("S")
        .on("stop", "END")
        .inside()
        .initial("X")
        .on("x", "Y")
        .state("Y")
        .on("y", "X");
  }

  @Test
  void unknownStateInGuardIsReported() {
    expect(
        session().guard("in(ENDD)").outside().end("END"),
        "Y: y -> X guard | [PAWL013] \"ENDD\" is not a state of Job. Did you mean \"END\"?");
  }

  @Test
  void stateTestWithConstantResultIsReported() {
    expect(
        session().guard("in(S) && p").outside().end("END"),
        "Y: y -> X guard | [PAWL075] \"in(S)\" is always true here: S is active whenever Y is.");
    expect(
        session().guard("in(A) || p").outside().end("END"),
        "Y: y -> X guard | [PAWL075] \"in(A)\" is always false here: A is never active while Y"
            + " is.");
    expect(
        session().guard("in(A)").outside().end("END"),
        "Y: y -> X guard | [PAWL018] The guard \"in(A)\" can never hold. A is never active while Y"
            + " is.");
    expect(session().outside().on("again", "Y").guard("in(X)").end("END"));
  }

  @Test
  void gapsConsiderWhichStatesAreActive() {
    expectStrictly(
        session().on("z", "X").guard("in(Y) || p").outside().end("END"),
        "Y: z -> X guard | [PAWL075] \"in(Y)\" is always true here: Y is active whenever Y is.");
    expectStrictly(
        session().outside().on("z", "Y").guard("in(X)").end("END"),
        "S: z -> Y guard | [PAWL031] No guard of z in S holds if !in(X).");
    expectStrictly(
        session()
            .on("z", "X")
            .guard("p")
            .outside()
            .on("z", "Y")
            .end("END")
            .root()
            .on("z", "END")
            .guard("p"),
        ": z -> END guard | [PAWL031] No guard of z in Job holds if !p.");
  }

  @Test
  void prohibitionOfSuperstateAppliesToItsChildren() {
    expect(
        session().to("A").outside().end("END").forbid("S", "A", "no way back"),
        "Y: toA -> A | [PAWL024] This transition leads from Y to A, which is forbidden: no way"
            + " back.");
    expect(
        session().outside().end("END").forbid("Y", "END", "too early"),
        "S: stop -> END | [PAWL024] This transition leads from Y to END, which is forbidden: too"
            + " early.");
    expect(
        session().outside().end("END").forbid("A", "X", "not at once"),
        "A: go -> S | [PAWL024] This transition leads from A to X, which is forbidden: not at"
            + " once.");
    expect(session().outside().end("END").forbid("X", "S", "is there already"));
  }

  @Test
  void forbiddenTargetThatDeepHistoryRestoresIsReported() {
    expect(
        withHistory(History.DEEP).forbid("B", "X", "never"),
        "B: back -> H | [PAWL024] This transition leads from B through the history state H to X,"
            + " which is forbidden: never.");
    expect(
        withHistory(History.DEEP).forbid("B", "X1", "never").forbid("B", "Y2", "at no time"),
        "B: back -> H | [PAWL024] This transition leads from B to Y2, which is forbidden: at no"
            + " time.",
        "B: back -> H | [PAWL024] This transition leads from B through the history state H to X1,"
            + " which is forbidden: never.");
  }

  @Test
  void forbiddenTargetThatShallowHistoryRestoresIsReported() {
    expect(
        withHistory(History.SHALLOW).forbid("B", "X1", "never"),
        "B: back -> H | [PAWL024] This transition leads from B through the history state H to X1,"
            + " which is forbidden: never.");
    expect(withHistory(History.SHALLOW).forbid("B", "X2", "never"));
  }

  @Test
  void historyThatRemembersTheSourceRestoresNoOtherState() {
    expect(
        withHistory(History.DEEP)
            .forbid("X1", "X2", "never")
            .forbid("X2", "X1", "never")
            .root()
            .on("reset", "H"),
        "X1: n -> X2 | [PAWL024] This transition leads from X1 to X2, which is forbidden: never.",
        "X2: m -> X1 | [PAWL024] This transition leads from X2 to X1, which is forbidden: never.");
  }

  private static Machines withHistory(History history) {
    return machine("Job")
        .initial("S")
        .on("go", "B")
        .inside()
        .initial("X")
        .on("next", "Y2")
        .inside()
        .initial("X1")
        .on("n", "X2")
        .state("X2")
        .on("m", "X1")
        .outside()
        .state("Y")
        .inside()
        .initial("Y1")
        .on("n", "Y2")
        .state("Y2")
        .on("m", "Y1")
        .on("prev", "X")
        .outside()
        .history("H", history, "Y2")
        .outside()
        .state("B")
        .on("back", "H");
  }

  @Test
  void viewValueOfSuperstateAppliesToItsChildren() {
    Machines machine = session().outside().end("END");
    expect(
        machine.view(
            "com.acme", "Status", java.util.List.of("OFF", "ON"), "A=OFF", "S=ON", "END=OFF"));
    expect(
        session()
            .outside()
            .end("END")
            .view("com.acme", "Status", java.util.List.of("OFF", "ON"), "A=OFF", "X=ON", "END=OFF"),
        "view Status | [PAWL025] The view Status has no value for Y. Name it under OFF or ON.");
  }

  @Test
  void delayOrDataWithNameOfPredicateIsReported() {
    expect(
        session().guard("backoff").after("backoff", "X").outside().end("END"),
        "Y.after.backoff | [PAWL035] \"backoff\" is used as a delay here and as a predicate"
            + " in line 1. Each needs its own method: give one of the two another name.");
    expect(
        session().guard("nForY").data("n", "int").outside().end("END"),
        "Y.n | [PAWL035] \"nForY\" is used as the method for n of Y here and as a predicate in line 1."
            + " Each needs its own method: give one of the two another name.");
  }

  @Test
  void dataComponentsThatJavaCannotHaveAreReported() {
    expect(
        session().after("until", "X").entry("new").data("stateType", "int").outside().end("END"),
        "Y.stateType | [PAWL028] The component \"stateType\" cannot be a name in Java: every state"
            + " has a method of that name.");
    expect(
        session().data("n", "int").data("n", "int").outside().end("END"),
        "Y.n | [PAWL027] The component n and the component n both become n in Java.");
  }

  @Test
  void internalEventsDoNotClashWithTags() {
    expect(
        machine("Job")
            .initial("S")
            .tag("DoneX")
            .on("done.S", "END")
            .after("1s", "END")
            .inside()
            .initial("X")
            .on("x", "Y")
            .end("Y")
            .outside()
            .end("END"));
  }

  @Test
  void enumWithoutConstantForTimerIsReported() {
    expect(
        machine("Job")
            .eventType("Signal", "go")
            .initial("A")
            .on("go")
            .effect("x")
            .after("1s", "END")
            .end("END"),
        "A: A.after.1s -> END event | [PAWL014] \"A.after.1s\" is not an event of Signal. It needs"
            + " a constant A_AFTER_1S in Signal.");
    expect(
        machine("Job")
            .eventType("Signal", "go")
            .initial("A")
            .on("go", "END")
            .ignore("og")
            .end("END"),
        "A ignores og | [PAWL014] \"og\" is not an event of Signal. Add the constant OG to Signal, or"
            + " use another event.");
  }

  @Test
  void ignoredEventsAndAnyEventCountAsUse() {
    expect(machine("Job").event("e").initial("A").ignore("e").on("go", "END").end("END"));
    expect(machine("Job").event("e").initial("A").on("*", "END").end("END"));
  }

  @Test
  void anyEventTransitionWithoutRemainingEventIsReported() {
    expect(
        machine("Job").initial("A").on("go", "END").on("*", "END").end("END"),
        "A: * -> END | [PAWL017] This transition can never be taken: A names every event that there"
            + " is.");
  }
}
