package history;

import static history.WasherState.FAST;
import static history.WasherState.FILLING;
import static history.WasherState.IDLE;
import static history.WasherState.LEFT;
import static history.WasherState.READY;
import static history.WasherState.RIGHT;
import static history.WasherState.RUNNING;
import static history.WasherState.SLOW;

import dev.pawl.IllegalTransitionError;
import dev.pawl.Snapshot;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What history states remember: the child of their parent, or every leaf below it. */
public final class Program {

  private Program() {}

  private static void in(WasherMachine instance, WasherState... leaves) {
    assert List.copyOf(instance.configuration()).equals(List.of(leaves)) : instance;
  }

  /** A history state is told by its name, and no way counts on what it remembers. */
  private static void explains() {
    try {
      new WasherMachine().washed();
      throw new AssertionError();
    } catch (IllegalTransitionError e) {
      assert e.getMessage()
              .equals(
                  "Washer: washed is not legal in READY. Legal here: go → FILLING, resume → LAST"
                      + " (history), deeply → EXACT (history), inside → RINSING_LAST (history)."
                      + " RINSING needs: go, full, washed.")
          : e;
      assert e.shortestPath().equals(List.of("go", "full", "washed")) : e.shortestPath();
    }
  }

  public static void main(String[] args) {
    WasherMachine instance = new WasherMachine();
    instance.resume();
    in(instance, FILLING);
    instance.open();
    WasherMachine other = new WasherMachine();
    other.deeply();
    in(other, SLOW);
    other.open();
    instance.go();
    instance.full();
    instance.faster();
    instance.open();
    instance.resume();
    in(instance, SLOW);
    instance.faster();
    instance.again();
    in(instance, SLOW);
    instance.faster();
    instance.open();
    instance.deeply();
    in(instance, FAST);
    instance.open();
    instance.inside();
    in(instance, RIGHT, RUNNING);
    instance.turn();
    in(instance, LEFT, RUNNING);
    instance.open();
    instance.go();
    in(instance, FILLING);
    instance.open();
    instance.inside();
    in(instance, LEFT, RUNNING);
    instance.pump();
    instance.open();
    Snapshot<WasherState, WasherEvent, Void> left = instance.snapshot();
    assert left.history()
        .equals(
            Map.of(
                "RINSING_LAST", List.of("LEFT", "IDLE"),
                "LAST", List.of("RINSING"),
                "EXACT", List.of("LEFT", "IDLE")))
        : left;
    WasherMachine resumed = WasherMachine.from(left);
    resumed.deeply();
    in(resumed, LEFT, IDLE);
    assert resumed.sequence() == left.sequence() + 1;
    instance.resume();
    in(instance, LEFT, IDLE);
    // a resumed state has no past
    other = WasherMachine.builder().from(READY).build();
    other.resume();
    in(other, FILLING);
    assert WasherTransitions.targets(READY)
            .containsAll(Set.of(FILLING, SLOW, FAST, WasherState.RINSING))
        : WasherTransitions.targets(READY);
    explains();
    assert Set.of(WasherState.values()).size() == 13 : "history states are no states";
  }
}
