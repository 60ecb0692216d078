package dev.pawl.store.outbox;

import dev.pawl.store.watch.WorkerThreads;
import dev.pawl.store.worker.Hang;
import dev.pawl.time.Backoff;
import java.time.Duration;
import java.util.Collection;
import java.util.Objects;
import java.util.function.BooleanSupplier;

/**
 * Delivers in the background until it is closed. If nothing is due, it looks again after about half
 * a second; while the database is down, ever less often, up to every half minute.
 *
 * <p>A message that is being received for longer than {@link Outbox.Builder#hangThreshold} is
 * reported to {@link DeliveryListener#hanging}. It occupies its thread, and the other threads
 * deliver the rest. If no other thread is left, what was claimed is given back, so that other
 * processes can deliver it.
 *
 * <p>Thread-safe.
 */
public final class OutboxWorkers implements AutoCloseable {

  private static final Duration IDLE = Duration.ofMillis(500);
  private static final Duration GRACE = Duration.ofSeconds(30);

  private static final Backoff TROUBLED =
      Backoff.exponential(Duration.ofMillis(500), Duration.ofSeconds(30)).withFullJitter();

  private final Outbox outbox;
  private final Receiver receiver;
  private final ClaimedMessages claimed = new ClaimedMessages();
  private final WorkerThreads<RunningDelivery> threads;

  OutboxWorkers(Outbox outbox, Receiver receiver, int count) {
    if (count < 1) {
      throw new IllegalArgumentException("There must be a thread, not " + count + ".");
    }
    this.outbox = outbox;
    this.receiver = receiver;
    this.threads =
        new WorkerThreads<>(
            new WorkerThreads.Rules("pawl-outbox", count, true, false, outbox.hangThreshold()),
            new Job());
    threads.start();
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
    public void giveBack() {
      batch(() -> true).giveBack(claimed.takeAll());
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
        outbox.listener().troubled(e);
      }
      // only close() has these threads to interrupt; a receiver that does it to itself goes on
      Thread.interrupted();
      if (!more) {
        threads.pause(failures == 0 ? IDLE : TROUBLED.delay(failures));
      }
    }
  }

  /** Closes the workers as {@link #close(Duration)} does with 30 seconds. */
  @Override
  public void close() {
    close(GRACE);
  }

  /**
   * Stops. Takes no more messages, gives back those that were not handed over, and waits for those
   * that are being received. If that takes longer than the given time, interrupts the receivers and
   * waits as long again. A receiver that runs even then is reported to {@link
   * DeliveryListener#hanging}, if it was not before; its message stays claimed until the receiver
   * returns. If the calling thread is interrupted, it returns at once. A receiver may close the
   * workers by which it is called; it is not waited for.
   *
   * @param grace how long each of the two waits is at most
   * @return whether all threads have ended
   */
  public boolean close(Duration grace) {
    return threads.close(Objects.requireNonNull(grace, "grace"));
  }
}
