package dev.pawl.tests.steps;

import static dev.pawl.tests.steps.StepProbes.thrown;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests deferred events. */
class DeferringTest {

  /** Logic whose update throws at first. */
  private static final class Clerk implements DeskLogic {
    private boolean awake;

    @Override
    public Integer welcome(Integer visits) {
      if (!awake) {
        awake = true;
        throw new IllegalStateException("asleep");
      }
      return visits + 1;
    }
  }

  /** A hook that fires close after open. */
  private static final class Closer implements TransitionHook<DeskState, DeskEvent> {
    private DeskMachine machine;

    @Override
    public void after(LifecycleEvent<DeskState, DeskEvent> record) {
      if (DeskEvent.open().equals(record.event())) {
        machine.close();
      }
    }
  }

  @Test
  void endlesslyDeferredEventIsDiscarded() throws InterruptedException {
    LoopMachine machine = new LoopMachine();
    assertEquals(
        "The macrostep of Loop in [A] does not end: x is deferred whenever it is offered again.",
        thrown(machine::x).getMessage());
    assertEquals(List.of(), machine.snapshot().deferred());
    Thread other = new Thread(machine::rest);
    other.start();
    other.join(10_000);
    assertEquals(LoopState.C, machine.state());
  }

  @Test
  void eventWhoseStepFailsStaysDeferred() {
    DeskMachine machine = DeskMachine.builder().context(0).logic(new Clerk()).build();
    machine.visit();
    assertEquals("asleep", thrown(machine::open).getMessage());
    assertEquals(DeskState.OPEN, machine.state());
    assertEquals(
        List.of(new Snapshot.Deferred<>(DeskEvent.visit(), Cause.none(), 1, false)),
        machine.snapshot().deferred());
    machine.close();
    machine.open();
    assertEquals(1, machine.context());
    assertEquals(List.of(), machine.snapshot().deferred());
  }

  @Test
  void snapshotContainsEventWhoseStepFailed() {
    DeskMachine machine = DeskMachine.builder().context(0).logic(new Clerk()).build();
    machine.visit();
    thrown(machine::open);
    DeskMachine again = DeskMachine.from(machine.snapshot(), visits -> visits + 1);
    assertEquals(machine.snapshot(), again.snapshot());
    again.close();
    again.open();
    assertEquals(1, again.context());
  }

  @Test
  void deferredEventRunsBeforeEventsFiredMeanwhile() {
    Closer closer = new Closer();
    closer.machine =
        DeskMachine.builder().context(0).logic(visits -> visits + 1).hook(closer).build();
    closer.machine.visit();
    closer.machine.open();
    assertEquals(DeskState.CLOSED, closer.machine.state());
    assertEquals(1, closer.machine.context());
  }

  @Test
  void oldestDeferredEventStaysFirst() {
    DeskMachine machine = DeskMachine.builder().context(0).logic(new Clerk()).build();
    machine.ask(1);
    machine.ask(2);
    machine.queue();
    assertEquals(DeskState.SECOND, machine.state());
    assertEquals(
        List.of(DeskEvent.ask(2), DeskEvent.bell()),
        machine.snapshot().deferred().stream().map(Snapshot.Deferred::event).toList());
  }
}
