package dev.pawl.store.outbox;

import dev.pawl.time.Backoff;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/**
 * Delivers in the background until it is closed. Where nothing is due it looks again after about
 * half a second; while the database is down, ever less often, up to every half minute. Thread-safe.
 */
public final class OutboxWorkers implements AutoCloseable {

  private static final Duration IDLE = Duration.ofMillis(500);
  private static final Duration GRACE = Duration.ofSeconds(30);

  private static final Backoff TROUBLED =
      Backoff.exponential(Duration.ofMillis(500), Duration.ofSeconds(30)).withFullJitter();

  private final Outbox outbox;
  private final Receiver receiver;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final List<Thread> threads;

  OutboxWorkers(Outbox outbox, Receiver receiver, int count) {
    if (count < 1) {
      throw new IllegalArgumentException("There must be a thread, not " + count + ".");
    }
    this.outbox = outbox;
    this.receiver = receiver;
    this.threads = IntStream.rangeClosed(1, count).mapToObj(this::thread).toList();
    threads.forEach(Thread::start);
  }

  private Thread thread(int number) {
    Thread thread = new Thread(this::work, "pawl-outbox-" + number);
    thread.setDaemon(true);
    return thread;
  }

  private boolean isClosed() {
    return closed.getCount() == 0;
  }

  private void work() {
    int failures = 0;
    while (!isClosed()) {
      boolean more = false;
      try {
        more = outbox.batch(receiver, this::isClosed).run();
        failures = 0;
      } catch (ThreadDeath e) {
        throw e;
      } catch (Throwable e) {
        failures++;
        outbox.listener().troubled(e);
      }
      // only close() has these threads to interrupt; a receiver that does it to itself goes on
      Thread.interrupted();
      if (!more) {
        pause(failures == 0 ? IDLE : TROUBLED.delay(failures));
      }
    }
  }

  private void pause(Duration time) {
    try {
      closed.await(time.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      // the loop asks whether it is closed
    }
  }

  /**
   * Takes no more messages, and waits half a minute for those that are being received; then it
   * interrupts them. What was not handed over is given back.
   */
  @Override
  public void close() {
    close(GRACE);
  }

  /**
   * The same, but waits so long before it interrupts, and then so long again.
   *
   * @return whether all threads have ended
   */
  public boolean close(Duration grace) {
    closed.countDown();
    boolean ended = joined(grace);
    if (!ended) {
      threads.stream().filter(one -> one != Thread.currentThread()).forEach(Thread::interrupt);
      ended = joined(grace);
    }
    return ended;
  }

  /** A receiver may close what it is called by; it is not waited for. */
  private boolean joined(Duration grace) {
    long end = System.nanoTime() + grace.toNanos();
    try {
      for (Thread one : threads) {
        long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        if (one != Thread.currentThread() && one.isAlive()) {
          one.join(Math.max(1, left));
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return threads.stream().allMatch(one -> one == Thread.currentThread() || !one.isAlive());
  }
}
