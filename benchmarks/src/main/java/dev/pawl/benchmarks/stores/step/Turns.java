package dev.pawl.benchmarks.stores.step;

/** Determines the breaker and the event of the next step. Confined to one thread. */
final class Turns {

  private static final BreakerEvent[] ROUND = {
    BreakerEvent.TRIP, BreakerEvent.COOLDOWN, BreakerEvent.SUCCESS
  };
  private static final BreakerState[] STATES = BreakerState.values();

  private long steps;

  /** Returns the number of steps so far. */
  long made() {
    return steps;
  }

  /** Returns the number of the breaker that steps next. */
  int number() {
    return (int) (steps % StepContender.BREAKERS);
  }

  /** Returns the id of a breaker. */
  static String id(int number) {
    return "b-" + number;
  }

  /** Returns the event that is legal for this breaker now. */
  BreakerEvent event() {
    return ROUND[(int) (steps / StepContender.BREAKERS % ROUND.length)];
  }

  /** Counts a step. */
  void next() {
    steps++;
  }

  /** Returns the number of breakers that must be in a state now. */
  long in(BreakerState state) {
    long rounds = steps / StepContender.BREAKERS;
    long ahead = steps % StepContender.BREAKERS;
    long count = 0;
    count += STATES[(int) (rounds % STATES.length)] == state ? StepContender.BREAKERS - ahead : 0;
    count += STATES[(int) ((rounds + 1) % STATES.length)] == state ? ahead : 0;
    return count;
  }
}
