package dev.pawl.store.outbox;

import dev.pawl.store.watch.WorkerThreads;
import dev.pawl.store.worker.Hang;
import dev.pawl.time.Backoff;
import java.time.Duration;
import java.util.Collection;
import java.util.Objects;
import java.util.function.BooleanSupplier;

/**
 * Threads that deliver messages in the background until they are closed. When no message is due,
 * the threads poll about every half second. While the database fails, the wait grows up to half a
 * minute.
 *
 * <p>A message that is being received for longer than {@link Outbox.Builder#hangThreshold} is
 * reported to {@link DeliveryListener#hanging}. A message whose receiver hangs occupies one thread;
 * the other threads deliver the other messages. If receivers hang in all threads, the other claimed
 * messages are released, so that other processes can deliver them.
 *
 * <p>Thread-safe.
 */
public final class OutboxWorkers implements AutoCloseable {

  private static final Duration IDLE = Duration.ofMillis(500);
  private static final Duration GRACE = Duration.ofSeconds(30);

  private static final Backoff RETRY_PAUSES =
      Backoff.exponential(Duration.ofMillis(500), Duration.ofSeconds(30)).withFullJitter();

  private final Outbox outbox;
  private final Receiver receiver;
  private final ClaimedMessages claimed = new ClaimedMessages();
  private final WorkerThreads<RunningDelivery> threads;

  OutboxWorkers(Outbox outbox, Receiver receiver, int count) {
    if (count < 1) {
      throw new IllegalArgumentException(
          "The number of threads must be at least 1, but is " + count + ".");
    }
    this.outbox = outbox;
    this.receiver = receiver;
    this.threads =
        new WorkerThreads<>(
            new WorkerThreads.Rules("pawl-outbox", count, true, false, outbox.hangThreshold()),
            new Job());
    threads.start(null);
  }

  /** The work of the threads. */
  private final class Job implements WorkerThreads.Job<RunningDelivery> {

    @Override
    public void run(BooleanSupplier stopping) {
      work(stopping);
    }

    @Override
    public Collection<RunningDelivery> running() {
      return claimed.running();
    }

    @Override
    public void report(RunningDelivery call, Hang hang) {
      outbox.listener().hanging(call.message(), hang);
    }

    @Override
    public void releaseClaims() {
      batch(() -> true).releaseClaims(claimed.takeAll());
    }
  }

  private BatchDelivery batch(BooleanSupplier stopping) {
    return outbox.batch(receiver, claimed, threads::signal, stopping);
  }

  private void work(BooleanSupplier stopping) {
    int failures = 0;
    while (!stopping.getAsBoolean()) {
      boolean more = false;
      try {
        more = batch(stopping).run();
        failures = 0;
      } catch (ThreadDeath e) {
        throw e;
      } catch (Throwable e) {
        failures++;
        outbox.listener().unavailable(e);
      }
      // close() also sets "stopping", so any other interrupt comes from the receiver and is ignored
      Thread.interrupted();
      if (!more) {
        threads.pause(failures == 0 ? IDLE : RETRY_PAUSES.delay(failures));
      }
    }
  }

  /** Closes the workers like {@link #close(Duration)} with a grace time of 30 seconds. */
  @Override
  public void close() {
    close(GRACE);
  }

  /**
   * Stops the workers. The workers claim no more messages, release the messages that were not
   * handed over, and wait for the running receivers. If the receivers take longer than the grace
   * time, the receivers are interrupted and this method waits for the grace time once more. A
   * receiver that still runs after the second wait is reported to {@link DeliveryListener#hanging},
   * unless it was reported before. The message of such a receiver stays claimed until the receiver
   * returns. If the calling thread is interrupted, this method returns at once. A receiver may
   * close the workers that call it; this method then does not wait for that receiver.
   *
   * @param grace the maximum duration of each of the two waits
   * @return whether all threads have ended
   */
  public boolean close(Duration grace) {
    return threads.close(Objects.requireNonNull(grace, "grace"));
  }
}
