package steps;

import static steps.Promises.same;
import static steps.Promises.thrown;

import dev.pawl.Outcome;
import dev.pawl.time.VirtualScheduler;
import java.util.List;
import java.util.Map;

/** Machines of regions that end. */
final class Ending {

  private Ending() {}

  private static EndsMachine ended(EndsEvent... events) {
    EndsMachine machine = EndsMachine.builder().scheduler(new VirtualScheduler()).build();
    for (EndsEvent event : events) {
      machine.fire(event);
    }
    return machine;
  }

  private static void requireEnded(EndsMachine machine) {
    same(List.of(), machine.permitted());
    same(Map.of(), machine.remaining());
    EndsMachine again =
        EndsMachine.builder()
            .from(machine.snapshot())
            .scheduler(new VirtualScheduler())
            .build();
    same(machine.snapshot(), again.snapshot());
    same(List.of(), again.permitted());
  }

  static void aMachineEndsWhicheverRegionIsDoneLast() {
    requireEnded(ended(EndsEvent.A, EndsEvent.B, EndsEvent.C));
    requireEnded(ended(EndsEvent.C, EndsEvent.A, EndsEvent.B));
  }

  static void whatHasEndedIsAdvisedNothing() {
    Outcome<EndsState> outcome =
        ended(EndsEvent.A, EndsEvent.B, EndsEvent.C).tryFire(EndsEvent.SPIN);
    same(List.of(), ((Outcome.Illegal<EndsState>) outcome).refusal().permitted());
    same(
        "Ends: spin is not legal in A_DONE, B_DONE, C_DONE. Nothing is legal here: A_DONE is final.",
        thrown(outcome::orElseThrow).getMessage());
  }

  static void aMachineEndsThoughEventsFollowWithoutEnd() {
    EndsMachine machine = ended(EndsEvent.A, EndsEvent.B);
    same(true, thrown(machine::last).getMessage().contains("does not come to rest: spin"));
    requireEnded(machine);
  }
}
