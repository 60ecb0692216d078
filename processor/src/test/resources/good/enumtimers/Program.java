package enumtimers;

import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.Map;

/** Timers and finished states make the constants happen that are named after them. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    VirtualScheduler time = new VirtualScheduler();
    GateMachine gate = GateMachine.builder().scheduler(time).clock(time.clock()).build();
    assert gate.go() == GateState.OPEN;
    assert gate.remaining().equals(Map.of(Signal.OPEN_AFTER_60S, Duration.ofSeconds(60)));
    time.advance(Duration.ofSeconds(60));
    assert gate.state() == GateState.BUSY;
    assert gate.go() == GateState.SHUT;
  }
}
