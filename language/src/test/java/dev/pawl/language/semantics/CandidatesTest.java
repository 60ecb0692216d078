package dev.pawl.language.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/**
 * Tests the candidates for each leaf and event, in the order in which their guards are evaluated.
 */
class CandidatesTest {

  private static void expect(String states, String table) {
    assertEquals(table, Tables.candidates(Tables.machine(states)));
  }

  @Test
  void leafPrecedesStatesAroundIt() {
    expect(
        """
        on: { stop: OFF, go: OFF }
        states:
          OUTER:
            initial: true
            on: { go: [ { guard: q, to: B }, { to: OFF } ] }
            states:
              A: { initial: true, on: { go: { guard: p, to: B } } }
              B: { on: { stop: A } }
          OFF: { on: { go: OUTER } }
        """,
        """
        A | go | A [p] to B, OUTER [q] to B, OUTER to OFF
        A | stop | the machine to OFF
        B | go | OUTER [q] to B, OUTER to OFF
        B | stop | B to A
        OFF | go | OFF to OUTER
        OFF | stop | the machine to OFF
        """);
  }

  @Test
  void endedInstanceHasNoCandidates() {
    expect(
        """
        on: { stop: END }
        states:
          A: { initial: true, states: { B: { initial: true, on: { go: C } }, C: { final: true } } }
          END: { final: true }
        """,
        """
        B | go | B to C
        B | stop | the machine to END
        C | stop | the machine to END
        """);
  }

  @Test
  void anyEventHandlesEventsNotHandledInEveryCase() {
    expect(
        """
        states:
          OUTER:
            initial: true
            on: { named: B, maybe: { guard: p, to: B }, "*": A }
            ignore: dull
            defer: later
            states:
              A: { initial: true, on: { other: B, named: { guard: q, to: B } } }
              B: { after: { 60s: A }, on: { dull: A, "*": { guard: r, to: B } } }
          OFF: { on: { later: A } }
        """,
        """
        A | named | A [q] to B, OUTER to B
        A | maybe | OUTER [p] to B, OUTER to A
        A | dull | else IGNORED
        A | later | else DEFERRED
        A | other | A to B
        B | named | B [r] to B, OUTER to B
        B | maybe | B [r] to B, OUTER [p] to B, OUTER to A
        B | dull | B to A
        B | later | B [r] to B, else DEFERRED
        B | other | B [r] to B, OUTER to A
        B | B.after.60s | B to A
        OFF | later | OFF to A
        """);
  }

  @Test
  void ignoredOrDeferredEventIsHiddenFromStatesAround() {
    expect(
        """
        on: { a: OFF, b: OFF }
        states:
          OUTER:
            initial: true
            on: { c: OFF }
            states:
              A: { initial: true, on: { a: { guard: p, to: B } }, ignore: a, defer: b }
              B: { ignore: [b, c] }
          OFF: {}
        """,
        """
        A | c | OUTER to OFF
        A | a | A [p] to B, else IGNORED
        A | b | else DEFERRED
        B | c | else IGNORED
        B | a | the machine to OFF
        B | b | else IGNORED
        OFF | a | the machine to OFF
        OFF | b | the machine to OFF
        """);
  }

  @Test
  void eventlessCandidatesAreOrderedFromInsideOut() {
    expect(
        """
        always: [ { guard: r, to: OFF } ]
        states:
          OUTER:
            initial: true
            always: [ { guard: q, to: B } ]
            states:
              A: { initial: true, always: [ { guard: p, to: B }, { to: OFF } ] }
              B: {}
          OFF: {}
        """,
        """
        A | always | A [p] to B, A to OFF
        B | always | OUTER [q] to B, the machine [r] to OFF
        OFF | always | the machine [r] to OFF
        """);
  }

  @Test
  void doneEventIsOfferedToStatesAround() {
    expect(
        """
        states:
          JOB:
            initial: true
            on: { done.STEP: END, "*": JOB }
            states:
              STEP: { initial: true, states: { X: { initial: true, on: { go: Y } }, Y: { final: true } } }
          END: { final: true }
        """,
        """
        X | go | X to Y
        X | done.STEP | JOB to END
        Y | go | JOB to JOB
        Y | done.STEP | JOB to END
        """);
  }

  /** The machine itself and a state with the same name are two nodes. */
  @Test
  void stateMayHaveNameOfMachine() {
    expect(
        """
        on: { stop: A }
        states:
          M: { initial: true, on: { go: A, stop: M } }
          A: { on: { go: M } }
        """,
        """
        M | go | M to A
        M | stop | M to M
        A | go | A to M
        A | stop | the machine to A
        """);
  }
}
