package dev.pawl.benchmarks.stores.step;

/** Whose turn it is, and what the next event is. Confined to one thread. */
final class Turns {

  private static final BreakerEvent[] ROUND = {
    BreakerEvent.TRIP, BreakerEvent.COOLDOWN, BreakerEvent.SUCCESS
  };
  private static final BreakerState[] STATES = BreakerState.values();

  private long steps;

  /** How many steps were made. */
  long made() {
    return steps;
  }

  /** The number of the breaker whose turn it is. */
  int number() {
    return (int) (steps % StepContender.BREAKERS);
  }

  /** The id of a breaker. */
  static String id(int number) {
    return "b-" + number;
  }

  /** The event that is legal for the breaker now. */
  BreakerEvent event() {
    return ROUND[(int) (steps / StepContender.BREAKERS % ROUND.length)];
  }

  /** A step was made. */
  void next() {
    steps++;
  }

  /** How many breakers are to be in a state by now. */
  long in(BreakerState state) {
    long rounds = steps / StepContender.BREAKERS;
    long ahead = steps % StepContender.BREAKERS;
    long count = 0;
    count += STATES[(int) (rounds % STATES.length)] == state ? StepContender.BREAKERS - ahead : 0;
    count += STATES[(int) ((rounds + 1) % STATES.length)] == state ? ahead : 0;
    return count;
  }
}
