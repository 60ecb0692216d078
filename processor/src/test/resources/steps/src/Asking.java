package steps;

import static steps.Promises.same;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Questions beside the steps of another thread. */
final class Asking {

  private Asking() {}

  /** A gate that goes through while somebody asks whether one may. */
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

  static void regionsAskTheSameGuardOnce() {
    int[] asked = {0};
    TeamMachine machine = TeamMachine.builder().logic(() -> asked[0]++ > 1).build();
    same(false, machine.permits(TeamEvent.STOP));
    same(1, asked[0]);
    same(false, machine.tryFire(TeamEvent.STOP).moved());
    same(2, asked[0]);
    same(TeamState.RESTING, machine.stop());
  }

  static void whatIsPermittedIsSoInOneState() {
    Keeper keeper = new Keeper();
    keeper.machine = GateMachine.builder().logic(keeper).effects(keeper).build();
    same(List.of("b"), keeper.machine.permitted());
  }
}
