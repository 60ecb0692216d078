package dev.pawl.store.outbox;

import dev.pawl.engine.ErrorText;
import dev.pawl.engine.VisibleText;
import dev.pawl.store.worker.Hang;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/**
 * A listener for problems during the delivery of messages. The listener is called by threads that
 * deliver messages or renew leases, so it must be thread-safe and fast. Exceptions of the listener
 * are ignored.
 *
 * <p>By default each method logs a warning of one line with the {@link Logger} {@code
 * dev.pawl.store.outbox}.
 */
public interface DeliveryListener {

  /**
   * Called when a receiver has thrown an exception, or when a message is parked because the process
   * ended during its last attempts.
   *
   * @param message the message that was not received
   * @param error the exception of the receiver
   * @param parked whether the message is parked; otherwise the message will be retried
   */
  default void failed(Message message, Throwable error, boolean parked) {
    warn(
        message.key()
            + (parked
                ? " was parked after its last attempt: "
                : " could not be delivered and will be retried: ")
            + ErrorText.of(error));
  }

  /**
   * Called when the lease of a message has ended during its delivery and another worker has claimed
   * the message, so that the message may be delivered twice. Called once per delivery, as soon as
   * the other claim is detected.
   *
   * @param message the message whose lease has ended
   */
  default void leaseLost(Message message) {
    warn("The lease of " + message.key() + " was lost: it may be delivered twice.");
  }

  /**
   * Called when the database has failed. The worker tries again later.
   *
   * @param error the error of the database
   */
  default void unavailable(Throwable error) {
    warn("The outbox could not use its database and tries again: " + ErrorText.of(error));
  }

  /**
   * Called when a receiver takes longer than {@link Outbox.Builder#hangThreshold}, or has not
   * returned when the {@link OutboxWorkers} are closed. Called once for each hanging call, on a
   * separate thread.
   *
   * @param message the message that is being received
   * @param hang the start, the thread and the stack of the call
   */
  default void hanging(Message message, Hang hang) {
    warn("The receiver of " + message.key() + " hangs " + hang);
  }

  private static void warn(String what) {
    Logger logger = System.getLogger("dev.pawl.store.outbox");
    logger.log(Level.WARNING, VisibleText.of(what));
  }
}
