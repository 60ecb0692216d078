package dev.pawl.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class VirtualSchedulerThreadsTest {

  private final VirtualScheduler time = new VirtualScheduler();

  private static Duration s(long seconds) {
    return Duration.ofSeconds(seconds);
  }

  @Test
  void threadsMayScheduleDuringAdvance() throws InterruptedException {
    AtomicInteger ran = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    CountDownLatch start = new CountDownLatch(1);
    for (int t = 0; t < 8; t++) {
      threads.add(
          new Thread(
              () -> {
                awaitQuietly(start);
                for (int i = 0; i < 5_000; i++) {
                  time.schedule(Duration.ofNanos(i % 7), ran::incrementAndGet);
                  time.schedule(Duration.ofNanos(i % 3), ran::incrementAndGet).cancel();
                }
              }));
    }
    threads.forEach(Thread::start);
    start.countDown();
    int counted = 0;
    while (threads.stream().anyMatch(Thread::isAlive)) {
      counted += time.advance(Duration.ofNanos(1)).size();
    }
    counted += time.advance(Duration.ofNanos(10)).size();
    assertEquals(counted, ran.get());
    assertTrue(counted >= 40_000, () -> "lost: " + ran);
    assertEquals(List.of(), time.pending());
  }

  /** A thread that holds a lock for which a task waits must be able to schedule. */
  @Test
  void noLockIsHeldWhileTaskRuns() throws InterruptedException {
    CountDownLatch scheduled = new CountDownLatch(1);
    Thread[] other = new Thread[1];
    time.schedule(
        s(1),
        () -> {
          other[0] =
              new Thread(
                  () -> {
                    time.schedule(s(1), () -> {});
                    scheduled.countDown();
                  });
          other[0].start();
          awaitQuietly(scheduled);
        });
    assertEquals(List.of(s(1), s(2)), time.advance(s(2)));
    other[0].join();
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
