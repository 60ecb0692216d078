package dev.pawl.store.outbox;

/** Takes messages out of an outbox. Thread-safe if several threads deliver. */
@FunctionalInterface
public interface Receiver {

  /**
   * Does what the message asks for. It counts as delivered when this returns.
   *
   * @throws Exception if it could not be done; it is tried again later
   */
  void receive(Message message) throws Exception;
}
