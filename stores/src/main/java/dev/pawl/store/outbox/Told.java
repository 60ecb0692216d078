package dev.pawl.store.outbox;

/** Tells listeners; one that throws disturbs no delivery. */
final class Told {

  private Told() {}

  static void failed(DeliveryListener listener, Message message, Throwable error, boolean parked) {
    safely(() -> listener.failed(message, error, parked));
  }

  static void lost(DeliveryListener listener, Message message) {
    safely(() -> listener.lost(message));
  }

  static void troubled(DeliveryListener listener, Throwable error) {
    safely(() -> listener.troubled(error));
  }

  private static void safely(Runnable telling) {
    try {
      telling.run();
    } catch (Throwable e) {
      // a listener has nobody to tell
    }
  }
}
