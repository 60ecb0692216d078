package dev.pawl.benchmarks.contender.library;

import dev.pawl.benchmarks.workload.AgentLoop.Budget;

/** The mutable budget of an agent's task, for libraries with a mutable context. */
public class Spending {

  private Budget budget = Budget.NONE;

  /** Returns whether another call is allowed. */
  public final boolean hasCalls() {
    return budget.hasCalls();
  }

  /** Returns whether another retry is allowed. */
  public final boolean hasRetries() {
    return budget.hasRetries();
  }

  /** Resets the counters for a new task. */
  public final void begin() {
    budget = Budget.NONE;
  }

  /** Counts another call. */
  public final void spend() {
    budget = budget.spent();
  }

  /** Counts another retry. */
  public final void retry() {
    budget = budget.retried();
  }
}
