package dev.pawl.samples.attack;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Waits for threads, but only for a limited time. */
final class Waits {

  private static final long MAX_SECONDS = 60;

  private Waits() {}

  static void await(CountDownLatch latch) {
    try {
      assertTrue(latch.await(MAX_SECONDS, TimeUnit.SECONDS));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Runs tasks at the same time, waits until all have ended, and returns their exceptions. */
  static List<Throwable> together(Runnable... tasks) {
    List<Throwable> thrown = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    for (Runnable task : tasks) {
      Thread thread = new Thread(task);
      thread.setDaemon(true);
      thread.setUncaughtExceptionHandler(
          (t, e) -> {
            synchronized (thrown) {
              thrown.add(e);
            }
          });
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      join(thread);
    }
    return thrown;
  }

  static void join(Thread thread) {
    try {
      thread.join(TimeUnit.SECONDS.toMillis(MAX_SECONDS));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    assertTrue(!thread.isAlive(), "still waits");
  }
}
