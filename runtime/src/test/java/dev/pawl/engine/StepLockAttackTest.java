package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests many threads at one lock: post never waits, posted calls are not lost, and no false
 * deadlock is reported.
 */
@Tag("attack")
class StepLockAttackTest {

  private static final int THREADS = 6;
  private static final int CALLS = 20_000;

  private final StepLock lock = new StepLock("it");
  private int counted;

  private static List<Thread> started(Runnable... tasks) {
    List<Thread> threads = new ArrayList<>();
    for (Runnable task : tasks) {
      Thread thread = new Thread(task);
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
    return threads;
  }

  private static void join(List<Thread> threads) throws InterruptedException {
    for (Thread thread : threads) {
      thread.join(60_000);
      assertTrue(!thread.isAlive(), "still waits");
    }
  }

  private int count() {
    assertEquals(1, lock.getHoldCount());
    return ++counted;
  }

  @Test
  void postedCallsAreNotLost() throws InterruptedException {
    List<CompletableFuture<Integer>> answers = new ArrayList<>();
    Runnable posting =
        () -> {
          List<CompletableFuture<Integer>> own = new ArrayList<>();
          for (int i = 0; i < CALLS; i++) {
            own.add(lock.post(this::count));
          }
          synchronized (answers) {
            answers.addAll(own);
          }
        };
    Runnable locking =
        () -> {
          for (int i = 0; i < CALLS; i++) {
            lock.lock();
            try {
              count();
            } finally {
              lock.unlock();
            }
          }
        };
    List<Runnable> tasks = new ArrayList<>();
    for (int i = 0; i < THREADS / 2; i++) {
      tasks.add(posting);
      tasks.add(locking);
    }
    join(started(tasks.toArray(new Runnable[0])));
    assertEquals(THREADS * CALLS, counted);
    assertEquals(THREADS / 2 * CALLS, answers.stream().filter(a -> a.join() > 0).count());
    assertTrue(!lock.isLocked());
  }

  @Test
  void postedCallsRunOnTheThreadThatHoldsTheLock() throws InterruptedException {
    AtomicReference<Thread> served = new AtomicReference<>();
    AtomicReference<CompletableFuture<Integer>> answer = new AtomicReference<>();
    lock.lock();
    join(
        started(
            () ->
                answer.set(
                    lock.post(
                        () -> {
                          served.set(Thread.currentThread());
                          return count();
                        }))));
    assertTrue(!answer.get().isDone());
    lock.unlock();
    assertEquals(1, answer.get().join());
    assertSame(Thread.currentThread(), served.get());
  }

  @Test
  void exceptionOfPostedCallGoesToItsFuture() {
    lock.lock();
    CompletableFuture<?>[] failed = new CompletableFuture<?>[1];
    Thread other =
        started(
                () ->
                    failed[0] =
                        lock.post(
                            () -> {
                              throw new AssertionError("posted");
                            }))
            .get(0);
    try {
      other.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    lock.unlock();
    CompletionException thrown = assertThrows(CompletionException.class, failed[0]::join);
    assertEquals("posted", thrown.getCause().getMessage());
  }

  @Test
  void interruptedThreadKeepsWaiting() throws InterruptedException {
    CountDownLatch waits = new CountDownLatch(1);
    boolean[] interrupted = {false};
    lock.lock();
    List<Thread> threads =
        started(
            () -> {
              waits.countDown();
              lock.lock();
              interrupted[0] = Thread.currentThread().isInterrupted();
              count();
              lock.unlock();
            });
    assertTrue(waits.await(60, TimeUnit.SECONDS));
    threads.get(0).interrupt();
    while (!lock.hasQueuedThreads()) {
      Thread.onSpinWait();
    }
    lock.unlock();
    join(threads);
    assertTrue(interrupted[0]);
    assertEquals(1, counted);
  }

  @Test
  void longWaitWithoutCycleIsNoDeadlock() throws InterruptedException {
    StepLock second = new StepLock("second");
    StepLock third = new StepLock("third");
    // each thread holds one lock and waits for the next; the last one does not wait
    CountDownLatch held = new CountDownLatch(2);
    lock.lock();
    List<Thread> threads =
        started(
            () -> {
              second.lock();
              held.countDown();
              lock.lock();
              count();
              lock.unlock();
              second.unlock();
            },
            () -> {
              third.lock();
              held.countDown();
              await(held);
              second.lock();
              second.unlock();
              third.unlock();
            });
    await(held);
    while (!lock.hasQueuedThreads() || !second.hasQueuedThreads()) {
      Thread.onSpinWait();
    }
    // longer than the time after which a thread searches for a cycle
    Thread.sleep(150);
    lock.unlock();
    join(threads);
    assertEquals(1, counted);
  }

  private static void await(CountDownLatch latch) {
    try {
      assertTrue(latch.await(60, TimeUnit.SECONDS));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
