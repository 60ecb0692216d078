package dev.pawl.guides.handwritten;

import java.util.function.Consumer;

/** The handwritten delivery of a message to a subscriber's address. */
class Delivery {

  enum Status {
    PENDING,
    SENDING,
    WAITING,
    DEAD,
    DELIVERED,
    CANCELLED
  }

  private final int most;
  private final Consumer<String> effects;
  private Status status = Status.PENDING;
  private int attempts;

  Delivery(int most, Consumer<String> effects) {
    this.most = most;
    this.effects = effects;
  }

  Status status() {
    return status;
  }

  int attempts() {
    return attempts;
  }

  void send() {
    switch (status) {
      case PENDING, WAITING -> {
        attempts++;
        status = Status.SENDING;
        effects.accept("post");
      }
      default -> throw new IllegalStateException("send in " + status);
    }
  }

  // guide: before
  void succeed() {
    switch (status) {
      case SENDING -> status = Status.DELIVERED;
      default -> throw new IllegalStateException("succeed in " + status);
    }
  }

  void fail(int code) {
    switch (status) {
      case SENDING -> {
        if ((code >= 500 || code == 429) && attempts < most) {
          status = Status.WAITING;
        } else {
          status = Status.DEAD;
          effects.accept("tellOwner");
        }
      }
      default -> throw new IllegalStateException("fail in " + status);
    }
  }

  // end

  void revive() {
    switch (status) {
      case DEAD -> {
        attempts = 0;
        status = Status.PENDING;
      }
      default -> throw new IllegalStateException("revive in " + status);
    }
  }

  void cancel() {
    switch (status) {
      case PENDING, SENDING, WAITING, DEAD -> status = Status.CANCELLED;
      default -> throw new IllegalStateException("cancel in " + status);
    }
  }
}
