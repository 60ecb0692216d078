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

  private static void in(WasherMachine life, WasherState... leaves) {
    assert List.copyOf(life.configuration()).equals(List.of(leaves)) : life;
  }

  /** A history state is told by its name, and no way counts on what it remembers. */
  private static void explains() {
    try {
      WasherMachine.start().washed();
      throw new AssertionError();
    } catch (IllegalTransitionError e) {
      assert e.getMessage()
              .equals(
                  "Washer: washed is not legal in READY. Legal here: go → FILLING, resume → LAST"
                      + " (history), deeply → EXACT (history), inside → RINSING_LAST (history)."
                      + " RINSING needs: go, full, washed.")
          : e;
      assert e.way().equals(List.of("go", "full", "washed")) : e.way();
    }
  }

  public static void main(String[] args) {
    WasherMachine life = WasherMachine.start();
    life.resume();
    in(life, FILLING);
    life.open();
    WasherMachine other = WasherMachine.start();
    other.deeply();
    in(other, SLOW);
    other.open();
    life.go();
    life.full();
    life.faster();
    life.open();
    life.resume();
    in(life, SLOW);
    life.faster();
    life.again();
    in(life, SLOW);
    life.faster();
    life.open();
    life.deeply();
    in(life, FAST);
    life.open();
    life.inside();
    in(life, RIGHT, RUNNING);
    life.turn();
    in(life, LEFT, RUNNING);
    life.open();
    life.go();
    in(life, FILLING);
    life.open();
    life.inside();
    in(life, LEFT, RUNNING);
    life.pump();
    life.open();
    Snapshot<WasherState, WasherEvent, Void> left = life.snapshot();
    assert left.history()
        .equals(
            Map.of(
                "RINSING_LAST", List.of("LEFT", "IDLE"),
                "LAST", List.of("RINSING"),
                "EXACT", List.of("LEFT", "IDLE")))
        : left;
    WasherMachine resumed = WasherMachine.resume(left);
    resumed.deeply();
    in(resumed, LEFT, IDLE);
    assert resumed.sequence() == left.sequence() + 1;
    life.resume();
    in(life, LEFT, IDLE);
    // a resumed state has no past
    other = WasherMachine.resume(READY);
    other.resume();
    in(other, FILLING);
    assert WasherTransitions.targets(READY)
            .containsAll(Set.of(FILLING, SLOW, FAST, WasherState.RINSING))
        : WasherTransitions.targets(READY);
    explains();
    assert Set.of(WasherState.values()).size() == 13 : "history states are no states";
  }
}
