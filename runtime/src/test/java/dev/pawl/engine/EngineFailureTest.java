package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Workstream.Event;
import dev.pawl.engine.Workstream.State;
import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests steps in which user code throws. The machine must stay usable in all cases. */
class EngineFailureTest {

  private final List<String> log = new ArrayList<>();
  private final Scripted a = new Scripted("a", log);
  private final Scripted b = new Scripted("b", log);
  private final Workstream instance = new Workstream(null, log).with(a, b);
  private final RuntimeException first = new RuntimeException("first");
  private final RuntimeException second = new RuntimeException("second");
  private final RuntimeException third = new RuntimeException("third");

  private static Runnable throwing(Throwable error) {
    return () -> {
      throw Failure.thrown(error);
    };
  }

  private Throwable fails(Event event) {
    return assertThrows(Throwable.class, () -> instance.fire(event));
  }

  @AfterEach
  void machineStaysUsable() {
    Runnable quiet = () -> {};
    for (Scripted hook : List.of(a, b)) {
      hook.before = quiet;
      hook.after = quiet;
      hook.refused = quiet;
      hook.failed = quiet;
    }
    instance.choice = quiet;
    instance.update = quiet;
    instance.effect = quiet;
    long steps = instance.sequence();
    instance.force(State.S_PENDING);
    assertEquals(State.S_RUNNING, instance.fire(Event.START));
    assertEquals(steps + 2, instance.sequence());
    assertEquals(steps + 2, a.records.get(a.records.size() - 1).sequence());
  }

  @Test
  void throwingGuardIsAnError() {
    instance.in(State.S_FAILED).guard =
        () -> {
          throw first;
        };
    assertSame(first, fails(Event.RETRY));
    assertSame(first, assertThrows(RuntimeException.class, () -> instance.tryFire(Event.RETRY)));
    assertEquals(State.S_FAILED, instance.state());
    assertEquals(0, instance.sequence());
    assertEquals(
        List.of("select RETRY", "a failed 1 RETRY", "b failed 1 RETRY"), log.subList(0, 3));
    assertEquals(List.of(first, first), a.errors);
    assertNull(a.attempts.get(0).to());
    assertEquals(State.S_FAILED, a.attempts.get(0).from());
  }

  @Test
  void throwingChoiceIsAnError() {
    instance.choice = throwing(first);
    assertSame(first, fails(Event.START));
    assertEquals(List.of("select START", "a failed 1 START", "b failed 1 START"), log);
    assertEquals(State.S_PENDING, instance.state());
  }

  @Test
  void throwingUpdateChangesNothing() {
    instance.update = throwing(first);
    assertSame(first, fails(Event.START));
    assertEquals(
        List.of(
            "select START",
            "a before 1 START",
            "b before 1 START",
            "update",
            "a failed 1 START",
            "b failed 1 START"),
        log);
    assertEquals(State.S_PENDING, instance.state());
    assertEquals(0, instance.sequence());
    assertEquals(State.S_RUNNING, a.attempts.get(1).to());
  }

  @Test
  void throwingBeforePreventsTheStep() {
    a.before = throwing(first);
    assertSame(first, fails(Event.START));
    assertEquals(
        List.of("select START", "a before 1 START", "a failed 1 START", "b failed 1 START"), log);
    assertEquals(State.S_PENDING, instance.state());
    assertEquals(0, instance.sequence());
    assertSame(first, assertThrows(RuntimeException.class, () -> instance.tryFire(Event.START)));
    assertSame(first, assertThrows(RuntimeException.class, () -> instance.force(State.S_FAILED)));
    assertEquals(State.S_PENDING, instance.state());
  }

  @Test
  void throwingAfterDoesNotUndoTheStep() {
    a.after = throwing(first);
    assertSame(first, fails(Event.START));
    assertEquals(
        List.of(
            "select START",
            "a before 1 START",
            "b before 1 START",
            "update",
            "commit S_RUNNING",
            "a after 1 START",
            "b after 1 START",
            "effect",
            "a failed 1 START",
            "b failed 1 START"),
        log);
    assertEquals(State.S_RUNNING, instance.state());
    assertEquals(1, instance.sequence());
    assertSame(a.records.get(0), b.attempts.get(1), "failed is about the step that was recorded");
  }

  @Test
  void throwingEffectDoesNotUndoTheStep() {
    instance.effect = throwing(first);
    assertSame(first, assertThrows(RuntimeException.class, () -> instance.tryFire(Event.START)));
    assertEquals(
        List.of("b after 1 START", "effect", "a failed 1 START", "b failed 1 START"),
        log.subList(log.size() - 4, log.size()));
    assertEquals(State.S_RUNNING, instance.state());
    assertEquals(1, instance.sequence());
  }

  @Test
  void firstErrorIsThrownWithOthersSuppressed() {
    a.after = throwing(first);
    b.after = throwing(second);
    instance.effect = throwing(third);
    assertSame(first, fails(Event.START));
    assertArrayEquals(new Throwable[] {second, third}, first.getSuppressed());
    assertEquals(List.of(first), a.errors, "failed is heard once");
    assertEquals(List.of(first), b.errors);
  }

  @Test
  void sameErrorTwiceIsThrownOnce() {
    a.after = throwing(first);
    b.after = throwing(first);
    b.failed = throwing(first);
    assertSame(first, fails(Event.START));
    assertEquals(0, first.getSuppressed().length);
  }

  @Test
  void exceptionOfFailedIsSuppressedAndOtherHooksAreCalled() {
    instance.update = throwing(first);
    a.failed = throwing(second);
    assertSame(first, fails(Event.START));
    assertArrayEquals(new Throwable[] {second}, first.getSuppressed());
    assertEquals(List.of(first), b.errors);
  }

  @Test
  void exceptionOfRefusedReplacesTheRefusal() {
    a.refused = throwing(first);
    assertSame(first, fails(Event.SUCCEED));
    assertEquals(
        List.of(
            "select SUCCEED",
            "a refused 1 SUCCEED",
            "b refused 1 SUCCEED",
            "a failed 1 SUCCEED",
            "b failed 1 SUCCEED"),
        log);
    assertEquals(1, first.getSuppressed().length);
    assertEquals(IllegalTransitionError.class, first.getSuppressed()[0].getClass());

    b.refused = throwing(second);
    assertSame(first, assertThrows(RuntimeException.class, () -> instance.tryFire(Event.SUCCEED)));
    assertSame(second, first.getSuppressed()[1]);
    assertEquals(3, first.getSuppressed().length);
    assertEquals(
        IllegalTransitionError.class,
        first.getSuppressed()[2].getClass(),
        "where no outcome is told, the refusal is not lost");
  }

  @Test
  void vetoIsSuppressedInExceptionOfRefused() {
    a.before = throwing(new TransitionVetoedError("frozen"));
    b.refused = throwing(first);
    assertSame(first, fails(Event.START));
    assertEquals(TransitionVetoedError.class, first.getSuppressed()[0].getClass());
    assertEquals(State.S_PENDING, instance.state());
  }

  @Test
  void vetoAfterCommitIsAnError() {
    TransitionVetoedError late = new TransitionVetoedError("too late");
    b.after = throwing(late);
    assertSame(
        late, assertThrows(TransitionVetoedError.class, () -> instance.tryFire(Event.START)));
    assertEquals(State.S_RUNNING, instance.state());
    assertEquals(List.of(), a.outcomes);
    assertEquals(List.of(late), a.errors);
  }

  @Test
  void vetoByGuardIsAnError() {
    TransitionVetoedError veto = new TransitionVetoedError("not a hook's");
    instance.in(State.S_FAILED).guard =
        () -> {
          throw veto;
        };
    assertSame(
        veto, assertThrows(TransitionVetoedError.class, () -> instance.tryFire(Event.RETRY)));
    assertEquals(List.of(veto), a.errors);
  }

  @Test
  void undeclaredCheckedExceptionsReachTheCaller() {
    IOException checked = new IOException("disk");
    a.after = throwing(checked);
    assertSame(checked, fails(Event.START));
    a.after = () -> {};
    a.before = throwing(checked);
    assertSame(checked, fails(Event.FAIL));
  }

  @Test
  void jvmErrorsAreTreatedLikeExceptions() {
    List<Error> errors = List.of(new OutOfMemoryError("test"), new StackOverflowError("test"));
    for (Error error : errors) {
      instance.in(State.S_PENDING);
      a.before = throwing(error);
      assertSame(error, fails(Event.START));
      a.before = () -> {};
      instance.update = throwing(error);
      assertSame(error, fails(Event.START));
      instance.update = () -> {};
      assertEquals(State.S_PENDING, instance.state());
      b.after = throwing(error);
      assertSame(error, fails(Event.START));
      b.after = () -> {};
      assertEquals(State.S_RUNNING, instance.state());
      instance.effect = throwing(error);
      assertSame(error, fails(Event.STOP));
      instance.effect = () -> {};
      assertEquals(State.S_ABANDONED, instance.state());
      instance.force(State.S_PENDING);
    }
  }

  @Test
  void throwingClockPreventsTheStepAndHidesNoError() {
    RuntimeException noTime = new RuntimeException("no time");
    Engine<State, Event> engine =
        new Engine<>(
            Workstream.STEPS,
            new Hooks<>(List.of(a)),
            () -> {
              throw noTime;
            });
    assertSame(
        noTime,
        assertThrows(
            RuntimeException.class, () -> engine.fire(instance, Event.START, Cause.none())));
    assertEquals(State.S_PENDING, instance.state());
    instance.choice = throwing(first);
    assertSame(
        first,
        assertThrows(
            RuntimeException.class, () -> engine.fire(instance, Event.START, Cause.none())));
    assertArrayEquals(new Throwable[] {noTime}, first.getSuppressed());
  }

  /**
   * Fires an event at every depth of the stack, so that the overflow occurs in every part of the
   * engine.
   */
  @Test
  void stackOverflowInEngineLeavesMachineUsable() throws Exception {
    List<Throwable> wrong = new ArrayList<>();
    Thread thread =
        new Thread(
            null,
            () -> {
              try {
                overflow();
              } catch (Throwable thrown) {
                wrong.add(thrown);
              }
            },
            "shallow",
            512 * 1024);
    thread.start();
    thread.join();
    assertEquals(List.of(), wrong);
  }

  private static void overflow() {
    Flipper flipper = new Flipper();
    for (int round = 0; round < 20; round++) {
      flipper.overflows = 0;
      flipper.dive();
      assertTrue(flipper.overflows > 0, "the stack overflowed");
      long steps = flipper.sequence();
      Flipper.Side state = flipper.state();
      assertNotEquals(state, flipper.fire(Flipper.Turn.TURN), "usable at once");
      assertEquals(steps + 1, flipper.sequence());
    }
  }

  /**
   * An instance with two states that does not allocate, so that few frames separate the test from
   * the overflow.
   */
  private static final class Flipper extends Handmade<Flipper.Side, Flipper.Turn> {
    enum Side {
      HEADS,
      TAILS
    }

    enum Turn {
      TURN
    }

    private static final FlatSteps<Side, Turn, Flipper, Void> STEPS =
        new FlatSteps<>(
            new TableDefinition<>(
                "Flipper", Side.values(), new byte[] {1, 0}, Side.values(), "turn"));

    final Engine<Side, Turn> engine =
        new Engine<>(
            STEPS,
            new Hooks<>(
                List.of(
                    new TransitionHook<>() {
                      @Override
                      public void after(LifecycleEvent<Side, Turn> event) {
                        recorded++;
                      }
                    })),
            InstantSource.fixed(Workstream.NOON));
    private int recorded;
    private int overflows;

    Flipper() {
      super(STEPS, Side.HEADS, null);
      driver(engine.of(this));
    }

    /** Recurses until the stack overflows, and then makes a step at each level on the way up. */
    void dive() {
      try {
        dive();
      } catch (StackOverflowError expected) {
        overflows++;
      }
      if (overflows < 300) {
        fire(Turn.TURN);
      }
    }
  }

  @Test
  void clockThatReturnsNullIsNamed() {
    InstantSource none = () -> null;
    TransitionHook<Switch.Light, Switch.Press> hook = new TransitionHook<>() {};
    Switch light = Switch.builder(false, false).clock(none).hook(hook).build();
    Switch.Light before = light.state();
    IllegalStateException error =
        assertThrows(IllegalStateException.class, () -> light.fire(Switch.Press.BUTTON));
    assertEquals(
        "Switch: the clock " + none.getClass().getName() + " returned null.", error.getMessage());
    assertEquals(before, light.state());
    assertEquals(0, light.sequence());
  }
}
