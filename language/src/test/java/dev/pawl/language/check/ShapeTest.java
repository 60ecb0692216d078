package dev.pawl.language.check;

import static dev.pawl.language.check.Checked.expect;
import static dev.pawl.language.check.Machines.machine;

import org.junit.jupiter.api.Test;

class ShapeTest {

  @Test
  void machineWithoutStatesIsReported() {
    expect(machine("Circuit"), "machine | [PAWL011] Circuit has no states.");
  }

  @Test
  void machineWithoutInitialStateIsReported() {
    expect(
        machine("Circuit").state("CLOSED").on("fail", "OPEN").end("OPEN").state("LOST"),
        "machine | [PAWL010] Circuit has no initial state. Add \"initial: true\" to the state in"
            + " which an instance begins.");
    expect(machine("Circuit").initial("CLOSED").on("fail", "OPEN").end("OPEN"));
  }

  @Test
  void tooManyStatesAndEventsAreReported() {
    expect(large(4_000, 3_000));
    expect(
        large(4_001, 3_001),
        "machine | [PAWL043] Large has 4,001 states; more than 4,000 cannot be compiled by Java.",
        "machine | [PAWL043] Large has 3,001 events; more than 3,000 cannot be compiled by Java.");
  }

  private static Machines large(int states, int events) {
    Machines machine = machine("Large").initial("S0");
    for (int e = 0; e < events; e++) {
      machine.on("e" + e, "S" + e % states);
    }
    for (int s = 1; s < states; s++) {
      machine.state("S" + s).on("e0", "S" + (s + 1) % states);
    }
    return machine;
  }

  @Test
  void transitionOfFinalStateIsReported() {
    expect(
        machine("Circuit")
            .initial("CLOSED")
            .on("fail", "OPEN")
            .end("OPEN")
            .on("reset", "CLOSED")
            .to("CLOSED"),
        "OPEN: reset -> CLOSED | [PAWL015] OPEN is final, so no transition may leave it.",
        "OPEN: toClosed -> CLOSED | [PAWL015] OPEN is final, so no transition may leave it.");
  }

  @Test
  void rootTransitionDoesNotApplyToFinalState() {
    expect(machine("Circuit").initial("CLOSED").end("OPEN").root().on("fail", "OPEN"));
  }

  @Test
  void externalInitialStateIsReported() {
    expect(
        machine("Circuit").initial("CLOSED").external().on("fail", "OPEN").end("OPEN"),
        "CLOSED | [PAWL044] CLOSED is external, so it cannot be initial.");
  }

  @Test
  void severalTargetsWithoutChoiceAreReported() {
    expect(
        machine("Job").initial("A").on("go", "B", "C").end("B").end("C"),
        "A: go -> B, C | [PAWL033] This transition has several targets, B and C, and no \"choose\""
            + " picks one. Name the method that picks one with \"choose\", or write a"
            + " transition for each target.");
    expect(machine("Job").initial("A").on("go", "B", "C").choose("pick").end("B").end("C"));
    expect(machine("Job").initial("A").to("B", "C").end("B").end("C"));
  }

  @Test
  void choiceWithOneTargetOrWithoutEventIsReported() {
    expect(
        machine("Job").initial("A").on("go", "B").choose("pick").end("B"),
        "A: go -> B choose | [PAWL033] \"choose\" picks from several targets, and this transition"
            + " has one, B. Name another, too, or leave \"choose\" out.");
    expect(
        machine("Job").initial("A").to("B").choose("pick").end("B"),
        "A: toB -> B choose | [PAWL033] \"choose\" needs \"on\": a direct transition has one"
            + " target. Add an event with \"on\", or remove \"choose\".");
  }

  @Test
  void repeatedTargetIsReported() {
    expect(
        machine("Job").initial("A").on("go", "B", "B").choose("pick").end("B"),
        "A: go -> B, B | [PAWL033] A target is listed twice: B and B. Remove one of them.");
  }

  @Test
  void choiceWithoutTargetIsReported() {
    expect(machine("Job").initial("A").on("go").effect("x").to("B").end("B"));
    expect(machine("Job").initial("A").on("go").describe("Is let through").to("B").end("B"));
    expect(
        machine("Job").initial("A").on("go").choose("pick").to("B").end("B"),
        "A: go ->  choose | [PAWL033] \"choose\" picks from several targets, and there is none."
            + " Name them with \"to\", or leave \"choose\" out.");
  }

  @Test
  void choiceWithDifferentTargetsIsReported() {
    expect(
        machine("Job")
            .initial("A")
            .on("go", "B", "C")
            .choose("pick")
            .state("B")
            .on("go", "A", "C")
            .choose("pick")
            .end("C"),
        "B: go -> A, C choose | [PAWL034] \"pick\" chooses from A and C here and from B and C"
            + " elsewhere.");
    expect(
        machine("Job")
            .initial("A")
            .on("go", "B", "C")
            .choose("pick")
            .state("B")
            .on("go", "C", "B")
            .choose("pick")
            .end("C"));
  }

  @Test
  void unknownTargetOfChoiceHasNoFollowUpProblem() {
    expect(
        machine("Job")
            .initial("FIRST")
            .on("go", "SECOND", "THIRD")
            .choose("pick")
            .state("SECOND")
            .on("go", "SECOND", "THRID")
            .choose("pick")
            .end("THIRD"),
        "SECOND: go -> SECOND, THRID target THRID | [PAWL012] Transition target \"THRID\" is not a"
            + " state of Job. Did you mean \"THIRD\"?");
  }

  @Test
  void severalUpdatesWithoutContextAreReportedOnce() {
    expect(
        machine("Job")
            .initial("A")
            .on("go", "B")
            .update("count")
            .on("stay", "A")
            .update("count")
            .on("leave", "B")
            .update("note")
            .on("rest", "B")
            .update("clear")
            .end("B"),
        "A: go -> B update | [PAWL036] The update \"count\" has nothing to update: Job declares no"
            + " context. Set the class of the context: \"context: com.acme.Basket\", for"
            + " instance. The same applies to note and clear.");
  }

  @Test
  void updateWithoutContextIsReported() {
    Machines machine = machine("Job").initial("A").on("go", "B").update("count").end("B");
    expect(
        machine,
        "A: go -> B update | [PAWL036] The update \"count\" has nothing to update: Job declares no"
            + " context. Set the class of the context: \"context: com.acme.Basket\", for"
            + " instance.");
    expect(machine.context("Counters"));
  }
}
