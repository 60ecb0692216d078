package queues;

import static queues.GateState.FAST;
import static queues.GateState.SHUT;
import static queues.GateState.SLOW;
import static queues.GateState.WIDE;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import java.util.ArrayList;
import java.util.List;

/** Events that nobody waits for: ignored, deferred, or taken by the entry for any event. */
public final class Program {

  private static final List<String> DONE = new ArrayList<>();

  private static final GateEffects EFFECTS =
      new GateEffects() {
        @Override
        public void hoot() {
          DONE.add("hoot");
        }

        @Override
        public void wave(GateEvent.Pass event) {
          DONE.add(event.who());
        }
      };

  private static GateMachine gate() {
    return GateMachine.builder()
        .logic(event -> event.who().equals("doctor"))
        .effects(EFFECTS)
        .hook(
            new TransitionHook<>() {
              @Override
              public void refused(
                  LifecycleEvent<GateState, GateEvent> attempt, Outcome<GateState> outcome) {
                DONE.add(outcome.getClass().getSimpleName());
              }
            })
        .build();
  }

  private Program() {}

  private static void done(String expected) {
    assert String.join(" ", DONE).equals(expected) : DONE;
    DONE.clear();
  }

  public static void main(String[] args) {
    GateMachine gate = gate();
    assert gate.push() == SHUT;
    done("Ignored");
    assert gate.tryFire(GateEvent.push()).equals(new Outcome.Ignored<>(SHUT, false));
    assert gate.tryFire(GateEvent.shut()) instanceof Outcome.Illegal<GateState>;
    assert !gate.permits(GateEvent.push()) && gate.permits(GateEvent.open());
    done("Ignored Illegal");
    assert gate.open() == SLOW;
    assert gate.tryFire(GateEvent.pass("ann")).equals(new Outcome.Ignored<>(SLOW, true));
    assert gate.open() == SLOW;
    gate.shut();
    done("Ignored Ignored hoot");
    assert gate.push() == FAST;
    gate.pass("bob");
    gate.pass("doctor");
    gate.shut();
    done("Ignored doctor Ignored");
    Snapshot<GateState, GateEvent, Void> waiting = gate.snapshot();
    assert waiting.deferred().stream().map(Snapshot.Deferred::event).toList()
        .equals(List.of(GateEvent.pass("ann"), GateEvent.open(), GateEvent.pass("bob")));
    assert gate.opened() == WIDE;
    done("ann hoot bob");
    assert gate.snapshot().deferred().isEmpty();
    GateMachine resumed =
        GateMachine.from(waiting, event -> false, EFFECTS);
    resumed.opened();
    done("ann hoot bob");
    assert gate.shut() == SHUT;
  }
}
