package dev.pawl.language.check;

import static dev.pawl.language.check.Checked.expect;
import static dev.pawl.language.check.Machines.machine;
import static dev.pawl.language.model.Behavior.History.DEEP;
import static dev.pawl.language.model.Behavior.History.SHALLOW;

import org.junit.jupiter.api.Test;

class TreeReachTest {

  private static final String FORCED =
      " cannot be reached from an initial state. If only a forced transition enters it, add"
          + " \"external: true\".";

  private static String unreachable(String state) {
    return state + " | [PAWL020] " + state + FORCED;
  }

  private static String deadEnd(String state) {
    return state
        + " | [PAWL022] No transition leaves "
        + state
        + ", and it is not final. If an instance ends here, add \"final: true\".";
  }

  private static String noWay(String state) {
    return state + " | [PAWL021] No final state can be reached from " + state + ".";
  }

  @Test
  void childThatIsNotDefaultIsUnreachable() {
    expect(
        machine("Job")
            .initial("S")
            .on("stop", "END")
            .inside()
            .initial("X")
            .state("Y")
            .outside()
            .end("END"),
        unreachable("Y"));
  }

  @Test
  void childrenOfUnreachableStateAreNotReported() {
    expect(
        machine("Job")
            .initial("A")
            .on("go", "END")
            .state("S")
            .on("stop", "END")
            .inside()
            .initial("X")
            .state("Y")
            .outside()
            .end("END"),
        unreachable("S"));
  }

  @Test
  void superstateOfReachableChildIsReachable() {
    expect(
        machine("Job")
            .initial("A")
            .on("go", "Y")
            .state("S")
            .on("stop", "END")
            .inside()
            .initial("X")
            .state("Y")
            .on("y", "X")
            .outside()
            .end("END"));
  }

  @Test
  void namedDefaultReplacesMarkedChild() {
    expect(
        machine("Job")
            .initial("S")
            .defaults("Y")
            .on("stop", "END")
            .inside()
            .state("T")
            .inside()
            .initial("X")
            .state("Y")
            .outside()
            .outside()
            .end("END"),
        unreachable("X"));
  }

  @Test
  void transitionIntoRegionEntersDefaultsOfOthers() {
    expect(
        machine("Job")
            .initial("A")
            .on("go", "R2")
            .state("P")
            .parallel()
            .on("stop", "END")
            .inside()
            .state("R")
            .inside()
            .initial("R1")
            .state("R2")
            .outside()
            .state("Q")
            .inside()
            .initial("Q1")
            .state("Q2")
            .outside()
            .outside()
            .end("END"),
        unreachable("R1"),
        unreachable("Q2"));
  }

  @Test
  void superstateTransitionAppliesToChildrenThatDoNotOverrideIt() {
    expect(
        machine("Job")
            .initial("S")
            .on("go", "END")
            .inside()
            .initial("X")
            .on("go", "Y")
            .state("Y")
            .on("back", "X")
            .outside()
            .end("END"));
    expect(
        machine("Job")
            .initial("S")
            .on("go", "END")
            .inside()
            .initial("X")
            .on("go", "X")
            .outside()
            .end("END"),
        "S: go -> END | [PAWL017] This transition can never be taken: every state within S takes go"
            + " by a transition of its own.");
    expect(
        machine("Job")
            .initial("S")
            .on("go", "END")
            .inside()
            .initial("X")
            .on("go", "X")
            .state("Y")
            .outside()
            .end("END"),
        unreachable("Y"),
        unreachable("END"));
  }

  @Test
  void eventlessTimerAndAnyEventTransitionsReachTheirTargets() {
    expect(
        machine("Job")
            .initial("A")
            .always("B")
            .guard("b")
            .after("1s", "C")
            .on("*", "D")
            .to("END")
            .state("B")
            .on("b", "END")
            .state("C")
            .to("END")
            .state("D")
            .to("END")
            .end("END"));
  }

  private static Machines session(String end) {
    return machine("Job")
        .initial("S")
        .on("done.S", "END")
        .inside()
        .initial("X")
        .on("go", end)
        .state("Y")
        .on("back", "X")
        .end("Z")
        .outside()
        .end("END");
  }

  @Test
  void doneEventIsFollowedOnlyIfStateCanBeDone() {
    expect(session("Z").state("EXTRA").external().to("Y"));
    expect(session("Y"), unreachable("Z"), unreachable("END"));
  }

  @Test
  void parallelStateIsDoneWhenAllRegionsAre() {
    expect(
        machine("Job")
            .initial("P")
            .parallel()
            .on("done.P", "END")
            .inside()
            .state("R")
            .inside()
            .initial("R1")
            .on("r", "R2")
            .end("R2")
            .outside()
            .state("Q")
            .inside()
            .initial("Q1")
            .on("q", "Q2")
            .end("Q2")
            .outside()
            .outside()
            .end("END"));
  }

  @Test
  void historyReachesOnlyReachedStatesAndDefault() {
    expect(
        machine("Job")
            .initial("S")
            .on("pause", "PAUSED")
            .inside()
            .initial("X")
            .on("x", "Y")
            .state("Y")
            .history("H", DEEP, "X")
            .outside()
            .state("PAUSED")
            .on("resume", "H")
            .to("END")
            .end("END"));
    expect(
        machine("Job")
            .initial("A")
            .on("go", "H")
            .state("S")
            .on("stop", "END")
            .inside()
            .initial("X")
            .state("Y")
            .history("H", SHALLOW, "Y")
            .outside()
            .end("END"),
        unreachable("X"));
  }

  @Test
  void shallowHistoryEntersDefaultsOfChildren() {
    Machines machine =
        machine("Job")
            .initial("A")
            .on("go", "T2")
            .on("back", "H")
            .to("END")
            .state("S")
            .on("stop", "A")
            .inside()
            .initial("X")
            .state("T")
            .inside()
            .initial("T1")
            .state("T2")
            .outside()
            .history("H", SHALLOW, "X")
            .outside()
            .end("END");
    expect(machine);
  }

  @Test
  void leafWithoutTransitionIsDeadEnd() {
    expect(
        machine("Job")
            .initial("A")
            .on("go", "S")
            .state("S")
            .inside()
            .initial("X")
            .on("x", "Y")
            .state("Y")
            .outside(),
        deadEnd("Y"));
    expect(
        machine("Job")
            .initial("A")
            .on("go", "S")
            .state("S")
            .on("stop", "A")
            .inside()
            .initial("X")
            .on("x", "Y")
            .state("Y")
            .outside());
  }

  @Test
  void leafThatOtherRegionLeavesIsNoDeadEnd() {
    expect(
        machine("Job")
            .initial("P")
            .parallel()
            .inside()
            .state("R")
            .inside()
            .initial("R1")
            .on("r", "R2")
            .state("R2")
            .outside()
            .state("Q")
            .on("q", "END")
            .outside()
            .end("END"));
    expect(
        machine("Job")
            .initial("P")
            .parallel()
            .inside()
            .state("R")
            .inside()
            .initial("R1")
            .on("r", "R2")
            .state("R2")
            .outside()
            .state("Q")
            .on("q")
            .effect("x")
            .outside(),
        deadEnd("R2"));
  }

  @Test
  void unhandledDoneEventIsReported() {
    expect(
        machine("Job").initial("S").inside().initial("X").on("x", "Y").end("Y").outside(),
        "S | [PAWL022] No transition leaves S, and it is not final. When it is done, done.S happens.");
    expect(
        machine("Job")
            .initial("S")
            .on("done.S", "END")
            .inside()
            .initial("X")
            .on("x", "Y")
            .on("w", "W")
            .end("Y")
            .state("W")
            .outside()
            .end("END"),
        deadEnd("W"));
  }

  @Test
  void nestedFinalStateDoesNotEndInstance() {
    expect(
        machine("Job")
            .initial("S")
            .on("go", "T")
            .inside()
            .initial("X")
            .on("x", "Y")
            .end("Y")
            .outside()
            .state("T")
            .on("t", "T")
            .initial("A")
            .on("a", "END")
            .end("END"),
        noWay("X"),
        noWay("T"));
  }
}
