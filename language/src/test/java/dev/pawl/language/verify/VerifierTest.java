package dev.pawl.language.verify;

import static dev.pawl.language.verify.Verified.result;
import static dev.pawl.language.verify.Verified.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.explore.Limits;
import dev.pawl.language.semantics.Counterexample;
import dev.pawl.language.semantics.PropertyResult;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.Verdict;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class VerifierTest {

  private static final String ORDER =
      """
      states:
        CART: { initial: true, on: { place: { guard: isValid, to: OPEN }, cancel: CANCELLED } }
        OPEN: { on: { pay: PAID, cancel: CANCELLED } }
        PAID: { on: { ship: SHIPPED } }
        SHIPPED: { final: true }
        CANCELLED: { final: true }
      """;

  private static final String LOCKS =
      """
      parallel: true
      states:
        LEFT:
          states:
            A_FREE: { initial: true, on: { lockA: %s } }
            A_LOCKED: { on: { unlockA: A_FREE } }
        RIGHT:
          states:
            B_FREE: { initial: true, on: { lockB: %s } }
            B_LOCKED: { on: { unlockB: B_FREE } }
      """;

  @Test
  void exclusionByGuardsHolds() {
    String safe =
        LOCKS.formatted(
            "{ guard: \"!in(B_LOCKED)\", to: A_LOCKED }",
            "{ guard: \"!in(A_LOCKED)\", to: B_LOCKED }");
    assertEquals("holds", verdict(safe, "never: \"in(A_LOCKED) && in(B_LOCKED)\""));
  }

  @Test
  void missingGuardGivesShortestPath() {
    String unsafe =
        LOCKS.formatted("{ guard: \"!in(B_LOCKED)\", to: A_LOCKED }", "{ to: B_LOCKED }");
    assertEquals("fails: lockA lockB", verdict(unsafe, "never: \"in(A_LOCKED) && in(B_LOCKED)\""));
  }

  @Test
  void eventOnlyAfterEnteringHolds() {
    assertEquals("holds", verdict(ORDER, "event: ship, onlyAfter: entered(PAID)"));
    assertEquals("fails: cancel", verdict(ORDER, "event: cancel, onlyAfter: entered(OPEN)"));
  }

  @Test
  void runShowsOnlyPredicatesOfActiveStates() {
    String machine =
        """
        context: String
        states:
          A: { initial: true, on: { fail: { update: count, to: B } } }
          B: { on: { fail: [ { guard: triesLeft, update: count, to: B }, C ] } }
          C: { final: true }
        """;
    String counters = "counters: { tries: { max: 2, increment: count, atMost: triesLeft } }\n";
    String text =
        RunText.sentence(result(machine, counters, "never: entered(C)").run().orElseThrow());
    assertEquals("fail, fail [triesLeft], fail [!triesLeft] → C", text);
  }

  @Test
  void runShowsPredicatesOfTheMachine() {
    String machine =
        """
        on: { stop: [ { guard: allowed, to: C } ] }
        states:
          A: { initial: true, on: { go: B } }
          B: { on: { back: A } }
          C: { final: true }
        """;
    String text =
        RunText.sentence(result(machine, "", "event: stop, onlyAfter: in(C)").run().orElseThrow());
    assertEquals("stop [allowed] → C", text);
  }

  @Test
  void scopeThatEndsAtItsBeginningIsVacuous() {
    PropertyResult result =
        result(ORDER, "", "never: in(CART), between: [event(pay), entered(PAID)]");
    assertEquals(Verdict.VACUOUS, result.verdict());
    assertEquals("event(pay) never happens without entered(PAID)", result.reason());
  }

  @Test
  void runListsEveryChoiceOfMethod() {
    String machine =
        """
        states:
          A: { initial: true, on: { go: { choose: pick, to: [B, C] } } }
          B: { always: { choose: pick, to: [B, C] } }
          C: { final: true }
        """;
    String property = "never: in(C), after: entered(B)";
    Counterexample run = result(machine, "", property).run().orElseThrow();
    assertEquals(Map.of("pick", List.of("B", "C")), run.steps().get(1).choices());
    assertEquals("go [pick: B, C] → C", RunText.sentence(run));
  }

  @Test
  void livenessWithoutAssumptionFails() {
    assertEquals("fails:  (stays)", verdict(ORDER, "eventually: final"));
  }

  @Test
  void eventsThatKeepArrivingForceProgressUnlessGuardsRefuse() {
    String fair = "assume:\n  - { keepsArriving: [place, pay, ship] }\n";
    assertEquals(
        "fails:  (stays)", verdict(ORDER, fair, "eventually: final"), "isValid may say no");
    String cancelling = "assume:\n  - { keepsArriving: [cancel, ship] }\n";
    assertEquals("holds", verdict(ORDER, cancelling, "eventually: final"));
    assertEquals(
        "holds", verdict(ORDER, cancelling, "whenever: event(pay), eventually: \"in(SHIPPED)\""));
  }

  @Test
  void timersElapseUnlessLeft() {
    String machine =
        """
        states:
          WAITING: { initial: true, after: { 5s: DONE }, on: { ping: { internal: true } } }
          DONE: { final: true }
        """;
    assertEquals("holds", verdict(machine, "eventually: final"));
  }

  @Test
  void shorterTimerOfSameInstantElapsesFirst() {
    String machine =
        """
        states:
          BOTH:
            initial: true
            parallel: true
            on: { stop: END }
            states:
              SLOW: { states: { S1: { initial: true, after: { 60s: S2 } }, S2: } }
              FAST: { states: { F1: { initial: true, after: { 5s: F2 } }, F2: } }
          END: { final: true }
        """;
    assertEquals("holds", verdict(machine, "entered: S2, onlyAfter: entered(F2)"));
    assertEquals("fails: F1.after.5s", verdict(machine, "entered: F2, onlyAfter: entered(S2)"));
  }

  @Test
  void boundedRetriesHoldOnlyWithCounter() {
    String machine =
        """
        context: com.acme.Order
        states:
          IDLE: { initial: true, on: { pay: TRYING } }
          TRYING:
            on:
              fail:
                - { guard: retriesLeft, update: countRetry, to: RETRY }
                - { to: FAILED }
              succeed: PAID
          RETRY: { on: { again: TRYING } }
          PAID: { final: true }
          FAILED: { final: true }
        """;
    String counters =
        "counters: { retries: { max: 3, increment: [countRetry], atMost: retriesLeft } }\n";
    String claim = "atMost: 3, of: entered(RETRY), after: event(pay)";
    assertEquals("holds", verdict(machine, counters, claim));
    assertEquals("fails: pay fail again fail again fail again fail", verdict(machine, claim));
    assertEquals(
        "fails: pay fail again fail again fail",
        verdict(machine, counters, "atMost: 2, of: entered(RETRY)"));
  }

  @Test
  void possibilityHoldsDependsOrFails() {
    assertEquals("holds", verdict(ORDER, "alwaysPossible: in(CANCELLED), while: in(OPEN)"));
    assertEquals(
        "depends on isValid", verdict(ORDER, "alwaysPossible: in(SHIPPED), while: in(CART)"));
    assertEquals("fails: cancel", verdict(ORDER, "alwaysPossible: in(SHIPPED)"));
  }

  @Test
  void possibilityDependsOnlyOnPredicatesBeforeTheGoalIsSure() {
    String machine =
        """
        states:
          A: { initial: true, on: { go: { guard: decides, to: B }, leave: D } }
          B: { on: { quick: { guard: isShort, to: C }, slow: B2 } }
          B2: { on: { end: C } }
          C: { final: true }
          D: { final: true }
        """;
    assertEquals("depends on decides", verdict(machine, "alwaysPossible: in(C), while: in(A)"));
  }

  @Test
  void handlesAllFailsForUnhandledEvent() {
    assertEquals("fails: place", verdict(ORDER, "handlesAll: true, in: OPEN, except: [place]"));
    assertEquals("holds", verdict(ORDER, "handlesAll: true, in: OPEN, except: [place, ship]"));
    assertEquals(
        "depends on isValid", verdict(ORDER, "handlesAll: true, in: CART, except: [pay, ship]"));
  }

  @Test
  void assumptionsExcludePredicateValues() {
    String machine =
        """
        states:
          A: { initial: true, on: { go: [{ guard: isGuest, to: B }, { guard: isAdmin, to: C }] } }
          B: { on: { go: { guard: isAdmin, to: C } } }
          C: { final: true }
        """;
    assertEquals("fails: go go", verdict(machine, "never: \"exited(B) && entered(C)\""));
    String claim = "never: \"entered(B)\"";
    assertEquals("fails: go", verdict(machine, claim));
    assertEquals(
        "holds",
        verdict(
            machine,
            "assume:\n  - { implies: [isGuest, isAdmin] }\n"
                + "  - { neverBoth: [isGuest, isAdmin] }\n",
            claim));
  }

  @Test
  void conditionThatNeverOccursIsVacuous() {
    assertEquals(
        "vacuous", verdict(ORDER, "whenever: \"event(pay) && entered(CART)\", eventually: final"));
    assertEquals(
        "holds",
        verdict(
            ORDER, "whenever: \"event(pay) && entered(CART)\", eventually: final, vacuous: true"));
    assertEquals(
        "vacuous",
        verdict(ORDER, "never: in(PAID), after: entered(CANCELLED), before: event(pay)"));
  }

  @Test
  void deferredEventsAreOfferedAgain() {
    String machine =
        """
        states:
          BUSY: { initial: true, defer: [job], on: { free: IDLE } }
          IDLE: { on: { job: BUSY, stop: END } }
          END: { final: true }
        """;
    String limit = "assume:\n  - { deferredAtMost: 2 }\n";
    assertEquals(
        "fails: free job", verdict(machine, limit, "never: \"event(job)\", after: event(free)"));
    assertEquals("not decided", verdict(machine, "event: stop, onlyAfter: event(free)"));
    assertEquals("holds", verdict(machine, limit, "event: stop, onlyAfter: event(free)"));
  }

  @Test
  void historyAndRaisedEventsAreFollowed() {
    String machine =
        """
        states:
          ON:
            initial: true
            on: { pause: PAUSED }
            states:
              ONE: { initial: true, on: { next: { to: TWO, raise: [noted] } } }
              TWO: { on: { noted: THREE } }
              THREE:
              LAST: { history: shallow, to: ONE }
          PAUSED: { on: { resume: LAST } }
        """;
    assertEquals("holds", verdict(machine, "never: in(TWO)"));
    assertEquals("fails: next", verdict(machine, "never: entered(TWO)"), "microsteps are seen");
    assertEquals("holds", verdict(machine, "never: in(ONE), after: entered(THREE)"));
  }

  @Test
  void betweenScopeAppliesToEachPart() {
    String machine =
        """
        states:
          A: { initial: true, on: { open: B } }
          B: { on: { check: C, close: A } }
          C: { on: { close: A } }
        """;
    assertEquals(
        "fails: open close",
        verdict(machine, "eventually: entered(C), between: [event(open), event(close)]"));
    assertEquals(
        "fails: open check close",
        verdict(machine, "never: entered(C), between: [event(open), event(close)]"));
  }

  @Test
  void eventuallyCountsEventWithinStep() {
    String machine =
        """
        states:
          A: { initial: true }
        on: { again: A }
        """;
    assertEquals(
        "holds",
        verdict(
            machine,
            "assume:\n  - { keepsArriving: [again] }\n",
            "whenever: in(A), eventually: event(again)"));
  }

  private static Counterexample run(String machine, String property) {
    return result(machine, "", property).run().orElseThrow();
  }

  @Test
  void runEndsInStableConfiguration() {
    String machine =
        """
        states:
          A: { initial: true, on: { go: T } }
          T: { always: { to: B } }
          B: { final: true }
        """;
    Counterexample.Step last = run(machine, "never: entered(T)").steps().get(1);
    assertEquals(List.of("B"), last.leaves());
    assertEquals(List.of(0, 1), last.transitions());
  }

  @Test
  void runTakesNoMoreMicrostepsThanNeeded() {
    String machine =
        """
        states:
          A: { initial: true, on: { go: { to: B, raise: late } } }
          B:
            on:
              late: [{ guard: again, to: B, raise: late }, { to: C }]
          C: { final: true }
        """;
    assertEquals(List.of(0, 2), run(machine, "never: in(C)").steps().get(1).transitions());
  }

  @Test
  void runContainsAnswersForDroppedEvents() {
    String machine =
        """
        states:
          A: { initial: true, on: { go: { to: B, raise: late } } }
          B: { on: { late: { guard: ok, to: C } } }
          C: { final: true }
        """;
    Counterexample.Step last = run(machine, "never: in(B)").steps().get(1);
    assertEquals(List.of(Map.of("ok", false)), last.answers());
  }

  @Test
  void loopBeginsAtFirstStepThatRepeats() {
    String machine =
        """
        states:
          A: { initial: true, on: { go: B } }
          B: { after: { 1s: C } }
          C: { after: { 1s: B }, on: { end: D } }
          D: { final: true }
        """;
    Counterexample run = run(machine, "whenever: event(go), eventually: final");
    assertEquals(4, run.steps().size());
    assertEquals(2, run.loop());
    assertTrue(run.endless());
  }

  @Test
  void dependentVerdictHasRunToWherePredicatesDecide() {
    String machine =
        """
        states:
          A: { initial: true, on: { go: B } }
          B: { on: { end: { guard: ok, to: C } } }
          C: { final: true }
        """;
    Counterexample possible = run(machine, "alwaysPossible: in(C), while: in(B)");
    assertEquals(List.of("go"), possible.events());
    assertEquals("", possible.refused());
    Counterexample handled = run(machine, "handlesAll: true, in: B, except: [go]");
    assertEquals("end", handled.refused());
    assertEquals("go", run(machine, "handlesAll: true, in: B").refused());
  }

  @Test
  void messageNamesOnlyPredicatesOfTakenGuards() {
    String assumptions = "assume:\n  - { neverBoth: [isGuest, isAdmin] }\n";
    String machine =
        """
        states:
          A: { initial: true, on: { go: { guard: "isGuest || isAdmin", to: B }, ship: B } }
          B: { final: true }
        """;
    assertEquals("ship → B", result(machine, assumptions, "never: event(ship)").reason());
    assertEquals(
        "go [isGuest, !isAdmin] → B", result(machine, assumptions, "never: event(go)").reason());
    assertEquals(
        "nothing happens in A", result(machine, assumptions, "eventually: final").reason());
  }

  @Test
  void runEndsWhereTheInstanceWaits() {
    String machine =
        """
        states:
          A: { initial: true, on: { go: { to: B, raise: [onward] } } }
          B: { on: { onward: [{ guard: isReady, to: C }, { to: D }] } }
          C: { on: { stop: A } }
          D: { on: { stop: A } }
        """;
    assertEquals("go [isReady] → C", result(machine, "", "never: entered(B)").reason());
  }

  @Test
  void lenientMachineIgnoresWhatIsNotHandled() {
    String machine =
        """
        unexpected: ignore
        states:
          A: { initial: true, on: { go: B } }
          B: { ignore: [go], on: { stop: A } }
        """;
    assertEquals("holds", verdict(machine, "handlesAll: true, in: B"));
    assertEquals(
        "stop is ignored: at the beginning → A",
        result(machine, "", "handlesAll: true, in: A").reason());
  }

  @Test
  void longerMacrostepWithFewerEventsIsShorter() {
    String machine =
        """
        states:
          A: { initial: true, on: { near: B, far: { to: C, raise: [on, on] } } }
          B: { on: { stop: { to: E, raise: [onward] } } }
          C: { on: { on: D } }
          D: { on: { on: { to: E, raise: [onward] } } }
          E: { on: { onward: F } }
          F:
        """;
    assertEquals("fails: far", verdict(machine, "never: entered(F)"));
  }

  @Test
  void transitionsThatRestartTimerMayPostponeItForever() {
    assertEquals(
        "fails: x (repeats)",
        verdict(
            """
            states:
              A: { initial: true, after: { 5s: B }, on: { x: A } }
              B: { final: true }
            """,
            "eventually: final"));
    assertEquals(
        "fails: x (repeats)",
        verdict(
            """
            states:
              S: { initial: true, on: { x: S }, after: { 5s: B }, states: { S1: { initial: true, on: { y: S2 } }, S2: } }
              B: { final: true }
            """,
            "eventually: final"));
    assertEquals(
        "fails: x (repeats)",
        verdict(
            """
            parallel: true
            states:
              R: { states: { R1: { initial: true, after: { 5s: R2 }, on: { x: R1 } }, R2: } }
              Q: { states: { Q1: { initial: true } } }
            """,
            "eventually: in(R2)"));
  }

  @Test
  void endlessMacrostepPreventsProgressDespiteTimersAndArrivingEvents() {
    String raising =
        """
        states:
          I: { initial: true, after: { 1s: P } }
          P:
            after: { 1h: P }
            on: { x: X }
            states:
              A: { initial: true, entry: { raise: [tick] }, on: { tick: A } }
          X: { final: true }
        """;
    assertEquals("fails: I.after.1s (repeats)", verdict(raising, "eventually: in(X)"));
    assertEquals(
        "fails: I.after.1s (repeats)",
        verdict(raising, "assume:\n  - { keepsArriving: [x] }\n", "eventually: in(X)"));
    assertEquals(
        "I.after.1s, then again and again without an event → A",
        result(raising, "", "eventually: in(X)").reason());
    String eventless =
        """
        states:
          I: { initial: true, on: { go: P } }
          P:
            after: { 1h: X }
            states:
              A: { initial: true, always: [ { guard: more, to: B } ] }
              B: { always: [ { guard: more, to: A } ] }
          X: { final: true }
        """;
    String claim = "whenever: event(go), eventually: in(X)";
    assertEquals("fails: go (repeats)", verdict(eventless, claim));
    assertEquals(
        "go, then again and again without an event [more] → A",
        result(eventless, "", claim).reason());
  }

  @Test
  void loopWithinMacrostepThatIsLeftBeforeClaimIsPendingDoesNotMatter() {
    String machine =
        """
        states:
          A: { initial: true, always: [ { guard: more, to: B }, { to: C } ] }
          B: { always: [ { to: A } ] }
          C: { after: { 1s: D } }
          D: { final: true }
        """;
    assertEquals("holds", verdict(machine, "whenever: entered(C), eventually: final"));
  }

  /** Two timers in turn within a state that is left after a time. */
  private static String chain(String giveUp) {
    return """
        states:
          IDLE: { initial: true, on: { start: WORK } }
          WORK:
            after: { %s: { to: GAVE_UP, name: giveUp } }
            on: { done.WORK: END }
            states:
              W1: { initial: true, after: { 2s: W2 } }
              W2: { after: { 2s: W3 } }
              W3: { final: true }
          GAVE_UP: { final: true }
          END: { final: true }
        """
        .formatted(giveUp);
  }

  @Test
  void timersInTurnElapseBeforeLongerOneThatRunsAllTheTime() {
    assertEquals("holds", verdict(chain("60s"), "never: in(GAVE_UP)"));
    assertEquals("holds", verdict(chain("60s"), "whenever: in(WORK), eventually: in(END)"));
    // started first, so that it elapses first
    assertEquals("fails: start W1.after.2s giveUp", verdict(chain("4s"), "never: in(GAVE_UP)"));
  }

  @Test
  void timersInTurnThatTakeTooLongMakeGoalImpossible() {
    assertEquals("fails: start", verdict(chain("3s"), "alwaysPossible: in(END), while: in(WORK)"));
    assertEquals("holds", verdict(chain("5s"), "alwaysPossible: in(END), while: in(WORK)"));
  }

  @Test
  void repeatingTimerElapsesSeveralTimesBeforeLongerTimer() {
    String machine =
        """
        states:
          IDLE: { initial: true, on: { start: WORK } }
          WORK:
            every: { 5s: { raise: [tick] } }
            after: { %s: { to: GAVE_UP, name: giveUp } }
            states:
              W1: { initial: true, on: { tick: W2 } }
              W2: { on: { tick: W3 } }
              W3: { final: true }
            on: { done.WORK: END }
          GAVE_UP: { final: true }
          END: { final: true }
        """;
    String assumption = "assume: [ { neverArrives: [tick] } ]";
    assertEquals("holds", verdict(machine.formatted("60s"), assumption, "never: in(GAVE_UP)"));
    assertEquals(
        "fails: start WORK.every.5s giveUp",
        verdict(machine.formatted("9s"), assumption, "never: in(GAVE_UP)"));
  }

  @Test
  void eventsDecideWhichTimerElapsesFirst() {
    String machine =
        """
        parallel: true
        states:
          LONG: { states: { L1: { initial: true, after: { 5s: L2 } }, L2: } }
          SHORT: { states: { S0: { initial: true, on: { go: S1 } }, S1: { after: { 2s: S2 } }, S2: } }
        """;
    assertEquals("fails: go S1.after.2s", verdict(machine, "entered: S2, onlyAfter: entered(L2)"));
    assertEquals("fails: L1.after.5s", verdict(machine, "entered: L2, onlyAfter: entered(S2)"));
  }

  @Test
  void tooManyRemainingTimesLeaveTheOrderOpen() {
    String machine =
        """
        states:
          WORK:
            initial: true
            every: { 1s: { raise: [tick] } }
            after: { 24h: OVER }
            states: { W1: { initial: true, on: { tick: W2 } }, W2: { on: { tick: W1 } } }
          OVER: { final: true }
        """;
    assertEquals("holds", verdict(machine, "eventually: final"));
  }

  /** Returns regions whose states form rings, so that every combination of states is reached. */
  private static String rings(int regions, int states) {
    StringBuilder text = new StringBuilder("parallel: true\nstates:\n");
    for (int region = 0; region < regions; region++) {
      text.append("  R%d:\n    states:\n".formatted(region));
      for (int state = 0; state < states; state++) {
        text.append(
            "      R%1$dS%2$d: { initial: %3$b, on: { up%1$d: R%1$dS%4$d, down%1$d: R%1$dS%5$d } }\n"
                .formatted(
                    region,
                    state,
                    state == 0,
                    (state + 1) % states,
                    (state + states - 1) % states));
      }
    }
    return text.toString();
  }

  @Test
  void machineIsDecidedUpToTheLimit() {
    ResolvedMachine machine = Verified.read(rings(3, 10), "", "alwaysPossible: in(R0S3)");
    PropertyResult atLimit = Verifier.verify(machine, new Limits(1_000, 4, false)).get(0);
    assertEquals(Verdict.HOLDS, atLimit.verdict());
    PropertyResult beyond = Verifier.verify(machine, new Limits(999, 4, false)).get(0);
    assertEquals(Verdict.NOT_DECIDED, beyond.verdict());
    assertEquals("it has more than 999 configurations", beyond.reason());
  }

  @Tag("slow")
  @Test
  void hundredThousandConfigurationsAreDecided() {
    assertEquals("holds", verdict(rings(5, 10), "alwaysPossible: in(R0S3)"));
  }

  @Tag("slow")
  @Test
  void shortRunsAreFoundInMachinesBeyondTheLimit() {
    assertEquals("fails: up0 up0", verdict(rings(5, 11), "never: in(R0S2)"));
  }

  @Tag("slow")
  @Test
  void highNumberInLargeMachineIsNotDecided() {
    PropertyResult result = Verified.result(rings(5, 10), "", "atMost: 1000, of: event(up0)");
    assertEquals(Verdict.NOT_DECIDED, result.verdict());
    assertEquals("it has too many configurations to count to 1000", result.reason());
  }

  @Test
  void brokenMacrostepWithoutKnownEndIsNotDecided() {
    String machine =
        """
        states:
          A: { initial: true, on: { go: { to: B, raise: [again] } } }
          B:
            on:
              again:
                - { guard: isOn, to: C, raise: [again, again] }
                - { to: C, raise: [again, again] }
          C: { on: { again: { to: B, raise: [again, again] } } }
        """;
    assertEquals("not decided", verdict(machine, "never: entered(C)"));
  }

  @Test
  void unlimitedDeferredEventsNameTheAssumption() {
    String machine =
        """
        states:
          A: { initial: true, defer: stop, on: { free: B } }
          B: { on: { stop: A } }
        """;
    String claim = "never: in(A) && in(B)";
    assertEquals(
        "too many events may be queued or deferred; the assumption deferredAtMost can limit them",
        Verified.result(machine, "", claim).reason());
    assertEquals("holds", Verified.verdict(machine, "assume:\n  - { deferredAtMost: 2 }\n", claim));
  }
}
