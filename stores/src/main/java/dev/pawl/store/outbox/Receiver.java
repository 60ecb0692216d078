package dev.pawl.store.outbox;

/**
 * A receiver of messages from an {@link Outbox}. A receiver must be thread-safe if several threads
 * deliver. A call may take any time, because the lease of the message is renewed until the call
 * returns.
 */
@FunctionalInterface
public interface Receiver {

  /**
   * Processes a message. The message counts as delivered when this method returns. If this method
   * throws an exception or an error, the message is retried later. An {@link InterruptedException}
   * also ends the delivery: the thread stays interrupted, and the claimed messages that were not
   * handed over are released. A {@link ThreadDeath} ends the delivery, too, and is rethrown.
   *
   * @param message the message, which may be a {@linkplain Message#isRepeated() duplicate}
   * @throws Exception if the message could not be processed
   */
  void receive(Message message) throws Exception;
}
