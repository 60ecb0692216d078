package dev.pawl.hook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.hook.Records.Light;
import dev.pawl.hook.Records.Signal;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RingHookTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 10, 11})
  void lastStepsAreKept(int capacity) {
    RingHook<Light, Signal> ring = new RingHook<>(capacity);
    List<LifecycleEvent<Light, Signal>> all = new ArrayList<>();
    for (int i = 1; i <= 10; i++) {
      LifecycleEvent<Light, Signal> step = Records.step(i, Cause.none());
      all.add(step);
      ring.after(step);
      assertEquals(all.subList(Math.max(0, i - capacity), i), ring.events());
    }
    assertEquals(10, ring.count());
    ring.clear();
    assertEquals(List.of(), ring.events());
    assertEquals(0, ring.count());
  }

  @Test
  void refusedAttemptsAreKeptSeparatelyAndOnlyIfRequested() {
    RingHook<Light, Signal> plain = new RingHook<>(2);
    RingHook<Light, Signal> ring = new RingHook<>(2, true);
    ring.after(Records.step(1, Cause.none()));
    List<RingHook.Refused<Light, Signal>> expected = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      Outcome<Light> outcome = new Outcome.Ignored<>(Light.values()[i % 2], false);
      LifecycleEvent<Light, Signal> attempt = Records.attempt(Light.RED, Signal.HALT);
      expected.add(new RingHook.Refused<>(attempt, outcome));
      ring.refused(attempt, outcome);
      plain.refused(attempt, outcome);
    }
    assertEquals(expected.subList(3, 5), ring.refused());
    assertEquals(List.of(Records.step(1, Cause.none())), ring.events());
    assertEquals(List.of(), plain.refused());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void capacityBelowOneThrows(int capacity) {
    assertThrows(IllegalArgumentException.class, () -> new RingHook<>(capacity));
  }

  @Test
  void listsAreCopies() {
    RingHook<Light, Signal> ring = new RingHook<>(2);
    ring.after(Records.step(1, Cause.none()));
    List<LifecycleEvent<Light, Signal>> before = ring.events();
    ring.after(Records.step(2, Cause.none()));
    assertEquals(1, before.size());
    assertThrows(UnsupportedOperationException.class, before::clear);
  }

  @Test
  void concurrentStepsAreAllCounted() throws InterruptedException {
    RingHook<Light, Signal> ring = new RingHook<>(4_000);
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < 4; t++) {
      threads.add(
          new Thread(
              () -> {
                for (int i = 0; i < 1_000; i++) {
                  ring.after(Records.step(i, Cause.none()));
                  if (i % 100 == 0) {
                    ring.events();
                  }
                }
              }));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertEquals(4_000, ring.events().size());
    assertEquals(4_000, ring.count());
  }
}
