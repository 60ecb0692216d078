package dev.pawl.tests.steps;

import static dev.pawl.tests.steps.StepProbes.thrown;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.Outcome;
import dev.pawl.time.VirtualScheduler;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests machines with regions that end. */
class EndingTest {

  private static EndsMachine ended(EndsEvent... events) {
    EndsMachine machine = EndsMachine.builder().scheduler(new VirtualScheduler()).build();
    for (EndsEvent event : events) {
      machine.fire(event);
    }
    return machine;
  }

  private static void requireEnded(EndsMachine machine) {
    assertEquals(List.of(), machine.permitted());
    assertEquals(Map.of(), machine.remaining());
    EndsMachine again =
        EndsMachine.builder().from(machine.snapshot()).scheduler(new VirtualScheduler()).build();
    assertEquals(machine.snapshot(), again.snapshot());
    assertEquals(List.of(), again.permitted());
  }

  @Test
  void machineEndsWhicheverRegionIsDoneLast() {
    requireEnded(ended(EndsEvent.A, EndsEvent.B, EndsEvent.C));
    requireEnded(ended(EndsEvent.C, EndsEvent.A, EndsEvent.B));
  }

  @Test
  void endedMachinePermitsNothing() {
    Outcome<EndsState> outcome =
        ended(EndsEvent.A, EndsEvent.B, EndsEvent.C).tryFire(EndsEvent.SPIN);
    assertEquals(List.of(), ((Outcome.Illegal<EndsState>) outcome).refusal().permitted());
    assertEquals(
        "Ends: spin is not legal in A_DONE, B_DONE, C_DONE. Nothing is legal here: A_DONE is final.",
        thrown(outcome::orElseThrow).getMessage());
  }

  @Test
  void machineEndsDespiteEndlessEvents() {
    EndsMachine machine = ended(EndsEvent.A, EndsEvent.B);
    assertEquals(
        true,
        thrown(machine::last)
            .getMessage()
            .contains("does not end: spin is raised again and again"));
    requireEnded(machine);
  }
}
