package dev.pawl.language.check;

import static dev.pawl.language.check.Checked.expect;
import static dev.pawl.language.check.Machines.machine;

import dev.pawl.language.model.name.WireNames;
import java.util.List;
import org.junit.jupiter.api.Test;

class NameTest {

  /**
   * Returns a machine in which each state has a transition to the next one, and the last state to
   * the first.
   */
  private static Machines ring(String... states) {
    Machines machine = machine("Ring");
    for (int i = 0; i < states.length; i++) {
      (i == 0 ? machine.initial(states[0]) : machine.state(states[i]))
          .on("next", states[(i + 1) % states.length]);
    }
    return machine;
  }

  @Test
  void namesWithoutLetterOrDigitAreReported() {
    expect(
        machine("?").initial("--").on("!", "--").tag("*").on("go", "--", "A").choose("__").end("A"),
        "machine | [PAWL040] \"?\" cannot be the name of a machine: it has no letter and no"
            + " digit.",
        "-- | [PAWL040] \"--\" cannot be the name of a state: it has no letter and no digit.",
        "--: ! -> -- | [PAWL040] \"!\" cannot be the name of an event: it has no letter and no"
            + " digit.",
        "-- tag * | [PAWL040] \"*\" cannot be the name of a tag: it has no letter and no digit.",
        "--: go -> --, A choose | [PAWL040] \"__\" cannot be the name of a choice: it has no letter"
            + " and no digit.");
    expect(machine("a machine").initial("2fa").tag("in use").to("größer").end("größer"));
  }

  @Test
  void keywordsAreAllowedAsNamesOfStatesAndEvents() {
    expect(
        machine("class")
            .initial("NEW")
            .on("default", "class")
            .state("class")
            .on("start", "null")
            .end("null"),
        "NEW: default -> class | [PAWL156] The event \"default\" is fired by fireDefault(), because"
            + " default is a keyword of Java.");
  }

  @Test
  void methodNamesWithoutLetterOrDigitAreReported() {
    expect(
        machine("Job")
            .context("C")
            .initial("A")
            .on("a", "B")
            .guard("wait && true && retries_left")
            .update("new")
            .effect("2fast")
            .effect("notify owner")
            .on("b", "B", "A")
            .choose("toString")
            .guard("wait")
            .end("B"));
    expect(
        machine("Job")
            .context("C")
            .initial("A")
            .on("a", "B")
            .guard("__")
            .update("--")
            .effect("")
            .end("B"),
        "A: a -> B guard | [PAWL040] \"__\" cannot be the name of a predicate: it has no letter and"
            + " no digit.",
        "A: a -> B update | [PAWL040] \"--\" cannot be the name of an update: it has no letter and"
            + " no digit.",
        "A: a -> B effect | [PAWL040] \"\" cannot be the name of an effect: it is empty.");
  }

  @Test
  void methodsWithSameJavaNameAreReported() {
    expect(
        machine("Job")
            .context("C")
            .initial("A")
            .on("a", "B")
            .guard("retries_left || retriesLeft")
            .update("RETRIES_LEFT")
            .effect("retries-left")
            .on("b", "B")
            .effect("RetriesLeft")
            .effect("RetriesLeft")
            .end("B"),
        "A: a -> B guard | [PAWL027] The predicate retries_left and the predicate retriesLeft both"
            + " become retriesLeft in Java.",
        "A: a -> B update | [PAWL027] The predicate retries_left and the update RETRIES_LEFT both"
            + " become retriesLeft in Java.",
        "A: b -> B effect | [PAWL027] The effect retries-left and the effect RetriesLeft both become"
            + " retriesLeft in Java.");
  }

  @Test
  void packageThatIsNotValidIsReported() {
    expect(
        ring("A", "B").inPackage("com.new.x"),
        "machine | [PAWL028] The package \"com.new.x\" cannot be a name in Java: \"new\" is a"
            + " keyword.");
    expect(
        ring("A", "B").inPackage("com..x"),
        "machine | [PAWL028] The package \"com..x\" cannot be a name in Java: it is not"
            + " an identifier.");
    expect(ring("A", "B").inPackage(""));
  }

  @Test
  void componentsThatRecordsCannotHaveAreReported() {
    expect(
        ring("A", "B").event("next", "int", "hashCode", "wireName", "step", "step"),
        "next.int | [PAWL028] The component \"int\" cannot be a name in Java: \"int\" is a keyword.",
        "next.hashCode | [PAWL028] The component \"hashCode\" cannot be a name in Java:"
            + " java.lang.Object has a method of that name.",
        "next.wireName | [PAWL028] The component \"wireName\" cannot be a name in Java: every event"
            + " has a method of that name.",
        "next.step | [PAWL027] The component step and the component step both become step in Java.");
  }

  @Test
  void statesWithSameJavaNameAreReported() {
    expect(
        ring("HALF_OPEN", "OPEN", "halfOpen"),
        "halfOpen | [PAWL027] The state HALF_OPEN and the state halfOpen both become HalfOpen in"
            + " Java.");
    expect(
        ring("HALF_2", "HALF2"),
        "HALF2 | [PAWL027] The state HALF_2 and the state HALF2 both become Half2 in Java.");
    expect(
        ring("A", "RingPhase"),
        "RingPhase | [PAWL027] The generated type and the state RingPhase both become RingPhase in"
            + " Java.");
    expect(
        ring("HALFOPEN", "HALF_OPEN"),
        "HALF_OPEN | [PAWL027] The state HALFOPEN and the state HALF_OPEN both become HalfOpen"
            + " (ignoring case) in Java.");
  }

  @Test
  void eventsThatDifferOnlyInCaseAreReported() {
    expect(
        ring("A", "B").event("payIn").event("payin"),
        "event payin | [PAWL027] The event payIn and the event payin both become Payin (ignoring case)"
            + " in Java.",
        "event payIn | [PAWL023] The event \"payIn\" is declared but never used.",
        "event payin | [PAWL023] The event \"payin\" is declared but never used.");
  }

  @Test
  void repeatedStateIsReportedOnce() {
    expect(ring("A", "A"), "A | [PAWL027] The state A and the state A both become A in Java.");
  }

  @Test
  void eventsWithSameJavaNameAreReported() {
    expect(
        ring("A", "B").on("step-fails", "A").on("stepFails", "A"),
        "B: stepFails -> A | [PAWL027] The event step-fails and the event stepFails both become"
            + " StepFails in Java.");
    expect(
        ring("A", "B").event("NEXT"),
        "event NEXT | [PAWL027] The event next and the event NEXT both become Next in Java.");
  }

  @Test
  void tagsWithSameJavaNameAreReported() {
    expect(
        ring("A", "B")
            .tag("in use", "inUse", "final", "Initial")
            .state("C")
            .external()
            .to("A")
            .tag("in use"),
        "B tag inUse | [PAWL027] The tag in use and the tag inUse both become isInUse in Java.",
        "B tag final | [PAWL027] The test for final states and the tag final both become"
            + " isFinal in Java.",
        "B tag Initial | [PAWL027] The test for initial states and the tag Initial both"
            + " become isInitial in Java.");
  }

  @Test
  void viewsWithSameJavaNameAreReported() {
    List<String> constants = List.of("UP");
    expect(
        ring("A", "B")
            .view("com.acme", "Status", constants, "A=UP", "B=UP")
            .view("com.other", "Outer.Status", constants, "A=UP", "B=UP")
            .view("com.other", "State", constants, "A=UP", "B=UP"),
        "view Outer.Status | [PAWL027] The view com.acme.Status and the view com.other.Outer.Status"
            + " both become toStatus in Java.");
  }

  @Test
  void eventsWithSameMethodAsTagOrViewAreReported() {
    expect(
        ring("A", "B")
            .tag("busy")
            .on("isBusy", "A")
            .on("isFinal", "A")
            .on("toStatus", "A")
            .view("com.acme", "Status", List.of("UP"), "A=UP", "B=UP"),
        "B: isBusy -> A | [PAWL027] The tag busy and the event isBusy both become isBusy in Java.",
        "B: toStatus -> A | [PAWL027] The view com.acme.Status and the event toStatus both become"
            + " toStatus in Java.");
  }

  @Test
  void choicesWithSameJavaNameAreReported() {
    expect(
        ring("A", "B")
            .on("x", "A", "B")
            .choose("pickOne")
            .on("y", "A", "B")
            .choose("PickOne")
            .on("z", "A", "B")
            .choose("pickOne")
            .on("u", "A", "B")
            .choose("ringLogic"),
        "B: y -> A, B choose | [PAWL027] The choice pickOne and the choice PickOne both become"
            + " pickOne in Java.",
        "B: u -> A, B choose | [PAWL027] The generated type and the choice ringLogic both become"
            + " RingLogic in Java.");
  }

  @Test
  void equalWireNamesAreReported() {
    expect(
        ring("A", "B", "C").wireName("a").wireNames(WireNames.SNAKE_CASE),
        "C wireName | [PAWL029] A and C have the same wire name, \"a\".");
    expect(
        ring("A", "B", "C").alias("B").alias("old").alias("C").alias("old"),
        "C alias B | [PAWL029] B and C have the same wire name, \"B\".");
    expect(ring("A", "B", "C").wireName("a").alias("C"));
  }

  @Test
  void statesWithSameJavaNameAreNotReportedForTheirWireName() {
    expect(
        ring("HALF_OPEN", "halfOpen").wireNames(WireNames.KEBAB_CASE),
        "halfOpen | [PAWL027] The state HALF_OPEN and the state halfOpen both become HalfOpen in"
            + " Java.");
  }

  @Test
  void logicMethodOfTwoKindsIsReported() {
    expect(
        machine("Job")
            .context("C")
            .initial("A")
            .on("a", "B")
            .guard("check")
            .update("check")
            .on("b", "A", "B")
            .choose("check")
            .effect("check")
            .on("c", "B")
            .update("count")
            .effect("count")
            .on("d", "B")
            .guard("count || !count")
            .end("B"),
        "A: a -> B update | [PAWL035] \"check\" is used as an update here and as a predicate"
            + " in line 1. Each needs its own method: give one of the two another name.",
        "A: b -> A, B choose | [PAWL035] \"check\" is used as a choice here and as a predicate"
            + " in line 1. Each needs its own method: give one of the two another name.",
        "A: d -> B guard | [PAWL035] \"count\" is used as a predicate here and as an update"
            + " in line 1. Each needs its own method: give one of the two another name.");
  }
}
