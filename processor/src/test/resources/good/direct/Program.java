package direct;

import static direct.ExecutionStatus.BUSY;
import static direct.ExecutionStatus.FAILED;
import static direct.ExecutionStatus.IDLE;
import static direct.ExecutionStatus.PENDING;
import static direct.ExecutionStatus.STARTING;
import static direct.ExecutionStatus.STOPPED;
import dev.pawl.IllegalTransitionError;
import java.util.Map;
import java.util.Set;

/** Compares all pairs with the table. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    Map<ExecutionStatus, Set<ExecutionStatus>> table =
        Map.of(
            PENDING, Set.of(STARTING, FAILED),
            STARTING, Set.of(IDLE, FAILED),
            IDLE, Set.of(BUSY, STOPPED, FAILED),
            BUSY, Set.of(IDLE, STOPPED, FAILED),
            STOPPED, Set.of(STARTING),
            FAILED, Set.of(STARTING));
    for (ExecutionStatus from : ExecutionStatus.values()) {
      for (ExecutionStatus to : ExecutionStatus.values()) {
        boolean legal = table.get(from).contains(to);
        assert ExecutionTransitions.canTransition(from, to) == legal : from + " " + to;
        assert ExecutionValidator.isLegal(from, to) == legal : from + " " + to;
        try {
          ExecutionTransitions.transition(from, to);
          assert legal : from + " " + to;
        } catch (IllegalTransitionError e) {
          assert !legal && e.getMessage().contains("Legal here: ") : e;
        }
      }
    }
    ExecutionMachine machine = new ExecutionMachine();
    machine.toStarting();
    machine.toIdle();
    assert machine.toFailed() == FAILED;
    assert machine.restart() == STARTING;
    assert ExecutionEvent.TO_STARTING.wireName().equals("to_starting");
    assert ExecutionPhase.idle().toBusy().toStopped().restart().state() == STARTING;
  }
}
