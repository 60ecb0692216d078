package dev.pawl.guides.handwritten;

/** The guards and updates of the machine. */
public final class DeliveryRules implements DeliveryLogic {

  @Override
  public boolean worthTrying(Attempts attempts, DeliveryEvent.Fail event) {
    return event.status() >= 500 || event.status() == 429;
  }

  @Override
  public boolean attemptsLeft(Attempts attempts, DeliveryEvent.Fail event) {
    return attempts.made() < attempts.most();
  }

  @Override
  public Attempts countAttempt(Attempts attempts) {
    return attempts.counted();
  }

  @Override
  public Attempts forgetAttempts(Attempts attempts) {
    return attempts.forgotten();
  }
}
