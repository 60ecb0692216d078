package dev.pawl.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.scxml.Charts;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.lock.Locks;
import dev.pawl.processor.plan.Planner;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests the public members of generated types, as small text tables. */
class GeneratorsTest {

  /**
   * Returns a line for each public member of a generated type: the signature and the type of the
   * result. A member that the program must implement is marked with {@code *}.
   */
  private static String members(String type, String yaml) {
    Problems problems = new Problems();
    ResolvedMachine machine =
        ResolvedMachine.of(Charts.read("machine: M\n" + yaml, problems).orElseThrow());
    StableNumbers ids = new Locks(Optional.empty(), false).number(machine, problems).ids();
    assertEquals(List.of(), problems.all());
    StringBuilder table = new StringBuilder();
    Generators.members(Planner.plan(machine), ids, 17)
        .all()
        .forEach(
            (member, isRequired) -> {
              if (member.type().equals(type) && !member.signature().isEmpty()) {
                String result = member.result().replaceAll("\\b[a-z]+\\.", "");
                table.append(isRequired ? "* " : "").append(member.signature());
                table.append(result.isEmpty() ? "" : " | " + result).append('\n');
              }
            });
    return table.toString();
  }

  private static final String FLAT =
      """
      states:
        A: { initial: true, on: { go: B } }
        B: { final: true }
      """;

  private static final String CODE =
      """
      context: Integer
      events: { go: { payload: { count: int } } }
      states:
        A:
          initial: true
          on:
            go: [ { guard: "p && !q", update: u, to: B, effects: [e] }, { to: [A, B], choose: c } ]
        B: { entry: [e] }
      """;

  private static void expect(String type, String yaml, String table) {
    assertEquals(table, members(type, yaml));
  }

  @Test
  void flatMachineHasMethodsOfItsEvents() {
    expect(
        "MMachine",
        FLAT,
        """
        new()
        from(MState) | MMachine
        builder() | MMachine.Builder
        go() | MState
        go(Cause) | MState
        fire(MEvent) | MState
        """);
  }

  @Test
  void machineWithUserCodeHasNoConstructor() {
    expect(
        "MMachine",
        CODE,
        """
        from(MState, Integer, MLogic, MEffects) | MMachine
        from(Snapshot<MState, MEvent, Integer>, MLogic, MEffects) | MMachine
        builder() | MMachine.Builder
        go(int) | MState
        go(int, Cause) | MState
        context() | Integer
        """);
  }

  @Test
  void eventWithNameOfMethodIsFired() {
    expect(
        "MMachine",
        FLAT.replace("go:", "state:"),
        """
        new()
        from(MState) | MMachine
        builder() | MMachine.Builder
        fireState() | MState
        fireState(Cause) | MState
        fire(MEvent) | MState
        """);
  }

  @Test
  void functionsOfPlainMachineNeedOnlyTheState() {
    expect(
        "MTransitions",
        FLAT,
        """
        go(MState) | MState
        next(MState, MEvent) | MState
        permits(MState, MEvent) | boolean
        canTransition(MState, MState) | boolean
        transition(MState, MState) | MState
        events(MState) | Set<MEvent>
        targets(MState) | Set<MState>
        initialStates() | Set<MState>
        finalStates() | Set<MState>
        isInitial(MState) | boolean
        isFinal(MState) | boolean
        table() | MachineTable<MState, MEvent>
        """);
  }

  @Test
  void functionsTakePayloadContextAndLogic() {
    expect(
        "MTransitions",
        CODE,
        """
        begin(Integer, MLogic) | Step<MState, Integer, MEffects>
        step(MState, Integer, MEvent, MLogic) | Step<MState, Integer, MEffects>
        go(MState, int, Integer, MLogic) | MState
        next(MState, MEvent, Integer, MLogic) | MState
        permits(MState, MEvent, Integer, MLogic) | boolean
        canTransition(MState, MState) | boolean
        transition(MState, MState) | MState
        events(MState) | Set<MEvent.Type>
        targets(MState) | Set<MState>
        initialStates() | Set<MState>
        finalStates() | Set<MState>
        isInitial(MState) | boolean
        isFinal(MState) | boolean
        table() | MachineTable<MState, MEvent>
        """);
  }

  @Test
  void userCodeIsOneRequiredMethodPerName() {
    expect(
        "MLogic",
        CODE,
        """
        * p(Integer, MEvent.Go) | boolean
        * q(Integer, MEvent.Go) | boolean
        * u(Integer, MEvent.Go) | Integer
        * c(Integer, MEvent.Go) | MLogic.C
        """);
    expect("MEffects", CODE, "* e(Integer) | void\n");
    expect("MLogic", FLAT, "");
    expect("MEffects", FLAT, "");
  }

  @Test
  void tagIsAFunction() {
    String tagged = FLAT.replace("final: true", "final: true, tags: [busy]");
    String with = members("MTransitions", tagged);
    assertEquals(members("MTransitions", FLAT), with.replace("isBusy(MState) | boolean\n", ""));
    assertNotEquals(members("MTransitions", FLAT), with);
  }

  @Test
  void eventsAreConstantsOrRecords() {
    expect(
        "MEvent",
        FLAT,
        """
        GO
        wireName() | String
        internal() | boolean
        declaredName() | String
        """);
    expect("MEvent.Go", CODE, "eventType() | MEvent.Type\n");
  }

  @Test
  void phaseHasOnlyLegalMethods() {
    expect(
        "MPhase.A",
        FLAT,
        """
        go() | MPhase.B
        """);
    expect("MPhase.B", FLAT, "");
  }

  @Test
  void stateWithDataIsARecord() {
    String data =
        """
        events: { go: { payload: { count: int } } }
        states:
          A: { initial: true, on: { go: B } }
          B: { data: { count: int } }
        """;
    expect(
        "MState.B",
        data,
        """
        stateType() | MState.Type
        state() | MState.B
        """);
    expect(
        "MCases",
        data,
        """
        * a() | R
        * b(MState.B) | R
        match(MState, MCases<R>) | R
        """);
  }

  @Test
  void chartHasTimerEventsAndNoPhase() {
    String chart =
        """
        parallel: true
        states:
          A: { states: { A1: { initial: true, on: { go: A2 } }, A2: { after: { 5s: A1 } } } }
          B: {}
        """;
    expect(
        "MMachine",
        chart,
        """
        new()
        from(Snapshot<MState, MEvent, Void>) | MMachine
        builder() | MMachine.Builder
        go() | MState
        go(Cause) | MState
        state(MState) | MState
        post(MEvent) | CompletableFuture<Outcome<MState>>
        post(MEvent, Cause) | CompletableFuture<Outcome<MState>>
        """);
    expect("MPhase", chart, "");
    expect(
        "MEvent",
        chart,
        """
        GO
        A2_AFTER_5S
        wireName() | String
        internal() | boolean
        declaredName() | String
        """);
  }
}
