package dev.pawl.language.check;

import static dev.pawl.language.check.Checked.expect;
import static dev.pawl.language.check.Machines.machine;

import org.junit.jupiter.api.Test;

class QueueTest {

  private static Machines job() {
    return machine("Job").event("fail", "code").initial("A").on("go", "END").on("fail", "END");
  }

  @Test
  void raisedEventWithoutTransitionIsReported() {
    expect(job().raise("go").end("END"));
    expect(job().raiseOnEntry("go").end("END"));
    expect(
        job().raise("goo").end("END"),
        "A: fail -> END raise | [PAWL070] \"goo\" is raised, but no transition handles it. Did you mean"
            + " \"go\"?");
    expect(job().raise("goo").on("*", "END").end("END"));
    expect(
        job().raiseOnEntry("alert").end("END"),
        "A raises alert | [PAWL070] \"alert\" is raised, but no transition handles it.");
  }

  @Test
  void raisedEventThatStateIgnoresIsAllowed() {
    expect(job().event("alert").raiseOnEntry("alert").ignore("alert").end("END"));
  }

  @Test
  void eventsThatCannotBeRaisedAreReported() {
    expect(
        job().raise("fail").end("END"),
        "A: fail -> END raise | [PAWL069] \"fail\" cannot be raised: it carries a payload, and a raised event has none.");
    expect(
        job().raise("A.after.1s").after("1s", "END").end("END"),
        "A: fail -> END raise | [PAWL069] \"A.after.1s\" cannot be raised: the machine raises it when"
            + " a timer elapses.");
    expect(
        job().raise("done.S").end("END"),
        "A: fail -> END raise | [PAWL069] \"done.S\" cannot be raised: the machine raises it when a state is done.");
    expect(
        job().raise("*").end("END"),
        "A: fail -> END raise | [PAWL069] \"*\" cannot be raised: it means every event.");
  }

  @Test
  void ignoredEventThatIsAlwaysTakenIsReported() {
    expect(
        job().ignore("go").end("END"),
        "A ignores go | [PAWL071] A never ignores go: \"go to END\" has no guard.");
    expect(
        job().defer("go").end("END"),
        "A defers go | [PAWL071] A never defers go: \"go to END\" has no guard.");
    expect(
        machine("Job")
            .initial("A")
            .on("go", "END")
            .guard("a")
            .on("go", "END")
            .guard("!a")
            .effect("e")
            .ignore("go")
            .end("END"),
        "A ignores go | [PAWL071] A never ignores go: one of its transitions is always taken.");
    expect(machine("Job").initial("A").on("go", "END").guard("a").ignore("go").end("END"));
  }

  @Test
  void eventListedTwiceIsReported() {
    expect(
        machine("Job")
            .initial("A")
            .to("B")
            .ignore("go")
            .defer("go")
            .state("B")
            .on("go", "END")
            .end("END"),
        "A ignores go | [PAWL071] A never ignores go: A defers it.");
    expect(
        job().ignore("x", "x").end("END"),
        "A ignores x | [PAWL071] A never ignores x: it is listed twice.");
  }

  @Test
  void deferredEventWithoutTransitionIsReported() {
    expect(job().ignore("nothing").end("END"));
    expect(
        job().defer("nothing").end("END"),
        "A defers nothing | [PAWL072] \"nothing\" is deferred, but no transition handles it.");
    expect(
        job().to("B").defer("nothing").state("B").on("x", "END").end("END").root().on("*", "END"));
  }

  @Test
  void rootTransitionThatEveryStateIgnoresIsReported() {
    expect(
        machine("Job")
            .initial("A")
            .ignore("stop")
            .on("go", "END")
            .end("END")
            .root()
            .on("stop", "END"),
        ": stop -> END | [PAWL017] This transition can never be taken: every state that is not final"
            + " takes stop by a transition of its own.");
  }

  private static Machines session(Machines before, boolean last) {
    Machines within = before.state("SESSION").inside().initial("X").on("next", "Y");
    return (last ? within.end("Y") : within.state("Y").on("next", "X"))
        .outside()
        .on("done.SESSION", "END")
        .on("stop", "END")
        .end("END");
  }

  @Test
  void doneEventOfStateWithoutFinalChildIsReported() {
    expect(session(machine("Job").initial("A").to("SESSION"), true));
    expect(
        session(machine("Job").initial("A").to("SESSION"), false),
        "SESSION: done.SESSION -> END event | [PAWL073] \"done.SESSION\" never happens: no state"
            + " directly within SESSION is final.");
  }

  @Test
  void doneEventOfStateWithoutChildrenIsReported() {
    expect(
        job().on("done.A", "END").end("END"),
        "A: done.A -> END event | [PAWL073] \"done.A\" never happens: A has no states within it that"
            + " could be final.");
    expect(
        job().on("done.Job", "END").end("END"),
        "A: done.Job -> END event | [PAWL073] \"done.Job\" never happens: a final state at the top"
            + " level ends the instance.");
    expect(
        session(machine("Job").initial("A").to("SESSION").on("done.SESION", "END"), true),
        "A: done.SESION -> END event | [PAWL073] \"done.SESION\" never happens: \"SESION\" is not a"
            + " state of Job. Did you mean \"done.SESSION\"?");
  }

  @Test
  void doneEventOfParallelStateWithEndlessRegionIsReported() {
    Machines machine =
        machine("Job")
            .initial("P")
            .parallel()
            .on("done.P", "END")
            .on("stop", "END")
            .inside()
            .state("A")
            .inside()
            .initial("A1")
            .on("a", "A2")
            .end("A2")
            .outside()
            .state("B")
            .on("b")
            .effect("x")
            .outside()
            .end("END");
    expect(
        machine,
        "P: done.P -> END event | [PAWL073] \"done.P\" never happens: the region B can never be"
            + " done.");
  }
}
