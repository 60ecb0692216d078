package steps;

import static steps.Promises.same;
import static steps.Promises.thrown;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import java.util.List;

/** Events that wait for another state. */
final class Deferring {

  private Deferring() {}

  /** A welcome that fails at first. */
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

  /** Closes what has been opened. */
  private static final class Closer implements TransitionHook<DeskState, DeskEvent> {
    private DeskMachine machine;

    @Override
    public void after(LifecycleEvent<DeskState, DeskEvent> record) {
      if (DeskEvent.open().equals(record.event())) {
        machine.close();
      }
    }
  }

  static void anEventThatBringsAboutItselfIsLeftOut() throws InterruptedException {
    LoopMachine machine = new LoopMachine();
    same(
        "Loop in [A] does not come to rest: x is offered again whenever it was deferred, without"
            + " end.",
        thrown(machine::x).getMessage());
    same(List.of(), machine.snapshot().deferred());
    Thread other = new Thread(machine::rest);
    other.start();
    other.join(10_000);
    same(LoopState.C, machine.state());
  }

  static void anEventWhoseStepFailsGoesOnWaiting() {
    DeskMachine machine = DeskMachine.builder().context(0).logic(new Clerk()).build();
    machine.visit();
    same("asleep", thrown(machine::open).getMessage());
    same(DeskState.OPEN, machine.state());
    same(
        List.of(new Snapshot.Deferred<>(DeskEvent.visit(), Cause.none(), 1, false)),
        machine.snapshot().deferred());
    machine.close();
    machine.open();
    same(1, machine.context());
    same(List.of(), machine.snapshot().deferred());
  }

  static void anInstanceInWhichSuchAnEventWaitsCanBeTakenDown() {
    DeskMachine machine = DeskMachine.builder().context(0).logic(new Clerk()).build();
    machine.visit();
    thrown(machine::open);
    DeskMachine again = DeskMachine.from(machine.snapshot(), visits -> visits + 1);
    same(machine.snapshot(), again.snapshot());
    again.close();
    again.open();
    same(1, again.context());
  }

  static void whatWaitedGoesBeforeWhatIsFiredMeanwhile() {
    Closer closer = new Closer();
    closer.machine =
        DeskMachine.builder().context(0).logic(visits -> visits + 1).hook(closer).build();
    closer.machine.visit();
    closer.machine.open();
    same(DeskState.CLOSED, closer.machine.state());
    same(1, closer.machine.context());
  }

  static void theOldestStaysFirst() {
    DeskMachine machine = DeskMachine.builder().context(0).logic(new Clerk()).build();
    machine.ask(1);
    machine.ask(2);
    machine.queue();
    same(DeskState.SECOND, machine.state());
    same(
        List.of(DeskEvent.ask(2), DeskEvent.bell()),
        machine.snapshot().deferred().stream().map(Snapshot.Deferred::event).toList());
  }
}
