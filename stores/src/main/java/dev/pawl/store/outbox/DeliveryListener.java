package dev.pawl.store.outbox;

import dev.pawl.engine.ErrorText;
import dev.pawl.engine.VisibleText;
import dev.pawl.store.worker.Hang;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/**
 * Hears what goes wrong while messages are delivered. What it throws is not heard. It is called by
 * the threads that deliver, and by those that renew leases: it must be thread-safe, and quick.
 *
 * <p>Unless overridden, all of it is logged by the {@link Logger} {@code dev.pawl.store.outbox},
 * each as a warning of one line.
 */
public interface DeliveryListener {

  /**
   * A receiver threw, or died of a message so often that it is given up.
   *
   * @param message what it was to receive
   * @param error what it threw
   * @param parked whether the message is given up; it is tried again otherwise
   */
  default void failed(Message message, Throwable error, boolean parked) {
    warn(
        message.key()
            + (parked ? " was given up: " : " could not be delivered: ")
            + ErrorText.of(error));
  }

  /**
   * The lease of a message that is being received, or was, ran out, and somebody else has it now:
   * it may be received twice. Called once, as soon as it is known.
   */
  default void lost(Message message) {
    warn("The lease of " + message.key() + " was lost: it may be delivered twice.");
  }

  /** The database could not be used; it is tried again. */
  default void troubled(Throwable error) {
    warn("The outbox could not be used: " + ErrorText.of(error));
  }

  /**
   * Called when a receiver takes longer than {@link Outbox.Builder#hangThreshold}, or has not
   * returned when the {@link OutboxWorkers} are closed. Called once for each such call, on a
   * separate thread.
   *
   * @param message the message that is being received
   * @param hang the start of the call, its thread and its stack
   */
  default void hanging(Message message, Hang hang) {
    warn("The receiver of " + message.key() + " hangs " + hang);
  }

  private static void warn(String what) {
    Logger logger = System.getLogger("dev.pawl.store.outbox");
    logger.log(Level.WARNING, VisibleText.of(what));
  }
}
