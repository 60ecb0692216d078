package dev.pawl.benchmarks.contender.pawl;

import dev.pawl.benchmarks.contender.pawl.machine.GateLogic;

/** The guard and the updates of the gate, which lets ten in. */
public final class GateKeeper implements GateLogic {

  private static final int MOST = 10;

  @Override
  public boolean room(Integer context) {
    return context < MOST;
  }

  @Override
  public Integer more(Integer context) {
    return context + 1;
  }

  @Override
  public Integer less(Integer context) {
    return context - 1;
  }
}
