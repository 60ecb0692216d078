package dev.pawl.language.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Tests the domains, the exit set, the entry set and the entered leaves of transitions. */
class MovesTest {

  private static void expect(String states, String table) {
    assertEquals(table, Tables.moves(Tables.machine(states)));
  }

  private static String start(String states, String state) {
    ResolvedMachine machine = Tables.machine(states);
    Move move =
        state.isEmpty()
            ? machine.moves().start()
            : machine.moves().start(Tables.node(machine, state));
    return Tables.names(machine.nodes(move.entry()));
  }

  private static final String REGIONS =
      """
      states:
        OFF: { initial: true, on: { on: BOTH, two: { to: [A2, B2] }, one: A2 } }
        BOTH:
          parallel: true
          on: { again: BOTH, out: OFF }
          states:
            A: { states: { A1: { initial: true, on: { go: A2, off: OFF } }, A2: {} } }
            B: { states: { B1: { initial: true, on: { over: A2 } }, B2: {} } }
      """;

  @Test
  void flatMachineExitsSourceAndEntersTarget() {
    expect(
        """
        on: { stop: B }
        states:
          A: { initial: true, on: { go: B, self: A, note: { effects: [e] } } }
          B: {}
        """,
        """
        A go | the machine | A | B | B
        A self | the machine | A | A | A
        A note | stays
        the machine stop | the machine | B A | B | B
        """);
  }

  @Test
  void regionsAreExitedAndEnteredTogether() {
    expect(
        REGIONS,
        """
        OFF on | the machine | OFF | BOTH A A1 B B1 | A1 B1
        OFF two | the machine | OFF | BOTH A A2 B B2 | A2 B2
        OFF one | the machine | OFF | BOTH A A2 B B1 | A2 B1
        BOTH again | the machine | B2 B1 B A2 A1 A BOTH | BOTH A A1 B B1 | A1 B1
        BOTH out | the machine | B2 B1 B A2 A1 A BOTH | OFF | OFF
        A1 go | A | A1 | A2 | A2
        A1 off | the machine | B2 B1 B A1 A BOTH | OFF | OFF
        B1 over | the machine | B1 B A2 A1 A BOTH | BOTH A A2 B B1 | A2 B1
        """);
  }

  @Test
  void startEntersDefaultsOrGivenState() {
    assertEquals("the machine OFF", start(REGIONS, ""));
    assertEquals("the machine BOTH A A2 B B1", start(REGIONS, "A2"));
    assertEquals("the machine BOTH A A1 B B1", start(REGIONS, "BOTH"));
  }

  @Test
  void regionsOfRootAreResetByRootTransitions() {
    String states =
        """
        parallel: true
        on: { all: B2 }
        states:
          A: { states: { A1: { initial: true, on: { go: A2, over: B2 } }, A2: {} }, on: { self: A } }
          B: { states: { B1: { initial: true }, B2: {} } }
        """;
    expect(
        states,
        """
        A self | the machine | B2 B1 B A2 A1 A | A A1 B B1 | A1 B1
        A1 go | A | A1 | A2 | A2
        A1 over | the machine | B2 B1 B A1 A | A A1 B B2 | A1 B2
        the machine all | the machine | B2 B1 B A2 A1 A | A A1 B B2 | A1 B2
        """);
    assertEquals("the machine A A1 B B1", start(states, ""));
  }

  @Test
  void internalTransitionDoesNotExitItsSource() {
    expect(
        """
        states:
          S:
            initial: true
            on: { in: { to: B, internal: true }, out: B, away: { to: T, internal: true } }
            states: { A: { initial: true }, B: {} }
          T: {}
        """,
        """
        S in | S | B A | B | B
        S out | the machine | B A S | S B | B
        S away | the machine | B A S | T | T
        """);
  }

  @Test
  void namedDefaultsReplaceMarkedChild() {
    expect(
        """
        states:
          T: { initial: true, on: { go: S } }
          S:
            initial: [A2, B2]
            states:
              P:
                parallel: true
                states:
                  A: { states: { A1: { initial: true }, A2: {} } }
                  B: { states: { B1: { initial: true }, B2: {} } }
                  C: { states: { C1: { initial: true }, C2: {} } }
              Q: {}
        """,
        """
        T go | the machine | T | S P A A2 B B2 C C1 | A2 B2 C1
        """);
  }

  @Test
  void choiceHasOneMovePerTarget() {
    expect(
        """
        states:
          S:
            initial: true
            states:
              A: { initial: true, on: { go: { to: [B, T], choose: which } } }
              B: {}
          T: {}
        """,
        """
        A go | S | A | B | B
        A go | the machine | A S | T | T
        """);
  }

  private static final String HISTORY =
      """
      states:
        OFF: { initial: true, on: { back: DEEP, shallow: FLAT } }
        S:
          on: { off: OFF }
          states:
            A:
              initial: true
              on: { jump: { to: DEEP } }
              states: { A1: { initial: true, on: { inner: DEEP } }, A2: {} }
            B: {}
            DEEP: { history: deep, to: A2 }
            FLAT: { history: shallow, to: B }
      """;

  @Test
  void historyTargetEntersNoLeafOfItsOwn() {
    expect(
        HISTORY,
        """
        OFF back | the machine | OFF | S DEEP |
        OFF shallow | the machine | OFF | S FLAT |
        S off | the machine | B A2 A1 A S | OFF | OFF
        A jump | S | A2 A1 A | DEEP |
        A1 inner | A S | A1 A | DEEP |
        DEEP  | S |  | A A2 | A2
        FLAT  | S |  | B | B
        """);
  }

  @Test
  void historyWithoutMemoryEntersItsDefault() {
    ResolvedMachine machine = Tables.machine(HISTORY);
    Moves moves = machine.moves();
    assertEquals(
        "S |  | A A2 | A2", Tables.move(machine, moves.byDefault(Tables.node(machine, "DEEP"))));
    Move back = moves.of(Tables.node(machine, "OFF").transitions().get(0)).get(0);
    assertEquals(
        "S A A2 DEEP",
        Tables.names(machine.nodes(moves.withDefaults(back).stream().boxed().toList())));
    assertEquals("A1 A2 B", Tables.names(machine.nodes(moves.possibleLeaves(back))));
  }

  /** A history state in a parallel state remembers the states of all regions. */
  @Test
  void historyOfParallelStateEntersAllRegions() {
    String states =
        """
        states:
          OFF: { initial: true, on: { back: H } }
          P:
            parallel: true
            on: { off: OFF }
            states:
              A: { states: { A1: { initial: true }, A2: {} } }
              B: { states: { B1: { initial: true }, B2: {} } }
              H: { history: deep, to: A2 }
        """;
    expect(
        states,
        """
        OFF back | the machine | OFF | P H |
        P off | the machine | B2 B1 B A2 A1 A P | OFF | OFF
        H  | P |  | A A2 B B1 | A2 B1
        """);
  }
}
