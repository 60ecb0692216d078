package dev.pawl.benchmarks.course.reference;

import java.util.List;

/**
 * Where an instance is, with all that decides how it goes on.
 *
 * @param leaves the active ones, in the order of the machine
 * @param calls how many the task at hand has made
 * @param retries how often it was tried again
 */
record Place(List<String> leaves, int calls, int retries) {

  /** As a contender tells it. */
  String configuration() {
    return String.join(" ", leaves);
  }
}
