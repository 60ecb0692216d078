package dev.pawl.benchmarks.judge;

import java.util.List;

/**
 * A row of the design's table of budgets.
 *
 * @param what it is for
 * @param checks its conditions
 */
public record Budget(String what, List<Check> checks) {

  Budget(String what, Check... checks) {
    this(what, List.of(checks));
  }
}
