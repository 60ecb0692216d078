package dev.pawl.benchmarks.limits;

import java.util.List;

/**
 * A row in the design's table of budgets.
 *
 * @param what the measured work
 * @param checks the conditions
 */
public record Budget(String what, List<Check> checks) {

  Budget(String what, Check... checks) {
    this(what, List.of(checks));
  }
}
