package dev.pawl.benchmarks.contender.pawl;

import dev.pawl.benchmarks.contender.pawl.machine.SharedLoopLogic;
import dev.pawl.benchmarks.workload.AgentLoop.Budget;

/** The guards and updates of the thread-safe loop's budget. */
final class SharedLogic implements SharedLoopLogic {

  @Override
  public Budget begin(Budget context) {
    return Budget.NONE;
  }

  @Override
  public boolean callsLeft(Budget context) {
    return context.hasCalls();
  }

  @Override
  public Budget spend(Budget context) {
    return context.spent();
  }

  @Override
  public boolean retriesLeft(Budget context) {
    return context.hasRetries();
  }

  @Override
  public Budget retry(Budget context) {
    return context.retried();
  }
}
