package dev.pawl.time;

import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class SystemSchedulerTest {

  private static final Duration SOON = Duration.ofMillis(1);

  @Test
  void systemSchedulerUsesDaemonThreads() throws Exception {
    assertSame(Scheduler.system(), Scheduler.system());
    BlockingQueue<Thread> threads = new LinkedBlockingQueue<>();
    Scheduler.system().schedule(SOON, () -> threads.add(Thread.currentThread()));
    Thread thread = threads.take();
    assertTrue(thread.isDaemon());
    assertTrue(thread.getName().startsWith("pawl-timer-"), thread.getName());
    long before = Scheduler.system().nanoTime();
    assertTrue(Scheduler.system().nanoTime() - before >= 0);
  }

  @Test
  void blockedTaskDoesNotDelayOthers() throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    try {
      CountDownLatch begun = new CountDownLatch(1);
      Scheduler.system()
          .schedule(
              Duration.ZERO,
              () -> {
                begun.countDown();
                awaitQuietly(go);
              });
      begun.await();
      CountDownLatch ran = new CountDownLatch(1);
      Scheduler.system().schedule(SOON, ran::countDown);
      ran.await();
    } finally {
      go.countDown();
    }
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
