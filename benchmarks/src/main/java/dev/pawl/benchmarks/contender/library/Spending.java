package dev.pawl.benchmarks.contender.library;

import dev.pawl.benchmarks.course.AgentLoop.Budget;

/** What the task of an agent has used, for libraries whose context is something that changes. */
public class Spending {

  private Budget budget = Budget.NONE;

  /** Whether another call may be made. */
  public final boolean hasCalls() {
    return budget.hasCalls();
  }

  /** Whether it may be tried again. */
  public final boolean hasRetries() {
    return budget.hasRetries();
  }

  /** Begins a task. */
  public final void begin() {
    budget = Budget.NONE;
  }

  /** Notes another call. */
  public final void spend() {
    budget = budget.spent();
  }

  /** Notes another try. */
  public final void retry() {
    budget = budget.retried();
  }
}
