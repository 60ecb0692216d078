package dev.pawl.language.check;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearEventTest {

  private static final String HINT = " If it is an event of its own, declare it under \"events\".";

  /**
   * Returns a machine of two states with transitions in both directions. The first state also
   * handles the event {@code once}, which no other state handles.
   */
  private static Machines machine(String once, String often) {
    return Machines.machine("M")
        .initial("A")
        .on(once, "B")
        .on(often, "B")
        .state("B")
        .on(often, "A");
  }

  @ParameterizedTest
  @CsvSource({
    "failre, failure",
    "failrue, failure",
    "faillure, failure",
    "stepSuceeds, stepSucceeds",
    "stepSuceed, stepSucceeds",
    "FAILURE_TRESHOLD_EXEEDED, FAILURE_THRESHOLD_EXCEEDED",
    "cooldwonExpirs, cooldownExpires",
    "shut_dwon, shutDown",
    "stpo, stop",
    "éxito1x, éxitos1x",
  })
  void misspelledEventIsReported(String once, String often) {
    Checked.expect(
        machine(once, often),
        String.format(
            "A: %s -> B | [PAWL058] The event \"%s\" is used once and looks like \"%s\".%s",
            once, once, often, HINT));
    Checked.expect(machine(once, often).event(once));
  }

  @ParameterizedTest
  @CsvSource({
    "start, stop",
    "restart, start",
    "step1, step2",
    "step12, step13",
    "v1Ready, v2Ready",
    "lock, unlock",
    "connect, disconnect",
    "activate, deactivate",
    "switchOn, switchOff",
    "checkIn, checkOut",
    "signIn, signOn",
    "stepA, stepB",
    "increment, decrement",
    "importData, exportData",
    "encodeAll, decodeAll",
    "send, sent",
    "approve, approved",
    "orderPaid, orderPaused",
    "jobPassed, jobPaused",
    "jobFailed, jobFilled",
    "userStarted, userStalled",
    "toolStart, toolStarted",
    "pay, play",
    "shopped, stopped",
    "loading, leading",
    "go, to",
    "retry, retryAll",
    "load, lead",
  })
  void similarEventWithOtherMeaningIsNotReported(String once, String often) {
    Checked.expect(machine(once, often));
    Checked.expect(machine(often, once));
  }

  @Test
  void eventIsReportedOnlyIfSimilarOneIsDeclaredOrUsedMore() {
    Checked.expect(
        Machines.machine("M").initial("A").on("failre", "B").state("B").on("failure", "A"));
    Checked.expect(machine("failre", "failure").state("C").on("failre", "A").root().on("x", "C"));
    Checked.expect(
        Machines.machine("M")
            .event("failure")
            .initial("A")
            .on("failre", "B")
            .state("B")
            .on("failure", "A"),
        "A: failre -> B | [PAWL058] The event \"failre\" is used once and looks like"
            + " \"failure\"."
            + HINT);
  }

  @ParameterizedTest
  @CsvSource({"acks, ack", "offers, offer", "pasue, pause"})
  void misspelledIgnoredEventIsReported(String ignored, String taken) {
    Checked.expect(
        Machines.machine("M").initial("A").on(taken, "B").state("B").ignore(ignored).on("x", "A"),
        String.format(
            "B ignores %s | [PAWL058] The event \"%s\" is used once and looks like \"%s\".%s",
            ignored, ignored, taken, HINT));
  }

  @ParameterizedTest
  @CsvSource({"touch, open", "go, to", "step1, step2", "lock, block"})
  void eventThatIsOnlyIgnoredIsNotReported(String ignored, String taken) {
    Checked.expect(
        Machines.machine("M").initial("A").on(taken, "B").state("B").ignore(ignored).on("x", "A"));
  }

  @Test
  void unusedDeclaredEventIsReportedByOtherRule() {
    Checked.expect(
        Machines.machine("M").event("failure").initial("A").on("failre", "A"),
        "event failure | [PAWL139] The event \"failure\" is declared but never used; \"failre\" is"
            + " used instead. Use the same name for both. Declarations for one name do not apply to the other.");
  }
}
