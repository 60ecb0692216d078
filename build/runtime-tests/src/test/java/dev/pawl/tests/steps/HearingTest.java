package dev.pawl.tests.steps;

import static dev.pawl.tests.steps.StepProbes.thrown;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.tests.steps.StepProbes.Ear;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the calls of hooks for steps that fail or are refused. */
class HearingTest {

  private static final RelayLogic READY = () -> true;

  private static RelayMachine relay(Ear<RelayState, RelayEvent> ear) {
    return RelayMachine.builder().logic(READY).hook(ear).build();
  }

  @Test
  void vetoedEventlessTransitionKeepsItsRecord() {
    Ear<RelayState, RelayEvent> ear = new Ear<>("C", "");
    relay(ear).go();
    assertEquals(List.of("before 0", "after 0", "before 1", "refused 1"), ear.heard);
  }

  @Test
  void vetoedRaisedEventKeepsItsRecord() {
    Ear<RelayState, RelayEvent> ear = new Ear<>("C", "");
    relay(ear).send();
    assertEquals(List.of("before 0", "after 0", "before 1", "refused 1"), ear.heard);
  }

  @Test
  void throwingGuardOfEventlessTransitionIsReported() {
    Ear<RelayState, RelayEvent> ear = new Ear<>("", "");
    RelayLogic broken =
        () -> {
          throw new IllegalStateException("broken");
        };
    RelayMachine machine = RelayMachine.builder().logic(broken).hook(ear).build();
    assertEquals("broken", thrown(machine::go).getMessage());
    assertEquals(List.of("before 0", "after 0", "failed B null"), ear.heard);
  }

  @Test
  void endlessEventsAreReported() {
    Ear<RelayState, RelayEvent> ear = new Ear<>("", "");
    assertEquals(true, thrown(relay(ear)::spin).getMessage().contains("does not end"));
    assertEquals("failed LEFT null", ear.heard.get(ear.heard.size() - 1));
  }

  /**
   * Effects that endlessly fire events at their own instance. When a hook is notified of this
   * failure, it fires another event.
   */
  private static final class Caller implements EchoEffects, TransitionHook<EchoState, EchoEvent> {
    private EchoMachine machine;
    private boolean quiet;
    private int answers;

    @Override
    public void call() {
      if (machine != null && !quiet) {
        machine.go();
      }
    }

    @Override
    public void answer() {
      answers++;
    }

    @Override
    public void failed(LifecycleEvent<EchoState, EchoEvent> record, Throwable error) {
      quiet = true;
      machine.late();
    }
  }

  @Test
  void eventsFiredWhileDiscardingAreDiscarded() {
    Caller caller = new Caller();
    caller.machine = EchoMachine.builder().effects(caller).hook(caller).build();
    assertEquals(true, thrown(caller.machine::go).getMessage().contains("does not end"));
    caller.machine.go();
    assertEquals(0, caller.answers);
  }

  /**
   * Creates an instance in which two regions make a step together. Hooks are called once for each
   * region.
   */
  private static PairMachine pair(Ear<PairState, PairEvent> ear, PairLogic logic) {
    return PairMachine.builder().context(0).logic(logic).effects(new Quiet()).hook(ear).build();
  }

  @Test
  void vetoIsReportedForAllParallelTransitions() {
    Ear<PairState, PairEvent> ear = new Ear<>("D", "");
    thrown(pair(ear, count -> count + 1)::go);
    assertEquals(List.of("before 0", "before 1", "refused 0", "refused 1"), ear.heard);
  }

  @Test
  void vetoIsReportedOnlyForTransitionsAlreadyAsked() {
    Ear<PairState, PairEvent> ear = new Ear<>("B", "");
    thrown(pair(ear, count -> count + 1)::go);
    assertEquals(List.of("before 0", "refused 0"), ear.heard);
  }

  @Test
  void throwingHookIsReportedForAllParallelTransitions() {
    Ear<PairState, PairEvent> ear = new Ear<>("", "D");
    assertEquals("broken", thrown(pair(ear, count -> count + 1)::go).getMessage());
    assertEquals(List.of("before 0", "before 1", "failed 1", "failed 0"), ear.heard);
  }

  @Test
  void throwingUpdateIsReportedForAllParallelTransitions() {
    Ear<PairState, PairEvent> ear = new Ear<>("", "");
    PairLogic broken =
        count -> {
          throw new IllegalStateException("broken");
        };
    assertEquals("broken", thrown(pair(ear, broken)::go).getMessage());
    assertEquals(List.of("before 0", "before 1", "failed 0", "failed 1"), ear.heard);
  }

  /** Effects that do nothing. */
  private static final class Quiet implements PairEffects {
    @Override
    public void begun(Integer count) {}

    @Override
    public void ended(Integer count) {}
  }
}
