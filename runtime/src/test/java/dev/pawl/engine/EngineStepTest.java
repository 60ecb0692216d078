package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Workstream.Event;
import dev.pawl.engine.Workstream.State;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests successful transitions and refusals by the rules. */
class EngineStepTest {

  private final List<String> log = new ArrayList<>();
  private final Scripted a = new Scripted("a", log);
  private final Scripted b = new Scripted("b", log);
  private final Workstream instance = new Workstream(null, log).with(a, b);

  private Engine<State, Event> engine(boolean lenient, InstantSource clock) {
    return new Engine<>(
        lenient ? Workstream.LENIENT : Workstream.STEPS, new Hooks<>(List.of(a, b)), clock);
  }

  @Test
  void stepCallsUserCodeInDocumentedOrder() {
    assertEquals(State.S_RUNNING, instance.fire(Event.START));
    assertEquals(
        List.of(
            "select START",
            "a before 1 START",
            "b before 1 START",
            "update",
            "commit S_RUNNING",
            "a after 1 START",
            "b after 1 START",
            "effect"),
        log);
  }

  @Test
  void beforeSeesOldStateAndAfterSeesNewState() {
    List<State> seen = new ArrayList<>();
    a.before = () -> seen.add(instance.state());
    a.after = () -> seen.add(instance.state());
    instance.effect = () -> seen.add(instance.state());
    instance.update = () -> seen.add(instance.state());
    instance.fire(Event.START);
    assertEquals(List.of(State.S_PENDING, State.S_PENDING, State.S_RUNNING, State.S_RUNNING), seen);
  }

  @Test
  void recordContainsAllParts() {
    Iterator<Instant> times = List.of(Instant.MIN, Instant.EPOCH, Instant.MAX).iterator();
    Workstream named = new Workstream("ws-1", log);
    Engine<State, Event> engine = engine(false, times::next);
    Cause cause = Cause.by("janitor").because("verified");
    engine.fire(named, Event.START, cause);
    engine.tryFire(named, Event.FAIL, Cause.none());
    engine.force(named, State.S_SUCCESS, cause);
    assertEquals(
        List.of(
            new LifecycleEvent<>(
                1,
                Instant.MIN,
                "Workstream",
                "ws-1",
                State.S_PENDING,
                State.S_RUNNING,
                Event.START,
                cause,
                false),
            new LifecycleEvent<>(
                2,
                Instant.EPOCH,
                "Workstream",
                "ws-1",
                State.S_RUNNING,
                State.S_FAILED,
                Event.FAIL,
                Cause.none(),
                false),
            new LifecycleEvent<>(
                3,
                Instant.MAX,
                "Workstream",
                "ws-1",
                State.S_FAILED,
                State.S_SUCCESS,
                null,
                cause,
                true)),
        a.records);
    assertFalse(times.hasNext(), "the clock is read once per step");
    for (int i = 0; i < 3; i++) {
      assertSame(a.attempts.get(i), a.records.get(i), "the same before and after");
      assertSame(b.records.get(i), a.records.get(i), "the same for every hook");
    }
  }

  @Test
  void resumedInstanceContinuesSequence() {
    for (int i = 0; i < 41; i++) {
      instance.sequence++;
    }
    instance.fire(Event.START);
    assertEquals(42, a.records.get(0).sequence());
    assertEquals(42, instance.sequence());
    for (long steps : new long[] {0, 1, Integer.MAX_VALUE, Long.MAX_VALUE >>> 16}) {
      assertEquals(steps, Switch.builder(false, false).sequence(steps).build().sequence());
    }
    Switch.Builder builder = Switch.builder(false, false);
    assertThrows(IllegalArgumentException.class, () -> builder.sequence(-1));
    assertThrows(IllegalArgumentException.class, () -> builder.sequence(Long.MAX_VALUE));
  }

  @Test
  void clockIsNotReadWithoutHooks() {
    Engine<State, Event> engine =
        new Engine<>(
            Workstream.STEPS,
            new Hooks<>(List.of()),
            () -> {
              throw new AssertionError("asked");
            });
    assertEquals(State.S_RUNNING, engine.fire(instance, Event.START, Cause.none()));
    engine.tryFire(instance, Event.START, Cause.none());
    engine.force(instance, State.S_FAILED, Cause.none());
    instance.guard = () -> Boolean.parseBoolean(null) || throwing(new RuntimeException("guard"));
    assertThrows(RuntimeException.class, () -> engine.fire(instance, Event.RETRY, Cause.none()));
    assertEquals(2, instance.sequence());
  }

  private static boolean throwing(RuntimeException error) {
    throw error;
  }

  @Test
  void candidatesAreEvaluatedInOrderAndOnce() {
    List<Boolean> answers = new ArrayList<>(List.of(false, true));
    instance.in(State.S_FAILED).guard = () -> answers.remove(0);
    assertEquals(State.S_RUNNING, instance.fire(Event.RETRY));
    assertTrue(answers.isEmpty());
  }

  @Test
  void eventWithoutTransitionIsIllegal() {
    IllegalTransitionError error =
        assertThrows(IllegalTransitionError.class, () -> instance.fire(Event.SUCCEED));
    assertEquals(IllegalTransitionError.class, error.getClass());
    assertEquals(State.S_PENDING, error.from());
    assertEquals(Event.SUCCEED, error.event());
    assertUnchanged(
        State.S_PENDING, "select SUCCEED", "a refused 1 SUCCEED", "b refused 1 SUCCEED");

    Outcome<State> outcome = instance.tryFire(Event.SUCCEED);
    Outcome.Illegal<State> illegal = (Outcome.Illegal<State>) outcome;
    assertEquals(State.S_PENDING, illegal.state());
    assertSame(outcome, a.outcomes.get(1), "hooks and caller are told the same");
    assertFalse(outcome.moved());
    LifecycleEvent<State, Event> attempt = a.attempts.get(1);
    assertEquals(1, attempt.sequence());
    assertNull(attempt.to());
    assertEquals(Workstream.NOON, attempt.timestamp());
  }

  @Test
  void eventRefusedByAllGuardsThrowsGuardRefusedError() {
    instance.in(State.S_FAILED).guard = () -> false;
    GuardRefusedError error =
        assertThrows(GuardRefusedError.class, () -> instance.fire(Event.RETRY));
    assertEquals(List.of("retriesLeft && !circuitOpen", "rescued"), error.guards());
    assertUnchanged(State.S_FAILED, "select RETRY", "a refused 1 RETRY", "b refused 1 RETRY");
    Outcome.GuardRefused<State> outcome =
        (Outcome.GuardRefused<State>) instance.tryFire(Event.RETRY);
    assertEquals(State.S_FAILED, outcome.state());
    assertSame(outcome, b.outcomes.get(1));
  }

  @Test
  void vetoThrowsTransitionVetoedError() {
    b.before =
        () -> {
          throw new TransitionVetoedError("frozen");
        };
    TransitionVetoedError error =
        assertThrows(TransitionVetoedError.class, () -> instance.fire(Event.START));
    assertEquals("frozen", error.reason());
    assertEquals("Workstream: S_PENDING → S_RUNNING was vetoed: frozen", error.getMessage());
    assertSame(b.attempts.get(0), error.attempt());
    assertEquals("frozen", error.getCause().getMessage());
    assertUnchanged(
        State.S_PENDING,
        "select START",
        "a before 1 START",
        "b before 1 START",
        "a refused 1 START",
        "b refused 1 START");
    Outcome.Vetoed<State> vetoed = (Outcome.Vetoed<State>) instance.tryFire(Event.START);
    assertEquals("frozen", vetoed.error().reason());
    assertEquals(State.S_PENDING, vetoed.state());
    assertSame(vetoed, a.outcomes.get(1));
    assertSame(vetoed.error(), assertThrows(TransitionVetoedError.class, vetoed::orElseThrow));

    b.before = () -> {};
    assertEquals(State.S_RUNNING, instance.fire(Event.START));
    assertEquals(1, instance.sequence());
  }

  @Test
  void hooksAfterVetoGetOnlyRefused() {
    a.before =
        () -> {
          throw new TransitionVetoedError("frozen");
        };
    instance.tryFire(Event.START);
    assertUnchanged(
        State.S_PENDING,
        "select START",
        "a before 1 START",
        "a refused 1 START",
        "b refused 1 START");
  }

  @Test
  void vetoWithItsAttemptIsThrownUnchanged() {
    List<TransitionVetoedError> thrown = new ArrayList<>();
    a.before =
        () -> {
          thrown.add(
              new TransitionVetoedError(a.attempts.get(thrown.size()), "frozen") {
                private static final long serialVersionUID = 1L;
              });
          throw thrown.get(thrown.size() - 1);
        };
    assertSame(
        assertThrows(TransitionVetoedError.class, () -> instance.fire(Event.START)), thrown.get(0));
  }

  @Test
  void vetoOfOtherInstanceBecomesTheReason() {
    Workstream other = new Workstream("other", log);
    Scripted stern = new Scripted("stern", log);
    stern.before =
        () -> {
          throw new TransitionVetoedError("frozen");
        };
    other.with(stern);
    a.before = () -> other.fire(Event.START);
    TransitionVetoedError error =
        assertThrows(TransitionVetoedError.class, () -> instance.fire(Event.START));
    assertSame(a.attempts.get(0), error.attempt());
    assertEquals(
        "Workstream: S_PENDING → S_RUNNING was vetoed: "
            + "Workstream other: S_PENDING → S_RUNNING was vetoed: frozen",
        error.getMessage());
  }

  @Test
  void lenientMachineIgnoresUnexpectedEvents() {
    Engine<State, Event> engine = engine(true, InstantSource.fixed(Workstream.NOON));
    assertEquals(State.S_PENDING, engine.fire(instance, Event.SUCCEED, Cause.none()));
    instance.in(State.S_FAILED).guard = () -> false;
    assertEquals(State.S_FAILED, engine.fire(instance, Event.RETRY, Cause.none()));
    assertEquals(
        new Outcome.Ignored<>(State.S_FAILED, false),
        engine.tryFire(instance, Event.START, Cause.none()));
    assertEquals(
        List.of(
            new Outcome.Ignored<>(State.S_PENDING, false),
            new Outcome.Ignored<>(State.S_FAILED, false),
            new Outcome.Ignored<>(State.S_FAILED, false)),
        b.outcomes);
    assertEquals(0, instance.sequence());

    a.before =
        () -> {
          throw new TransitionVetoedError("a veto is expected to be heard");
        };
    assertThrows(
        TransitionVetoedError.class, () -> engine.fire(instance, Event.STOP, Cause.none()));
  }

  @Test
  void forceIgnoresRulesAndRunsNoEffects() {
    assertEquals(State.S_SUCCESS, instance.force(State.S_SUCCESS));
    assertEquals(
        List.of(
            "a before 1 forced",
            "b before 1 forced",
            "commit S_SUCCESS",
            "a after 1 forced",
            "b after 1 forced"),
        log);
    assertEquals(State.S_SUCCESS, instance.force(State.S_SUCCESS), "even to where it is");
    assertEquals(2, instance.sequence());
    log.clear();
    b.before =
        () -> {
          throw new TransitionVetoedError("no");
        };
    assertThrows(TransitionVetoedError.class, () -> instance.force(State.S_PENDING));
    assertEquals(State.S_SUCCESS, instance.state());
    assertNull(a.attempts.get(a.attempts.size() - 1).event());
  }

  @Test
  void nullArgumentsThrow() {
    Engine<State, Event> engine = instance.engine;
    Cause none = Cause.none();
    assertThrows(NullPointerException.class, () -> engine.fire(instance, null, none));
    assertThrows(NullPointerException.class, () -> engine.fire(instance, Event.START, null));
    assertThrows(NullPointerException.class, () -> engine.tryFire(instance, null, none));
    assertThrows(NullPointerException.class, () -> engine.tryFire(instance, Event.START, null));
    assertThrows(NullPointerException.class, () -> engine.force(instance, null, none));
    assertThrows(NullPointerException.class, () -> engine.force(instance, State.S_FAILED, null));
    assertEquals(List.of(), log);
    assertEquals(State.S_RUNNING, instance.fire(Event.START));
  }

  @Test
  void listOfHooksIsCopiedAndContainsNoNull() {
    List<TransitionHook<State, Event>> hooks = new ArrayList<>(List.of(a));
    Engine<State, Event> engine =
        new Engine<>(Workstream.STEPS, new Hooks<>(hooks), InstantSource.fixed(Workstream.NOON));
    hooks.clear();
    engine.fire(instance, Event.START, Cause.none());
    assertEquals(1, a.records.size());
    List<TransitionHook<State, Event>> holes = Arrays.asList(a, null);
    assertThrows(NullPointerException.class, () -> new Hooks<>(holes));
  }

  @Test
  void oneEngineServesManyInstances() {
    Workstream second = new Workstream("second");
    instance.fire(Event.START);
    instance.engine.fire(second, Event.STOP, Cause.none());
    instance.fire(Event.STOP);
    assertEquals(State.S_ABANDONED, second.state());
    assertEquals(List.of(1L, 1L, 2L), a.records.stream().map(LifecycleEvent::sequence).toList());
    assertEquals(
        Arrays.asList(null, "second", null),
        a.records.stream().map(LifecycleEvent::entityId).toList());
  }

  private void assertUnchanged(State state, String... heard) {
    assertEquals(state, instance.state());
    assertEquals(0, instance.sequence());
    assertEquals(List.of(heard), Collections.unmodifiableList(log));
  }
}
