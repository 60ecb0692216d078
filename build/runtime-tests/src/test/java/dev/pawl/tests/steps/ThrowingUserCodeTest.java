package dev.pawl.tests.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.LifecycleEvent;
import dev.pawl.Machine;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import dev.pawl.TransitionVetoedError;
import dev.pawl.time.VirtualScheduler;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * User code that throws each kind of exception at each place of a step, in a chart and in a flat
 * thread-safe machine. {@code ThrowingUserCodeTest} of the stores does the same in databases.
 */
class ThrowingUserCodeTest {

  private enum Place {
    BEFORE,
    GUARD,
    UPDATE,
    AFTER,
    LISTENER,
    LEAVE,
    REPORT,
    ENTER,
    VETOED,
    FAILED;

    boolean preventsStep() {
      return compareTo(UPDATE) <= 0 || this == VETOED;
    }
  }

  private enum Kind {
    RUNTIME(() -> new IllegalStateException("thrown")),
    CHECKED(() -> new IOException("thrown")),
    INTERRUPTED(() -> new InterruptedException("thrown")),
    ASSERTION(() -> new AssertionError("thrown")),
    STACK(() -> new StackOverflowError("thrown")),
    MEMORY(() -> new OutOfMemoryError("thrown")),
    LINKAGE(() -> new NoClassDefFoundError("thrown")),
    THROWABLE(() -> new Throwable((String) null)),
    SPEECHLESS(Speechless::new);

    private final Supplier<Throwable> create;

    Kind(Supplier<Throwable> create) {
      this.create = create;
    }
  }

  /** An exception that cannot be printed. */
  private static final class Speechless extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new IllegalStateException("no message");
    }

    @Override
    public String toString() {
      throw new IllegalStateException("no text");
    }
  }

  private final VirtualScheduler time = new VirtualScheduler();
  private final List<String> called = new ArrayList<>();
  private final List<Throwable> failures = new ArrayList<>();
  private Place place;
  private Throwable thrown;

  @BeforeEach
  void clearInterrupt() {
    Thread.interrupted();
  }

  @SuppressWarnings("unchecked") // throws a checked exception without declaring it, as Kotlin does
  private static <T extends Throwable> void sneak(Throwable thrown) throws T {
    throw (T) thrown;
  }

  private void at(Place reached) {
    if (place == reached) {
      sneak(thrown);
    }
  }

  private void effect(Place reached) {
    called.add(reached.name());
    at(reached);
    if (place == Place.FAILED) {
      throw new IllegalArgumentException(reached.name());
    }
  }

  private final class Hook<S, E> implements TransitionHook<S, E> {
    @Override
    public void before(LifecycleEvent<S, E> step) {
      at(Place.BEFORE);
      if (place == Place.VETOED) {
        throw new TransitionVetoedError("no");
      }
    }

    @Override
    public void after(LifecycleEvent<S, E> step) {
      called.add("after " + step.sequence());
      at(Place.AFTER);
    }

    @Override
    public void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
      called.add("refused");
      at(Place.VETOED);
    }

    @Override
    public void failed(LifecycleEvent<S, E> step, Throwable error) {
      called.add("failed " + step.sequence());
      failures.add(error);
      at(Place.FAILED);
    }
  }

  private final class Listener<S, E> implements TransitionListener<S, E> {
    @Override
    public void moved(S from, E event, S to) {
      called.add("moved");
      at(Place.LISTENER);
    }
  }

  private boolean allowed() {
    at(Place.GUARD);
    return true;
  }

  private int count(int context) {
    at(Place.UPDATE);
    return context + 1;
  }

  private SirenMachine siren() {
    return SirenMachine.builder()
        .scheduler(time)
        .context(0)
        .logic(
            new SirenLogic() {
              @Override
              public boolean allowed(Integer context) {
                return ThrowingUserCodeTest.this.allowed();
              }

              @Override
              public Integer count(Integer context) {
                return ThrowingUserCodeTest.this.count(context);
              }
            })
        .effects(
            new SirenEffects() {
              @Override
              public void leave(Integer context) {
                effect(Place.LEAVE);
              }

              @Override
              public void report(Integer context) {
                effect(Place.REPORT);
              }

              @Override
              public void enter(Integer context) {
                effect(Place.ENTER);
              }
            })
        .hook(new Hook<>())
        .listener(new Listener<>())
        .build();
  }

  private TapMachine tap() {
    return TapMachine.builder()
        .context(0)
        .logic(
            new TapLogic() {
              @Override
              public boolean allowed(Integer context) {
                return ThrowingUserCodeTest.this.allowed();
              }

              @Override
              public Integer count(Integer context) {
                return ThrowingUserCodeTest.this.count(context);
              }
            })
        .effects(context -> effect(Place.REPORT))
        .hook(new Hook<>())
        .listener(new Listener<>())
        .build();
  }

  /** Returns the exception of a call, and checks that the call restored the interrupt flag. */
  private Throwable caught(Kind kind, Place at, Runnable call) {
    called.clear();
    failures.clear();
    thrown = kind.create.get();
    place = at;
    Throwable caught = StepProbes.thrown(call);
    place = null;
    assertEquals(kind == Kind.INTERRUPTED, Thread.interrupted(), "the interrupt flag at " + at);
    return caught;
  }

  /** Checks the result of a failed step, then makes the step if it was not made. */
  private <S, E> void requireConsistent(
      Kind kind, Place at, Machine<S, E> machine, IntSupplier context, E event, List<String> all) {
    S before = machine.state();
    Throwable caught = caught(kind, at, () -> machine.fire(event));
    String of = machine + " " + kind + " " + at;
    if (at == Place.VETOED) {
      assertSame(thrown, caught, of);
      assertTrue(caught.getSuppressed()[0] instanceof TransitionVetoedError, of);
      assertEquals(List.of("refused", "failed 1"), called, of);
      assertSame(thrown, failures.get(0), of);
    } else if (at == Place.FAILED) {
      assertTrue(caught instanceof IllegalArgumentException, of);
      assertSame(caught, failures.get(0), of);
    } else {
      assertSame(thrown, caught, of);
      assertEquals(1, failures.size(), of);
      assertSame(thrown, failures.get(0), of);
    }
    if (at.preventsStep()) {
      assertSame(before, machine.state(), of);
      assertEquals(0, machine.sequence(), of);
      assertEquals(0, context.getAsInt(), of);
      assertEquals("failed 1", called.get(called.size() - 1), of);
      assertTrue(called.stream().noneMatch(all::contains), of + called);
      machine.fire(event);
    } else {
      List<String> expected = new ArrayList<>(all);
      expected.add("failed 1");
      assertEquals(expected, called, of);
    }
    assertEquals(1, machine.sequence(), of);
    assertEquals(1, context.getAsInt(), of);
  }

  @ParameterizedTest
  @EnumSource
  void failingStepOfChartIsConsistent(Place at) {
    for (Kind kind : Kind.values()) {
      SirenMachine siren = siren();
      requireConsistent(
          kind,
          at,
          siren,
          siren::context,
          SirenEvent.SOUND,
          List.of("after 1", "moved", "LEAVE", "REPORT", "ENTER"));
      assertEquals(SirenState.LOUD, siren.state());
      assertEquals(1, siren.snapshot().timers().size());
      assertEquals(List.of(Duration.ofSeconds(5)), time.pending());
      time.advance(Duration.ofSeconds(5));
      assertEquals(SirenState.QUIET, siren.state());
      assertEquals(List.of(), time.pending());
    }
  }

  @ParameterizedTest
  @EnumSource(
      names = {"LEAVE", "ENTER"},
      mode = EnumSource.Mode.EXCLUDE)
  void failingStepOfFlatMachineIsConsistent(Place at) {
    for (Kind kind : Kind.values()) {
      TapMachine tap = tap();
      requireConsistent(
          kind, at, tap, tap::context, TapEvent.TURN, List.of("after 1", "moved", "REPORT"));
      assertEquals(TapState.OPEN, tap.state());
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"BEFORE", "AFTER", "LISTENER"})
  void failingTimerKeepsOrMakesItsStep(Place at) {
    for (Kind kind : Kind.values()) {
      SirenMachine siren = siren();
      siren.fire(SirenEvent.SOUND);
      Throwable caught = caught(kind, at, () -> time.advance(Duration.ofSeconds(5)));
      assertSame(thrown, caught, kind + " " + at);
      assertEquals(1, failures.size(), kind + " " + at);
      assertSame(thrown, failures.get(0), kind + " " + at);
      assertEquals(at == Place.BEFORE ? SirenState.LOUD : SirenState.QUIET, siren.state());
      assertEquals(at == Place.BEFORE ? 1 : 2, siren.sequence());
      time.advance(Duration.ofMinutes(5));
      assertEquals(SirenState.QUIET, siren.state(), kind + " " + at);
      assertEquals(2, siren.sequence());
    }
  }
}
