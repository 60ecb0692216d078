package dev.pawl.store.outbox;

import dev.pawl.store.worker.Hang;

/**
 * A listener that notifies another listener and ignores the exceptions of that listener.
 *
 * @param listener the listener to notify
 */
record SafeDeliveryListener(DeliveryListener listener) implements DeliveryListener {

  @Override
  public void failed(Message message, Throwable error, boolean parked) {
    safely(() -> listener.failed(message, error, parked));
  }

  @Override
  public void leaseLost(Message message) {
    safely(() -> listener.leaseLost(message));
  }

  @Override
  public void unavailable(Throwable error) {
    safely(() -> listener.unavailable(error));
  }

  @Override
  public void hanging(Message message, Hang hang) {
    safely(() -> listener.hanging(message, hang));
  }

  private static void safely(Runnable call) {
    try {
      call.run();
    } catch (Throwable e) {
      // a failing listener must not stop the delivery
    }
  }
}
