package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.Outcome;
import dev.pawl.Refusal;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Workstream.Event;
import dev.pawl.engine.Workstream.State;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutcomesTest {

  private final Outcomes<State, Event> outcomes = new Outcomes<>(Workstream.RULES, false);

  @Test
  void everyMoveIsCreatedOnce() {
    for (State from : State.values()) {
      for (State to : State.values()) {
        Outcome<State> moved = outcomes.moved(from.ordinal(), to.ordinal());
        assertEquals(new Outcome.Moved<>(from, to), moved);
        assertSame(moved, outcomes.moved(from.ordinal(), to.ordinal()));
        assertSame(to, moved.state());
        assertTrue(moved.moved());
        assertSame(to, moved.orElseThrow());
      }
    }
  }

  @Test
  void refusalIsCreatedOnceAndItsErrorEachTime() {
    for (State from : State.values()) {
      for (Event event : Event.values()) {
        Outcome<State> outcome = outcomes.refused(Definition.ILLEGAL, from.ordinal(), event);
        assertSame(outcome, outcomes.refused(Definition.ILLEGAL, from.ordinal(), event));
        Outcome.Illegal<State> illegal = (Outcome.Illegal<State>) outcome;
        assertSame(from, illegal.state());
        assertSame(event, illegal.refusal().event());
        assertSame(Refusal.Kind.ILLEGAL, illegal.refusal().kind());
        assertFalse(illegal.moved());
        assertNotSame(
            assertThrows(IllegalTransitionError.class, outcome::orElseThrow),
            assertThrows(IllegalTransitionError.class, outcome::orElseThrow),
            "each with its own stack trace");
      }
    }
  }

  @Test
  void guardRefusalsDifferFromIllegalEvents() {
    Outcome<State> illegal =
        outcomes.refused(Definition.ILLEGAL, State.S_FAILED.ordinal(), Event.RETRY);
    Outcome<State> guard =
        outcomes.refused(Definition.REFUSED, State.S_FAILED.ordinal(), Event.RETRY);
    assertEquals(Outcome.GuardRefused.class, guard.getClass());
    assertThrows(GuardRefusedError.class, guard::orElseThrow);
    assertSame(
        illegal, outcomes.refused(Definition.ILLEGAL, State.S_FAILED.ordinal(), Event.RETRY));
  }

  @Test
  void lenientMachineGivesIgnored() {
    Outcomes<State, Event> lenient = new Outcomes<>(Workstream.RULES, true);
    Outcome<State> ignored =
        lenient.refused(Definition.ILLEGAL, State.S_PENDING.ordinal(), Event.FAIL);
    assertEquals(new Outcome.Ignored<>(State.S_PENDING, false), ignored);
    assertSame(ignored, lenient.refused(Definition.ILLEGAL, State.S_PENDING.ordinal(), Event.FAIL));
    assertEquals(
        new Outcome.Ignored<>(State.S_FAILED, false),
        lenient.refused(Definition.REFUSED, State.S_FAILED.ordinal(), Event.RETRY));
    assertSame(State.S_PENDING, ignored.orElseThrow());
    assertFalse(ignored.moved());
  }

  private record Signal(String payload) {}

  @Test
  void refusalsOfEventsWithPayloadAreNotShared() {
    Definition<State, Signal> rules =
        new Definition<>("M", State.values(), Numbers.names("s", 6), new String[] {"signal"}) {
          @Override
          protected List<Candidate<State>> candidates(State from, int event) {
            return List.of();
          }

          @Override
          public int indexOfEvent(Signal event) {
            return 0;
          }
        };
    Outcomes<State, Signal> signals = new Outcomes<>(rules, false);
    for (String payload : List.of("one", "two")) {
      Outcome.Illegal<State> illegal =
          (Outcome.Illegal<State>)
              signals.refused(Definition.ILLEGAL, State.S_FAILED.ordinal(), new Signal(payload));
      assertEquals(new Signal(payload), illegal.refusal().event());
    }
  }

  private enum Two {
    A,
    B
  }

  /** Returns a definition whose lists claim any size; only the requested items exist. */
  private static Definition<Two, Event> huge(int events) {
    return new Definition<>("Huge", Two.values(), Numbers.names("s", 2), new String[events]) {
      @Override
      protected List<Candidate<Two>> candidates(Two from, int event) {
        return List.of();
      }
    };
  }

  @Test
  void outcomesOfHugeMachinesAreNotKept() {
    Outcomes<Two, Event> huge = new Outcomes<>(huge(1 << 20), false);
    Outcome<Two> illegal = huge.refused(Definition.ILLEGAL, Two.A.ordinal(), Event.FAIL);
    assertEquals(Outcome.Illegal.class, illegal.getClass());
    assertEquals(Two.A, illegal.state());
    assertNotSame(illegal, huge.refused(Definition.ILLEGAL, Two.A.ordinal(), Event.FAIL));

    Definition<Thread.State, Event> manyStates =
        new Definition<>("Many", states(1_000), new String[1_000], new String[1]) {
          @Override
          protected List<Candidate<Thread.State>> candidates(Thread.State from, int event) {
            return List.of();
          }
        };
    Outcomes<Thread.State, Event> many = new Outcomes<>(manyStates, false);
    Outcome<Thread.State> moved = many.moved(0, 1);
    assertEquals(new Outcome.Moved<>(Thread.State.NEW, Thread.State.NEW), moved);
    assertNotSame(moved, many.moved(0, 1));
  }

  private static Thread.State[] states(int count) {
    Thread.State[] states = new Thread.State[count];
    Arrays.fill(states, Thread.State.NEW);
    return states;
  }

  @Test
  void vetoesAndQueuedEventsHaveOutcomes() {
    Outcome<State> queued = new Outcome.Ignored<>(State.S_FAILED, true);
    assertSame(State.S_FAILED, queued.orElseThrow());
    TransitionVetoedError error = new TransitionVetoedError("no");
    Outcome<State> vetoed = new Outcome.Vetoed<>(State.S_FAILED, error);
    assertSame(error, assertThrows(TransitionVetoedError.class, vetoed::orElseThrow));
    assertFalse(vetoed.moved());
  }
}
