package dev.pawl.tests.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** Tests queries while another thread makes a step. */
class AskingTest {

  /** A gate that makes a step while {@code permitted} evaluates its guard. */
  private static final class Keeper implements GateLogic, GateEffects {
    private final Thread asking = Thread.currentThread();
    private GateMachine machine;
    private boolean gone;

    @Override
    public boolean allowed() {
      if (Thread.currentThread() == asking && !gone) {
        gone = true;
        CompletableFuture.runAsync(machine::a).join();
      }
      return true;
    }

    @Override
    public void rang() {}
  }

  @Test
  void guardIsEvaluatedOnceForAllRegions() {
    int[] asked = {0};
    TeamMachine machine = TeamMachine.builder().logic(() -> asked[0]++ > 1).build();
    assertEquals(false, machine.permits(TeamEvent.STOP));
    assertEquals(1, asked[0]);
    assertEquals(false, machine.tryFire(TeamEvent.STOP).moved());
    assertEquals(2, asked[0]);
    assertEquals(TeamState.RESTING, machine.stop());
  }

  @Test
  void permittedIsConsistentDuringConcurrentSteps() {
    Keeper keeper = new Keeper();
    keeper.machine = GateMachine.builder().logic(keeper).effects(keeper).build();
    assertEquals(List.of("b"), keeper.machine.permitted());
  }
}
