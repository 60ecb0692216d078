package dev.pawl.language.check;

import static dev.pawl.language.check.Checked.expect;
import static dev.pawl.language.check.Machines.machine;
import static dev.pawl.language.model.Behavior.History.DEEP;
import static dev.pawl.language.model.Behavior.History.SHALLOW;

import org.junit.jupiter.api.Test;

class TreeTest {

  /** Returns a machine with a superstate S. The caller adds the states in it. */
  private static Machines within() {
    return machine("Job").initial("START").on("go", "S").state("S").on("stop", "END").inside();
  }

  private static Machines rest(Machines within) {
    return within.outside().end("END");
  }

  @Test
  void missingOrSecondDefaultIsReported() {
    expect(rest(within().initial("A").on("next", "B").state("B")));
    expect(
        rest(within().state("A").on("next", "B").state("B")),
        "S | [PAWL059] S has no state to enter by default. Add \"initial: true\" to one of the"
            + " states within it.");
    expect(
        rest(within().initial("A").on("next", "B").initial("B")),
        "B | [PAWL060] S has several defaults: A and B are marked.");
  }

  @Test
  void historyStateIsAllowedAsDefault() {
    expect(
        rest(within().history("H", DEEP, "A").markInitial().state("A").on("next", "B").state("B")));
    expect(
        rest(
            within().history("H", DEEP, "A").markInitial().initial("A").on("next", "B").state("B")),
        "A | [PAWL060] S has several defaults: H and A are marked.");
  }

  @Test
  void invalidNamedDefaultIsReported() {
    expect(rest(within().state("A").state("B").on("back", "A").outside().defaults("B").inside()));
    expect(
        rest(within().initial("A").state("B").on("back", "A").outside().defaults("B").inside()),
        "A | [PAWL060] S has several defaults: it names B, and A is marked.");
    expect(
        rest(within().state("A").outside().defaults("START").inside()),
        "S default START | [PAWL061] START is not within S, so it cannot be its default."
            + " Name a state within S.");
    expect(
        rest(within().state("ALPHA").outside().defaults("ALHPA").inside()),
        "S default ALHPA | [PAWL013] \"ALHPA\" is not a state of Job. Did you mean \"ALPHA\"?");
  }

  @Test
  void namedDefaultsInSameRegionAreReported() {
    expect(
        rest(
            regions(within().outside().parallel().inside())
                .outside()
                .defaults("A2", "B2")
                .inside()));
    expect(
        rest(within().state("A").on("x", "B").state("B").outside().defaults("A", "B").inside()),
        "S default B | [PAWL060] S has several defaults: A and B are not in different regions.");
  }

  private static Machines regions(Machines parallel) {
    return parallel
        .state("A")
        .inside()
        .initial("A1")
        .on("a", "A2")
        .state("A2")
        .on("a", "A1")
        .outside()
        .state("B")
        .inside()
        .initial("B1")
        .on("b", "B2")
        .state("B2")
        .on("b", "B1")
        .outside();
  }

  @Test
  void machineMayStartInRegionsOrNamedDefault() {
    expect(regions(machine("Job").parallel()));
    expect(machine("Job").defaults("A").state("A").on("go", "B").end("B"));
    expect(
        machine("Job").defaults("A").initial("A").on("go", "B").end("B"),
        "A | [PAWL060] Job has several defaults: it names A, and A is marked.");
  }

  @Test
  void missingOrInvalidHistoryDefaultIsReported() {
    expect(rest(within().initial("A").on("next", "B").state("B").history("H", SHALLOW, "B")));
    expect(
        rest(within().initial("A").history("H", SHALLOW)),
        "H | [PAWL062] The history state H has no default. Set the default with" + " \"to\".");
    expect(
        rest(within().initial("A").history("H", SHALLOW, "START")),
        "H: always -> START target START | [PAWL061] START is not within S, so it cannot be its"
            + " default. Name a state within S.");
    expect(
        rest(within().initial("A").on("x", "B").state("B").history("H", SHALLOW, "A", "B")),
        "H: always -> A, B | [PAWL033] This transition has several targets, A and B, which are not"
            + " in different regions. Name one state, or states in different regions.");
    expect(
        rest(within().initial("A").history("H", SHALLOW, "G").history("G", DEEP, "A")),
        "H: always -> G target G | [PAWL062] The history state H needs a state as its"
            + " default, not another history state.");
  }

  @Test
  void historyStateAtTopLevelIsReported() {
    expect(
        machine("Job").initial("A").on("go", "B").end("B").history("H", DEEP, "A"),
        "H | [PAWL062] The history state H is at the top level, which is never left."
            + " Move it into the state whose last substate it should remember.");
  }

  @Test
  void behaviorOfHistoryStateIsReported() {
    String more =
        "is never active, so its default cannot have an event, guard, update, effects or raise.";
    expect(
        rest(within().initial("A").history("H", DEEP, "A").effect("beep")),
        "H: always -> A | [PAWL062] The history state H " + more);
    expect(
        rest(within().initial("A").history("H", DEEP).on("go", "A")),
        "H: go -> A | [PAWL062] The history state H " + more);
    expect(
        rest(within().initial("A").history("H", DEEP, "A").entry("beep")),
        "H | [PAWL062] The history state H is never active, so it can only have a default.");
    expect(
        rest(within().initial("A").history("H", DEEP, "A").parallel()),
        "H | [PAWL062] The history state H cannot be parallel.");
    expect(
        rest(within().initial("A").history("H", DEEP, "A").inside().state("B").outside()),
        "H | [PAWL062] The history state H cannot have states within it.");
  }

  @Test
  void parallelStateWithFewRegionsIsReported() {
    expect(rest(regions(within().outside().parallel().inside())));
    expect(
        rest(within().outside().parallel().inside().state("A").history("H", DEEP, "A")),
        "S | [PAWL063] S is parallel but has one region.");
    expect(
        machine("Job").initial("S").parallel().on("stop", "END").end("END"),
        "S | [PAWL063] S is parallel but has no regions.");
    expect(
        machine("Job").parallel().state("S").on("stop", "S"),
        "machine | [PAWL063] Job is parallel but has one region.");
  }

  @Test
  void finalStateWithChildrenOrAsRegionIsReported() {
    expect(
        machine("Job").initial("A").on("go", "END").end("END").inside().initial("B").outside(),
        "END | [PAWL064] END is final, so it cannot have states within it.");
    expect(
        machine("Job").initial("A").on("go", "END").end("END").parallel(),
        "END | [PAWL064] END is final, so it cannot be parallel.");
    expect(
        rest(within().outside().parallel().inside().state("A").end("B")),
        "B | [PAWL064] B is final, so it cannot be a region; a final state within a region says that"
            + " it is done.");
  }

  @Test
  void behaviorOfFinalStateIsReported() {
    expect(
        machine("Job")
            .initial("A")
            .on("go", "END")
            .on("ping")
            .effect("pong")
            .end("END")
            .entry("beep")
            .always("A")
            .after("1s", "A")
            .ignore("ping")
            .defer("go"),
        "END: END.after.1s -> A | [PAWL015] END is final, so no transition may leave it.",
        "END: always -> A | [PAWL015] END is final, so no transition may leave it.",
        "END ignores ping | [PAWL015] END is final, so it cannot ignore anything.",
        "END defers go | [PAWL015] END is final, so it cannot defer anything.");
  }

  @Test
  void internalTransitionThatLeavesItsSourceIsReported() {
    expect(rest(within().outside().on("again", "B").internal().inside().initial("A").state("B")));
    expect(
        rest(within().outside().on("away", "START").internal().inside().initial("A")),
        "S: away -> START | [PAWL068] \"internal\" has no effect here: the target is not within S.");
    expect(
        rest(within().initial("A").on("again", "A").internal()),
        "A: again -> A | [PAWL068] \"internal\" has no effect here: A has no states within it.");
    expect(
        rest(regions(within().outside().parallel().on("again", "A2").internal().inside())),
        "S: again -> A2 | [PAWL068] \"internal\" has no effect here: S is parallel, and its regions"
            + " are left together.");
  }

  @Test
  void dataOfSuperstateIsReported() {
    expect(machine("Job").initial("A").data("n", "int").on("go", "B").end("B").data("n", "int"));
    expect(
        rest(within().outside().data("n", "int").inside().initial("A")),
        "S.n | [PAWL076] S cannot have data: it has substates, and only a state without substates has data.");
    expect(
        machine("Job").data("n", "int").initial("A").on("go", "B").end("B"),
        ".n | [PAWL076] Job cannot have data: it has substates, and only a state without substates has data.");
  }

  @Test
  void dataWithOtherTypeThanItsSourceIsReported() {
    expect(
        machine("Job")
            .event("go", "n")
            .initial("A")
            .on("go", "B")
            .state("B")
            .data("n", "int")
            .on("stop", "C")
            .end("C")
            .data("n", "int"));
    expect(
        machine("Job")
            .event("go", "n")
            .initial("A")
            .on("go", "B")
            .state("B")
            .data("n", "long")
            .on("stop", "C")
            .end("C")
            .data("n", "short"),
        "B.n | [PAWL077] n of B is long and not filled from the event go, where it is int.",
        "C.n | [PAWL077] n of C is short and not filled from the state B, where it is long.");
  }

  @Test
  void severalTargetsInSameRegionAreReported() {
    expect(
        regions(machine("Job").initial("START").on("go", "A2", "B2").state("S").parallel().inside())
            .outside());
    expect(
        regions(machine("Job").initial("START").on("go", "A2", "A1").state("S").parallel().inside())
            .outside(),
        "START: go -> A2, A1 | [PAWL033] This transition has several targets, A2 and A1, which are not"
            + " in different regions, and no \"choose\" picks one. Name the method that picks one"
            + " with \"choose\", or write a transition for each target.");
  }

  @Test
  void listOfTargetsInDifferentRegionsIsExplained() {
    expect(
        regions(
                machine("Job")
                    .initial("OUT")
                    .on("go", "A2")
                    .on("go", "B2")
                    .state("S")
                    .on("out", "OUT")
                    .parallel()
                    .inside())
            .outside(),
        "OUT: go -> B2 | [PAWL017] This transition can never be taken: \"go to A2\" precedes it and has"
            + " no guard. The first transition in the list whose guard holds is taken. To enter all"
            + " targets, write { to: [A2, B2] }.");
  }
}
