package dev.pawl.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.time.Scheduler.Timer;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ExecutorSchedulerTest {

  private static final Duration SOON = Duration.ofMillis(1);
  private static final Duration LATE = Duration.ofHours(1);
  private static final Duration FOREVER = Duration.ofSeconds(Long.MAX_VALUE, 999_999_999);

  private final BlockingQueue<Throwable> uncaught = new LinkedBlockingQueue<>();
  private final ScheduledThreadPoolExecutor pool =
      new ScheduledThreadPoolExecutor(
          2,
          work -> {
            Thread thread = new Thread(work, "pool");
            thread.setUncaughtExceptionHandler((t, error) -> uncaught.add(error));
            return thread;
          });
  private final Scheduler scheduler = Scheduler.on(pool);

  @AfterEach
  void stop() {
    pool.shutdownNow();
  }

  @Test
  void taskRunsOnceAfterDelay() throws Exception {
    BlockingQueue<Long> ran = new LinkedBlockingQueue<>();
    long start = scheduler.nanoTime();
    scheduler.schedule(Duration.ofMillis(30), () -> ran.add(scheduler.nanoTime()));
    long waited = ran.take() - start;
    assertTrue(waited >= 30_000_000, () -> "only " + waited);
    assertNull(ran.poll(50, TimeUnit.MILLISECONDS));
  }

  @Test
  void negativeDelayCountsAsZero() throws Exception {
    CountDownLatch ran = new CountDownLatch(2);
    scheduler.schedule(Duration.ofDays(-1), ran::countDown);
    scheduler.schedule(FOREVER.negated(), ran::countDown);
    ran.await();
  }

  @Test
  void hugeDelayDoesNotOverflow() throws Exception {
    List<Timer> endless = new ArrayList<>();
    for (Duration delay : List.of(FOREVER, Duration.ofNanos(Long.MAX_VALUE))) {
      endless.add(scheduler.schedule(delay, () -> uncaught.add(new AssertionError(delay))));
    }
    CountDownLatch ran = new CountDownLatch(1);
    scheduler.schedule(SOON, ran::countDown);
    ran.await();
    assertEquals(2, pool.getQueue().size());
    endless.forEach(Timer::cancel);
    assertNull(uncaught.poll());
  }

  @Test
  void tasksRunOnGivenExecutor() throws Exception {
    ExecutorService tasks = Executors.newSingleThreadExecutor(work -> new Thread(work, "tasks"));
    try {
      BlockingQueue<String> names = new LinkedBlockingQueue<>();
      Runnable task = () -> names.add(Thread.currentThread().getName());
      Scheduler.on(pool, tasks).schedule(SOON, task);
      assertEquals("tasks", names.take());
      scheduler.schedule(SOON, task);
      assertEquals("pool", names.take());
    } finally {
      tasks.shutdownNow();
    }
  }

  @Test
  void dueTaskCanBeCancelledBeforeItStarts() throws Exception {
    Queue<Runnable> handedOver = new ArrayDeque<>();
    CountDownLatch both = new CountDownLatch(2);
    Scheduler late =
        Scheduler.on(
            pool,
            work -> {
              synchronized (handedOver) {
                handedOver.add(work);
              }
              both.countDown();
            });
    List<String> ran = new ArrayList<>();
    Timer first = late.schedule(SOON, () -> ran.add("first"));
    late.schedule(SOON, () -> ran.add("second"));
    both.await();
    first.cancel();
    synchronized (handedOver) {
      handedOver.forEach(Runnable::run);
      handedOver.forEach(Runnable::run);
    }
    assertEquals(List.of("second"), ran, "and once, however often it is run");
  }

  @Test
  void cancelDoesNotInterruptRunningTask() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    BlockingQueue<Boolean> interrupted = new LinkedBlockingQueue<>();
    Timer timer =
        scheduler.schedule(
            SOON,
            () -> {
              begun.countDown();
              boolean disturbed = false;
              try {
                go.await();
              } catch (InterruptedException e) {
                disturbed = true;
              }
              interrupted.add(disturbed);
            });
    begun.await();
    timer.cancel();
    go.countDown();
    assertFalse(interrupted.take());
    timer.cancel();
  }

  @Test
  void cancelledTaskIsReleased() throws Exception {
    pool.setRemoveOnCancelPolicy(false);
    Object[] held = {new Object()};
    WeakReference<Object> reference = new WeakReference<>(held[0]);
    Timer timer = scheduler.schedule(LATE, holding(held[0]));
    held[0] = null;
    timer.cancel();
    assertEquals(1, pool.getQueue().size(), "the pool keeps what is left of the timer");
    for (int i = 0; i < 100 && reference.get() != null; i++) {
      System.gc();
      Thread.sleep(10);
    }
    assertNull(reference.get());
  }

  private static Runnable holding(Object value) {
    return () -> assertNotNull(value);
  }

  @Test
  void errorsReachOnlyTheUncaughtExceptionHandler() throws Exception {
    IllegalStateException error = new IllegalStateException("task");
    scheduler.schedule(
        SOON,
        () -> {
          throw error;
        });
    assertSame(error, uncaught.take());
    RejectedExecutionException full = new RejectedExecutionException("full");
    Scheduler refusing =
        Scheduler.on(
            pool,
            work -> {
              throw full;
            });
    refusing.schedule(SOON, () -> uncaught.add(new AssertionError("it ran")));
    assertSame(full, uncaught.take());
    CountDownLatch ran = new CountDownLatch(1);
    scheduler.schedule(SOON, ran::countDown);
    ran.await();
    assertNull(uncaught.poll());
  }

  @Test
  void refusedTaskIsOfferedAgain() throws Exception {
    AtomicInteger refusals = new AtomicInteger(1);
    Scheduler full =
        Scheduler.on(
            pool,
            work -> {
              if (refusals.getAndDecrement() > 0) {
                throw new RejectedExecutionException("full");
              }
              work.run();
            });
    CountDownLatch ran = new CountDownLatch(1);
    full.schedule(SOON, ran::countDown);
    assertTrue(ran.await(60, TimeUnit.SECONDS));
    assertEquals(-1, refusals.get());
    assertEquals("full", uncaught.take().getMessage());
  }

  @Test
  void refusedTaskIsOfferedAgainAfterHandlerThrows() throws Exception {
    ScheduledExecutorService handled =
        Executors.newSingleThreadScheduledExecutor(
            work -> {
              Thread thread = new Thread(work);
              thread.setUncaughtExceptionHandler(
                  (failed, error) -> {
                    throw new IllegalStateException("the handler throws");
                  });
              return thread;
            });
    try {
      AtomicInteger refusals = new AtomicInteger(1);
      Scheduler full =
          Scheduler.on(
              handled,
              work -> {
                if (refusals.getAndDecrement() > 0) {
                  throw new RejectedExecutionException("full");
                }
                work.run();
              });
      CountDownLatch ran = new CountDownLatch(1);
      full.schedule(SOON, ran::countDown);
      assertTrue(ran.await(60, TimeUnit.SECONDS));
    } finally {
      handled.shutdownNow();
    }
  }

  @Test
  void scheduleAfterShutdownThrows() {
    pool.shutdown();
    assertThrows(RejectedExecutionException.class, () -> scheduler.schedule(SOON, () -> {}));
  }

  @Test
  void nullArgumentsThrow() {
    assertThrows(NullPointerException.class, () -> scheduler.schedule(null, () -> {}));
    assertThrows(NullPointerException.class, () -> scheduler.schedule(SOON, null));
    assertThrows(NullPointerException.class, () -> Scheduler.on(null));
    assertThrows(NullPointerException.class, () -> Scheduler.on(pool, null));
    assertEquals(0, pool.getQueue().size());
  }

  @Test
  void threadsScheduleAndCancelConcurrently() throws Exception {
    int threads = 16;
    int each = 3_000;
    pool.setRemoveOnCancelPolicy(true);
    AtomicIntegerArray runs = new AtomicIntegerArray(threads * each);
    CountDownLatch kept = new CountDownLatch(threads * each / 3);
    ExecutorService callers = Executors.newFixedThreadPool(threads);
    try {
      CyclicBarrier start = new CyclicBarrier(threads);
      List<Future<?>> all = new ArrayList<>();
      for (int t = 0; t < threads; t++) {
        int first = t * each;
        all.add(
            callers.submit(
                () -> {
                  start.await();
                  for (int i = 0; i < each; i++) {
                    scheduleOne(first + i, i % 3, runs, kept);
                  }
                  return null;
                }));
      }
      for (Future<?> one : all) {
        one.get();
      }
    } finally {
      callers.shutdownNow();
    }
    kept.await();
    pool.shutdown();
    assertTrue(pool.awaitTermination(30, TimeUnit.SECONDS));
    for (int i = 0; i < runs.length(); i++) {
      int ran = runs.get(i);
      boolean right = i % each % 3 == 0 ? ran == 1 : i % each % 3 == 1 ? ran == 0 : ran <= 1;
      assertTrue(right, "task " + i + " ran " + ran + " times");
    }
    assertNull(uncaught.poll());
  }

  /**
   * Schedules a task that runs, a task that is cancelled in time, or a task that is cancelled when
   * it may be due.
   */
  private void scheduleOne(int number, int kind, AtomicIntegerArray runs, CountDownLatch kept) {
    Duration delay = kind == 1 ? LATE : Duration.ofNanos(number % 50_000);
    Timer timer =
        scheduler.schedule(
            delay,
            () -> {
              runs.incrementAndGet(number);
              if (kind == 0) {
                kept.countDown();
              }
            });
    if (kind != 0) {
      timer.cancel();
    }
  }
}
