package dev.pawl.benchmarks.workload.reference;

import java.util.List;

/**
 * The complete state of an instance.
 *
 * @param leaves the active leaf states, in the order of the machine
 * @param calls the number of calls in the current task
 * @param retries the number of retries of the current task
 */
record Place(List<String> leaves, int calls, int retries) {

  /** Returns the configuration in the format of {@link dev.pawl.benchmarks.workload.Walker}. */
  String configuration() {
    return String.join(" ", leaves);
  }
}
