package dev.pawl.language.check;

import static dev.pawl.language.check.Checked.expect;
import static dev.pawl.language.check.Machines.machine;

import org.junit.jupiter.api.Test;

class ReachTest {

  private static final String FORCED =
      " If only a forced transition enters it, add \"external: true\".";
  private static final String ENDS = " If an instance ends here, add \"final: true\".";

  @Test
  void unreachableStatesAreReported() {
    expect(
        machine("Job")
            .initial("A")
            .on("go", "B")
            .end("B")
            .state("C")
            .on("go", "D")
            .state("D")
            .on("back", "C")
            .on("go", "B"),
        "C | [PAWL020] C cannot be reached from an initial state." + FORCED,
        "D | [PAWL020] D cannot be reached from an initial state." + FORCED);
  }

  @Test
  void severalInitialStatesAreAllowed() {
    expect(machine("Job").initial("A").on("go", "B").initial("C").on("go", "B").end("B"));
  }

  @Test
  void targetsOfChoiceAreReachable() {
    expect(machine("Job").initial("A").on("go", "B", "C").choose("pick").end("B").end("C"));
  }

  @Test
  void externalStateAndItsSuccessorsAreReachable() {
    expect(
        machine("Job")
            .initial("A")
            .on("go", "B")
            .end("B")
            .state("C")
            .external()
            .on("go", "D")
            .state("D")
            .on("go", "B"));
  }

  @Test
  void rootTransitionAppliesToStatesThatAreNotFinal() {
    expect(machine("Job").initial("A").end("B").root().on("go", "B"));
    expect(
        machine("Job")
            .initial("A")
            .on("go", "B")
            .on("stop", "A")
            .end("B")
            .state("C")
            .on("stop", "A")
            .root()
            .on("stop", "C"),
        ": stop -> C | [PAWL017] This transition can never be taken: every state that is not final"
            + " takes stop by a transition of its own.");
  }

  @Test
  void stateWithoutTransitionIsDeadEnd() {
    expect(
        machine("Job").initial("A").on("go", "B").state("B"),
        "B | [PAWL022] No transition leaves B, and it is not final." + ENDS);
    expect(machine("Job").initial("A").on("go", "B").state("B").root().on("stop", "A"));
    expect(machine("Job").initial("A").on("go", "B").state("B").on("stay", "B"));
  }

  @Test
  void statesWithoutPathToFinalStateAreReported() {
    expect(
        machine("Job")
            .initial("A")
            .on("go", "B")
            .on("end", "C")
            .end("C")
            .state("B")
            .on("x", "D")
            .state("D")
            .on("y", "B"),
        "B | [PAWL021] No final state can be reached from B.",
        "D | [PAWL021] No final state can be reached from D.");
    expect(machine("Job").initial("A").on("go", "B").state("B").on("back", "A"));
  }

  @Test
  void deadEndIsReportedOnce() {
    expect(
        machine("Job").initial("A").on("go", "B").on("end", "C").end("C").state("B"),
        "B | [PAWL022] No transition leaves B, and it is not final." + ENDS);
  }

  @Test
  void finalStateReachedOnlyByForceNeedsNoPath() {
    expect(machine("Job").initial("A").on("go", "A").end("B").external());
    expect(
        machine("Job")
            .initial("A")
            .on("go", "B")
            .end("B")
            .state("C")
            .external()
            .on("stay", "D")
            .state("D")
            .on("go", "D"));
  }

  @Test
  void rootTransitionCountsAsPathToFinalState() {
    expect(
        machine("Job")
            .initial("A")
            .on("go", "B")
            .state("B")
            .on("stay", "B")
            .end("C")
            .root()
            .on("stop", "C"));
    expect(
        machine("Job")
            .initial("A")
            .on("go", "B")
            .state("B")
            .on("stop", "B")
            .end("C")
            .root()
            .on("stop", "C"),
        "B | [PAWL021] No final state can be reached from B.");
  }

  @Test
  void overriddenRootTransitionReachesNothing() {
    expect(
        machine("Job")
            .initial("A")
            .on("go", "B")
            .on("stop", "B")
            .end("B")
            .state("C")
            .on("x", "B")
            .state("D")
            .on("y", "C")
            .root()
            .on("stop", "C"),
        "C | [PAWL020] C cannot be reached from an initial state." + FORCED,
        "D | [PAWL020] D cannot be reached from an initial state." + FORCED);
  }

  @Test
  void hintNamesTransitionWithoutTarget() {
    expect(
        machine("Job").initial("A").on("go").effect("count").end("B"),
        "B | [PAWL020] B cannot be reached from an initial state. The transition of A for go names"
            + " no target and stays there: if it is to lead here, add to: B."
            + FORCED);
  }
}
