package dev.pawl.test.sample;

/** The rules of retries. */
public class RetryRules implements RetryLogic {

  @Override
  public boolean triesLeft(Attempts context, RetryEvent.Fail event) {
    return context.tries() < 3;
  }

  @Override
  public boolean noneLeft(Attempts context, RetryEvent.Fail event) {
    return context.tries() >= 3;
  }

  @Override
  public Attempts countTry(Attempts context, RetryEvent.Fail event) {
    return new Attempts(context.name(), context.tries() + 1);
  }

  @Override
  public Attempts resetTries(Attempts context) {
    return new Attempts(context.name(), 0);
  }

  @Override
  public Attempts rename(Attempts context) {
    return new Attempts(context.name() + "'", context.tries());
  }
}
