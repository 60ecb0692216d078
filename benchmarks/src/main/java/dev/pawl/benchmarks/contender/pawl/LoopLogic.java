package dev.pawl.benchmarks.contender.pawl;

import dev.pawl.benchmarks.workload.AgentLoop.Budget;
import dev.pawl.benchmarks.workload.AgentLoopLogic;

/** The guards and updates of the loop's budget. */
final class LoopLogic implements AgentLoopLogic {

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
