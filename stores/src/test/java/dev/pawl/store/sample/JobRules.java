package dev.pawl.store.sample;

/** The rules of a job. */
public final class JobRules implements JobLogic {

  @Override
  public boolean triesLeft(Tries context) {
    return context.made() < context.most();
  }

  @Override
  public Tries countTry(Tries context) {
    return new Tries(context.made() + 1, context.most());
  }
}
