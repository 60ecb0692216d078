package dev.pawl.tests.steps;

import static dev.pawl.tests.steps.StepProbes.CAUSE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests forced states. */
class ForcingTest {

  /** Effects that log entries to and exits from regions. */
  private static final class Log implements PairEffects {
    private final List<String> log = new ArrayList<>();

    @Override
    public void begun(Integer count) {
      log.add("begun");
    }

    @Override
    public void ended(Integer count) {
      log.add("ended");
    }
  }

  @Test
  void forceKeepsOrthogonalRegions() {
    Log log = new Log();
    PairMachine machine =
        PairMachine.builder().context(0).logic(count -> count + 1).effects(log).build();
    machine.go();
    log.log.clear();
    machine.force(PairState.ONE, CAUSE);
    assertEquals(Set.of(PairState.A, PairState.D, PairState.THREE), machine.configuration());
    assertEquals(List.of(), log.log);
    machine.go();
    machine.force(PairState.THREE, CAUSE);
    assertEquals(Set.of(PairState.B, PairState.D, PairState.THREE), machine.configuration());
    assertEquals(List.of(), log.log);
  }

  @Test
  void forceKeepsDataOfOtherRegions() {
    CrewMachine machine = new CrewMachine();
    machine.arrive(1);
    machine.left(2);
    machine.right(3);
    machine.force(CrewState.c(9), CAUSE);
    assertEquals(Set.of(CrewState.a(2), CrewState.c(9), CrewState.d(3)), machine.configuration());
  }

  @Test
  void forceRecordsHistory() {
    ShelfMachine machine = new ShelfMachine();
    machine.in();
    machine.flip();
    machine.force(ShelfState.P, CAUSE);
    assertEquals(Set.of(ShelfState.D, ShelfState.E), machine.configuration());
    machine.flip();
    machine.again();
    assertEquals(Set.of(ShelfState.C, ShelfState.E), machine.configuration());
  }
}
