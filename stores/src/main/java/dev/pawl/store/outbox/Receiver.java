package dev.pawl.store.outbox;

/**
 * Takes messages out of an outbox. Thread-safe if several threads deliver. It may take as long as
 * it likes: while it works, the lease of its message is renewed.
 */
@FunctionalInterface
public interface Receiver {

  /**
   * Does what the message asks for. It counts as delivered when this returns, and is tried again
   * later if this throws anything, errors included. An {@link InterruptedException} also ends the
   * delivery: the thread stays interrupted, and what it has not handed over is given back. So does
   * a {@link ThreadDeath}, which is thrown on.
   *
   * @throws Exception if it could not be done
   */
  void receive(Message message) throws Exception;
}
