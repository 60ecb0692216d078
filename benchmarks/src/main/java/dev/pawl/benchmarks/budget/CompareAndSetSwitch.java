package dev.pawl.benchmarks.budget;

import dev.pawl.benchmarks.contender.hand.switched.AgentTurnSwitch;
import dev.pawl.benchmarks.workload.AgentTurn;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import dev.pawl.benchmarks.workload.Walker;
import java.util.concurrent.atomic.AtomicReference;

/** The handwritten switch for any number of threads, without a lock. */
@SuppressWarnings("NullAway") // the state is never null, and a check would be measured
final class CompareAndSetSwitch implements Walker {

  private final AtomicReference<AgentTurn> state = new AtomicReference<>(AgentTurn.IDLE);
  private final AgentTurnEvent[] events;

  CompareAndSetSwitch(AgentTurnEvent[] events) {
    this.events = events;
  }

  @Override
  public int walk(int from, int to) {
    for (int i = from; i < to; i++) {
      fire(events[i]);
    }
    return state.get().ordinal();
  }

  private void fire(AgentTurnEvent event) {
    AgentTurn at;
    do {
      at = state.get();
    } while (!state.compareAndSet(at, AgentTurnSwitch.next(at, event)));
  }

  @Override
  public String configuration() {
    return state.get().name();
  }
}
