package dev.pawl.samples.circuitbreaker;

/**
 * The counters of a circuit since it entered its current state.
 *
 * @param failures the number of calls that have failed in a row
 * @param successes the number of trials that have succeeded
 * @param trial the ticket of the running trial; 0 if there is none
 */
public record CircuitHealth(int failures, int successes, long trial) {

  /** The counters of a circuit that has just entered its state. */
  static final CircuitHealth UNKNOWN = new CircuitHealth(0, 0, 0);

  CircuitHealth withFailures(int number) {
    return new CircuitHealth(number, successes, trial);
  }

  CircuitHealth withSuccesses(int number) {
    return new CircuitHealth(failures, number, trial);
  }

  CircuitHealth withTrial(long ticket) {
    return new CircuitHealth(failures, successes, ticket);
  }
}
