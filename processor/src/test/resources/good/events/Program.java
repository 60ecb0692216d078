package events;

import dev.pawl.Outcome;
import java.util.List;

/** Uses an enum of events of its own, from Java and from YAML. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    assert PairTransitions.pressed(PairState.A) == PairState.B;
    assert PairTransitions.toB(PairState.A) == PairState.B;
    assert PairTransitions.next(PairState.B, Signal.RESET) == PairState.A;
    assert !PairTransitions.permits(PairState.A, Signal.UNUSED);
    PairMachine pair = new PairMachine();
    assert pair.fire(Signal.PRESSED) == PairState.B;
    assert pair.tryFire(Signal.UNUSED) instanceof Outcome.Illegal<PairState>;
    assert List.copyOf(PairTransitions.events(PairState.A))
        .equals(List.of(Signal.PRESSED, Signal.TO_B, Signal.RESET));
    assert PairCodec.eventToWire(Signal.PRESSED).equals("PRESSED");
    TwinMachine twin = new TwinMachine();
    assert twin.pressed() == TwinState.B && twin.reset() == TwinState.A;
    for (Signal signal : Signal.values()) {
      for (PairState from : PairState.values()) {
        TwinState same = TwinState.valueOf(from.name());
        assert PairTransitions.permits(from, signal) == TwinTransitions.permits(same, signal);
      }
    }
  }
}
