package dev.pawl.samples.circuitbreaker;

/**
 * What a circuit has seen since it came into its state.
 *
 * @param failures how many calls have failed in a row
 * @param successes how many trials have succeeded
 * @param trial the ticket of the trial that runs; 0 if none does
 */
public record CircuitHealth(int failures, int successes, long trial) {

  /** Nothing seen yet. */
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
