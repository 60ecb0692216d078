package dev.pawl.language.check;

import static dev.pawl.language.check.Checked.expect;
import static dev.pawl.language.check.Machines.machine;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReferenceTest {

  private static Machines circuit() {
    return machine("Circuit")
        .initial("CLOSED")
        .on("failureThresholdExceeded", "OPEN")
        .state("OPEN")
        .on("cooldownExpires", "HALF_OPEN")
        .state("HALF_OPEN")
        .on("success", "CLOSED")
        .on("failure", "OPEN");
  }

  @Test
  void validMachineHasNoProblem() {
    expect(circuit());
  }

  @Test
  void unknownTargetIsReported() {
    expect(
        circuit().root().on("trip", "Opn"),
        ": trip -> Opn target Opn | [PAWL012] Transition target \"Opn\" is not a state of Circuit."
            + " Did you mean \"OPEN\"?");
    expect(
        circuit().on("trip", "ELSEWHERE", "CLOSED").choose("pick"),
        "HALF_OPEN: trip -> ELSEWHERE, CLOSED target ELSEWHERE | [PAWL012] Transition target"
            + " \"ELSEWHERE\" is not a state of Circuit.");
    expect(
        circuit().on("trip", ""),
        "HALF_OPEN: trip ->  target  | [PAWL012] Transition target \"\" is not a state of Circuit."
            + " Omit it if the transition does not leave the state.");
  }

  @Test
  void unknownTargetHasNoFollowUpProblems() {
    expect(
        machine("Circuit").initial("CLOSED").on("fail", "OPN").state("OPEN").end("GONE"),
        "CLOSED: fail -> OPN target OPN | [PAWL012] Transition target \"OPN\" is not a state of"
            + " Circuit. Did you mean \"OPEN\"?");
  }

  @Test
  void unknownStateInForbidIsReported() {
    expect(
        circuit().forbid("CLOSED ANY", "half_open", "it is not open"),
        "forbid ANY | [PAWL013] \"ANY\" is not a state of Circuit.",
        "forbid half_open | [PAWL013] \"half_open\" is not a state of Circuit. Did you mean"
            + " \"HALF_OPEN\"?");
    expect(circuit().forbid("CLOSED", "HALF_OPEN", "it is not open"));
  }

  @Test
  void unknownStateInViewIsReported() {
    expect(
        circuit().view("com.acme", "Status", List.of("UP"), "CLOSED=UP", "OPNE=UP", "HALF_OPEN=UP"),
        "view state OPNE | [PAWL013] \"OPNE\" is not a state of Circuit. Did you mean \"OPEN\"?");
  }

  @Test
  void eventThatIsNotConstantOfEnumIsReported() {
    Machines machine = circuit().to("CLOSED");
    machine.eventType("Signal", "FAILURE", "cooldownExpires", "success", "TO_OPEN");
    expect(
        machine.event("unheardOf"),
        "event unheardOf | [PAWL014] \"unheardOf\" is not an event of Signal. Add"
            + " the constant UNHEARD_OF to Signal, or use another event.",
        "CLOSED: failureThresholdExceeded -> OPEN event | [PAWL014] \"failureThresholdExceeded\""
            + " is not an event of Signal. Add the constant FAILURE_THRESHOLD_EXCEEDED to Signal, or"
            + " use another event.",
        "HALF_OPEN: failure -> OPEN event | [PAWL014] \"failure\" is not an event of Signal. Did"
            + " you mean \"FAILURE\"?",
        "HALF_OPEN: toClosed -> CLOSED event | [PAWL014] \"toClosed\" is not an event of Signal."
            + " The direct transition to CLOSED needs a constant TO_CLOSED in Signal, or name its"
            + " event with \"on\".");
    expect(machine("Circuit").eventType("Signal", "fail").initial("A").on("fail", "B").end("B"));
  }

  @Test
  void unusedEventIsReported() {
    expect(
        circuit().event("success").event("halt"),
        "event halt | [PAWL023] The event \"halt\" is declared but never used.");
    expect(
        circuit().event("failures"),
        "event failures | [PAWL139] The event \"failures\" is declared but never used; \"failure\" is"
            + " used instead. Use the same name for both. Declarations for one name do not apply to the other.");
  }

  @Test
  void forbiddenTransitionIsReported() {
    expect(
        circuit().forbid("CLOSED HALF_OPEN", "OPEN", "Nobody may open it"),
        "CLOSED: failureThresholdExceeded -> OPEN | [PAWL024] This transition leads from CLOSED to"
            + " OPEN, which is forbidden: Nobody may open it.",
        "HALF_OPEN: failure -> OPEN | [PAWL024] This transition leads from HALF_OPEN to OPEN, which"
            + " is forbidden: Nobody may open it.");
    expect(
        circuit()
            .forbid("CLOSED", "HALF_OPEN", "It is not open")
            .forbid("*", "LIMBO", "")
            .state("LIMBO")
            .external()
            .to("CLOSED"));
  }

  @Test
  void starInForbidMeansEveryState() {
    expect(
        circuit().forbid("*", "HALF_OPEN", "Half is nothing").forbid("HALF_OPEN", "*", ""),
        "OPEN: cooldownExpires -> HALF_OPEN | [PAWL024] This transition leads from OPEN to"
            + " HALF_OPEN, which is forbidden: Half is nothing.",
        "HALF_OPEN: success -> CLOSED | [PAWL024] This transition leads from HALF_OPEN to CLOSED,"
            + " which is forbidden: no reason is given.",
        "HALF_OPEN: failure -> OPEN | [PAWL024] This transition leads from HALF_OPEN to OPEN, which"
            + " is forbidden: no reason is given.");
  }

  @Test
  void forbiddenTransitionToSameStateIsReported() {
    expect(
        circuit().on("rest", "HALF_OPEN").forbid("HALF_OPEN", "HALF_OPEN", "It waits by itself"),
        "HALF_OPEN: rest -> HALF_OPEN | [PAWL024] This transition leads from HALF_OPEN to"
            + " HALF_OPEN, which is forbidden: It waits by itself.");
  }

  @Test
  void forbiddenTargetsOfChoiceAreReported() {
    expect(
        circuit()
            .on("repair", "OPEN", "HALF_OPEN")
            .choose("pick")
            .forbid("*", "CLOSED", "no")
            .state("SHUT")
            .external()
            .on("repair", "CLOSED", "OPEN")
            .choose("pickOther")
            .root()
            .on("x", "OPEN")
            .forbid("SHUT", "OPEN", "never"),
        "HALF_OPEN: success -> CLOSED | [PAWL024] This transition leads from HALF_OPEN to CLOSED,"
            + " which is forbidden: no.",
        "SHUT: repair -> CLOSED, OPEN | [PAWL024] This transition leads from SHUT to CLOSED, which"
            + " is forbidden: no.",
        "SHUT: repair -> CLOSED, OPEN | [PAWL024] This transition leads from SHUT to OPEN, which is"
            + " forbidden: never.",
        ": x -> OPEN | [PAWL024] This transition leads from SHUT to OPEN, which is forbidden:"
            + " never.");
  }

  @Test
  void forbiddenRootTransitionIsReportedForStatesThatAreNotFinal() {
    expect(
        circuit().end("GONE").root().on("stop", "GONE").forbid("CLOSED GONE OPEN", "GONE", "no"),
        ": stop -> GONE | [PAWL024] This transition leads from CLOSED and OPEN to GONE, which is"
            + " forbidden: no.");
  }

  @Test
  void forbiddenRootTransitionIsAllowedIfStateOverridesIt() {
    Machines machine =
        circuit().on("stop", "OPEN").end("GONE").root().on("stop", "GONE").guard("now");
    expect(machine.forbid("HALF_OPEN", "GONE", "it is being tried"));
    expect(
        circuit()
            .on("stop", "OPEN")
            .guard("now && soon")
            .end("GONE")
            .root()
            .on("stop", "GONE")
            .guard("now")
            .forbid("HALF_OPEN", "GONE", "it is being tried"),
        ": stop -> GONE | [PAWL024] This transition leads from HALF_OPEN to GONE, which is"
            + " forbidden: it is being tried.");
  }

  @Test
  void transitionIntoExternalStateIsReported() {
    expect(
        circuit().to("LOST").state("LOST").external().to("OPEN"),
        "HALF_OPEN: toLost -> LOST target LOST | [PAWL037] LOST is external: only a forced"
            + " transition may enter it.");
    expect(circuit().state("LOST").external().to("OPEN"));
  }

  @Test
  void statesWithoutViewValueAreReported() {
    expect(
        circuit()
            .end("GONE")
            .root()
            .to("GONE")
            .view("com.acme", "Status", List.of("UP", "DOWN"), "CLOSED=UP", "OPEN=DOWN"),
        "view Status | [PAWL025] The view Status has no value for HALF_OPEN and GONE. Name each"
            + " under UP or DOWN.");
    expect(
        circuit().view("com.acme", "Status", List.of(), "CLOSED=UP", "OPEN=DOWN"),
        "view Status | [PAWL025] The view Status has no value for HALF_OPEN. Name it under a constant"
            + " of Status.");
    expect(
        circuit()
            .view(
                "com.acme",
                "Status",
                List.of("UP", "DOWN"),
                "CLOSED=UP",
                "OPEN=DOWN",
                "HALF_OPEN=UP"));
  }

  @Test
  void unknownViewValueIsReported() {
    expect(
        circuit()
            .view(
                "com.acme",
                "Status",
                List.of("UP", "DOWN"),
                "CLOSED=UP",
                "OPEN=DWON",
                "HALF_OPEN=SIDEWAYS"),
        "view value DWON | [PAWL026] \"DWON\" is not a constant of Status. Did you mean \"DOWN\"?",
        "view value SIDEWAYS | [PAWL026] \"SIDEWAYS\" is not a constant of Status.");
  }

  @Test
  void stateWithTwoViewValuesIsReported() {
    expect(
        circuit()
            .view(
                "com.acme",
                "Status",
                List.of("UP", "DOWN"),
                "CLOSED=UP",
                "OPEN=DOWN",
                "HALF_OPEN=UP",
                "OPEN=UP"),
        "view state OPEN | [PAWL046] OPEN is mapped to Status twice.");
  }

  @Test
  void hintNamesStateThatWasProbablyRenamed() {
    expect(
        machine("Order")
            .initial("NEW")
            .on("pay", "PAID")
            .state("SETTLED")
            .on("ship", "DONE")
            .on("stay", "SETTLED_TWICE")
            .end("DONE")
            .initial("SETTLED_TWICE")
            .on("x", "DONE"),
        "NEW: pay -> PAID target PAID | [PAWL012] Transition target \"PAID\" is not a state of"
            + " Order. No transition enters \"SETTLED\": did you mean that?");
  }

  @Test
  void twoStatesThatNothingEntersGiveNoHint() {
    expect(
        machine("Order")
            .initial("NEW")
            .on("pay", "PAID")
            .state("X")
            .on("a", "Z")
            .state("Y")
            .on("b", "Z")
            .end("Z"),
        "NEW: pay -> PAID target PAID | [PAWL012] Transition target \"PAID\" is not a state of"
            + " Order.");
  }
}
