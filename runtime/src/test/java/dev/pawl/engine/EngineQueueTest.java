package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.engine.Workstream.Event;
import dev.pawl.engine.Workstream.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests run to completion: events that are fired during a step run after it, in order. */
class EngineQueueTest {

  private final List<String> log = new ArrayList<>();
  private final Scripted a = new Scripted("a", log);
  private final Scripted b = new Scripted("b", log);
  private final Workstream instance = new Workstream(null, log).with(a, b);

  /** An action that runs only once. */
  private static Runnable once(Runnable action) {
    boolean[] done = new boolean[1];
    return () -> {
      if (!done[0]) {
        done[0] = true;
        action.run();
      }
    };
  }

  private List<Event> events() {
    return a.records.stream().map(LifecycleEvent::event).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"before", "update", "after", "effect"})
  void eventFiredDuringStepRunsAfterIt(String place) {
    Runnable fires =
        once(
            () -> {
              State now = instance.state();
              assertSame(now, instance.fire(Event.FAIL), "a nested call returns at once");
              assertSame(now, instance.fire(Event.RETRY));
              assertSame(now, instance.state());
            });
    switch (place) {
      case "before" -> b.before = fires;
      case "update" -> instance.update = fires;
      case "after" -> a.after = fires;
      default -> instance.effect = fires;
    }
    assertEquals(State.S_RETRYING, instance.fire(Event.START), "the outermost returns after all");
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
            "select FAIL",
            "a before 2 FAIL",
            "b before 2 FAIL",
            "update",
            "commit S_FAILED",
            "a after 2 FAIL",
            "b after 2 FAIL",
            "effect",
            "select RETRY",
            "a before 3 RETRY",
            "b before 3 RETRY",
            "update",
            "commit S_RETRYING",
            "a after 3 RETRY",
            "b after 3 RETRY",
            "effect"),
        log);
  }

  @Test
  void eventFiredDuringRefusalRunsAfterIt() {
    a.refused = once(() -> instance.fire(Event.START));
    b.refused = once(() -> instance.fire(Event.FAIL));
    Outcome<State> outcome = instance.tryFire(Event.SUCCEED);
    assertEquals(State.S_PENDING, outcome.state(), "the outcome is that of its own event");
    assertEquals(State.S_FAILED, instance.state());
    assertEquals(List.of(Event.START, Event.FAIL), events());
  }

  @Test
  void eventFiredDuringFailureRunsAfterIt() {
    RuntimeException error = new RuntimeException("update");
    instance.update =
        once(
            () -> {
              throw error;
            });
    a.failed = once(() -> instance.fire(Event.STOP));
    assertSame(error, assertThrows(RuntimeException.class, () -> instance.fire(Event.START)));
    assertEquals(State.S_ABANDONED, instance.state());
  }

  @Test
  void eventFiredByGuardRunsAfterStep() {
    instance.in(State.S_FAILED).guard =
        () -> {
          instance.tryFire(Event.STOP);
          return true;
        };
    assertEquals(State.S_ABANDONED, instance.fire(Event.RETRY));
    assertEquals(List.of(Event.RETRY, Event.STOP), events());
  }

  @Test
  void eventFiredByQueuedStepGoesToTheEnd() {
    a.after =
        () -> {
          switch (a.records.size()) {
            case 1 -> {
              instance.fire(Event.FAIL);
              instance.fire(Event.RETRY);
            }
            case 2 -> instance.fire(Event.EXPIRE);
            case 3 -> instance.fire(Event.STOP);
            default -> {}
          }
        };
    instance.fire(Event.START);
    assertEquals(List.of(Event.START, Event.FAIL, Event.RETRY, Event.EXPIRE, Event.STOP), events());
  }

  @Test
  void nestedTryFireReturnsQueued() {
    List<Outcome<State>> told = new ArrayList<>();
    a.before = once(() -> told.add(instance.tryFire(Event.FAIL)));
    instance.effect = once(() -> told.add(instance.tryFire(Event.START)));
    // the state at the end of the call
    assertEquals(
        new Outcome.Moved<>(State.S_PENDING, State.S_FAILED), instance.tryFire(Event.START));
    assertEquals(
        List.of(
            new Outcome.Ignored<>(State.S_PENDING, true),
            new Outcome.Ignored<>(State.S_RUNNING, true)),
        told);
    assertEquals(State.S_FAILED, instance.state());
    assertEquals(Outcome.Illegal.class, a.outcomes.get(0).getClass(), "of that only hooks hear");
    assertEquals(List.of(), a.errors);
  }

  @Test
  void refusalOfQueuedEventReachesOutermostCaller() {
    a.after = once(() -> instance.fire(Event.RETRY));
    instance.effect = once(() -> instance.fire(Event.STOP));
    IllegalTransitionError error =
        assertThrows(IllegalTransitionError.class, () -> instance.tryFire(Event.START));
    assertEquals(Event.RETRY, error.event());
    assertEquals(State.S_ABANDONED, instance.state(), "what waits behind it still runs");
  }

  @Test
  void nestedForceIsQueued() {
    a.before = once(() -> assertSame(State.S_PENDING, instance.force(State.S_SUCCESS)));
    b.before = once(() -> instance.tryFire(Event.FAIL));
    assertEquals(State.S_SUCCESS, instance.fire(Event.START));
    assertEquals(Arrays.asList(Event.START, null), events());
    assertEquals(
        State.S_SUCCESS, ((Outcome.Illegal<State>) b.outcomes.get(0)).state(), "FAIL came later");
  }

  @Test
  void errorsOfQueuedEventsAreJoinedAndAllEventsRun() {
    List<RuntimeException> thrown = new ArrayList<>();
    instance.effect =
        () -> {
          thrown.add(new RuntimeException("effect " + thrown.size()));
          throw thrown.get(thrown.size() - 1);
        };
    a.before =
        once(
            () -> {
              instance.fire(Event.FAIL);
              instance.fire(Event.START);
              instance.fire(Event.RETRY);
              instance.fire(Event.EXPIRE);
            });
    RuntimeException error = assertThrows(RuntimeException.class, () -> instance.fire(Event.START));
    assertEquals(List.of(Event.START, Event.FAIL, Event.RETRY, Event.EXPIRE), events());
    assertSame(thrown.get(0), error);
    Throwable[] suppressed = error.getSuppressed();
    assertEquals(4, suppressed.length);
    assertSame(thrown.get(1), suppressed[0]);
    assertEquals(IllegalTransitionError.class, suppressed[1].getClass());
    assertSame(thrown.get(2), suppressed[2]);
    assertSame(thrown.get(3), suppressed[3]);

    thrown.clear();
    assertThrows(RuntimeException.class, () -> instance.fire(Event.STOP));
    assertArrayEquals(new Throwable[0], thrown.get(0).getSuppressed(), "nothing is left over");
  }

  @Test
  void refusalIsThrownAfterEventsQueuedByIt() {
    a.refused = once(() -> instance.fire(Event.START));
    assertThrows(IllegalTransitionError.class, () -> instance.fire(Event.SUCCEED));
    assertEquals(State.S_RUNNING, instance.state());
  }

  @Test
  void longQueueDoesNotGrowTheStack() {
    instance.in(State.S_RUNNING);
    int[] left = {100_000};
    List<Event> loop = List.of(Event.FAIL, Event.RETRY, Event.EXPIRE);
    Scripted quiet = new Scripted("quiet", new Forgetful<>());
    quiet.after =
        () -> {
          quiet.records.clear();
          quiet.attempts.clear();
          log.clear();
          if (--left[0] > 0) {
            instance.fire(loop.get((100_000 - left[0]) % 3));
          }
        };
    instance.with(quiet).fire(Event.FAIL);
    assertEquals(100_000, instance.sequence());
  }

  private static final class Forgetful<T> extends ArrayList<T> {
    private static final long serialVersionUID = 1L;

    @Override
    public boolean add(T element) {
      return true;
    }
  }

  @Test
  void instancesThatFireAtEachOtherHaveSeparateQueues() {
    Workstream one = new Workstream("one", log);
    Workstream two = new Workstream("two", log);
    Scripted ofOne = new Scripted("h1", log);
    Scripted ofTwo = new Scripted("h2", log);
    one.with(ofOne);
    two.with(ofTwo);
    ofTwo.after =
        once(
            () -> {
              assertSame(State.S_RUNNING, one.fire(Event.FAIL), "queued, for one is in its step");
              assertSame(State.S_RUNNING, two.fire(Event.STOP), "queued, for two is in its step");
            });
    // fire returns the state of the other instance after all events queued there
    ofOne.after = once(() -> assertSame(State.S_ABANDONED, two.fire(Event.START)));
    assertEquals(State.S_FAILED, one.fire(Event.START));
    assertEquals(
        List.of(
            "one select START",
            "h1 before 1 START",
            "one update",
            "one commit S_RUNNING",
            "h1 after 1 START",
            "two select START",
            "h2 before 1 START",
            "two update",
            "two commit S_RUNNING",
            "h2 after 1 START",
            "two effect",
            "two select STOP",
            "h2 before 2 STOP",
            "two update",
            "two commit S_ABANDONED",
            "h2 after 2 STOP",
            "two effect",
            "one effect",
            "one select FAIL",
            "h1 before 2 FAIL",
            "one update",
            "one commit S_FAILED",
            "h1 after 2 FAIL",
            "one effect"),
        log);
  }

  @Test
  void errorOfOtherInstanceIsErrorOfTheFiringHook() {
    Workstream other = new Workstream("other", log).with();
    a.after = once(() -> other.fire(Event.SUCCEED));
    b.after = once(() -> assertThrows(IllegalTransitionError.class, () -> other.fire(Event.FAIL)));
    IllegalTransitionError error =
        assertThrows(IllegalTransitionError.class, () -> instance.fire(Event.START));
    assertEquals("other", error.entityId());
    assertEquals(State.S_RUNNING, instance.state());
    assertSame(error, b.errors.get(0));
    assertEquals(State.S_RUNNING, other.fire(Event.START));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 50})
  void cycleOfInstancesQueuesAtTheFirst(int length) {
    List<Workstream> chain = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      Workstream link = new Workstream("link-" + i, log);
      int next = i + 1;
      link.effect =
          once(
              () -> {
                if (next < length) {
                  chain.get(next).fire(Event.START);
                } else {
                  chain.forEach(each -> each.fire(Event.FAIL));
                }
              });
      chain.add(link.with());
    }
    for (int round = 0; round < 2; round++) {
      if (round == 1) {
        chain.forEach(link -> link.in(State.S_PENDING));
      }
      chain.get(0).fire(round == 0 ? Event.START : Event.STOP);
    }
    assertEquals(State.S_ABANDONED, chain.get(0).state());
    assertEquals(3, chain.get(0).sequence());
    chain.stream().skip(1).forEach(link -> assertEquals(2, link.sequence()));
  }
}
