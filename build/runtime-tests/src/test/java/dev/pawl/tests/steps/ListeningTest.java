package dev.pawl.tests.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.Outcome;
import dev.pawl.TransitionListener;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests listeners without hooks, for which no records are created. */
class ListeningTest {

  @Test
  void listenersGetRefusalsWithoutHooks() {
    List<String> heard = new ArrayList<>();
    TransitionListener<BellState, BellEvent> ear =
        new TransitionListener<>() {
          @Override
          public void moved(BellState from, BellEvent event, BellState to) {
            heard.add(from + " " + event + " " + to);
          }

          @Override
          public void refused(BellState state, BellEvent event) {
            heard.add(event + " refused in " + state);
          }
        };
    BellMachine machine =
        BellMachine.builder().listener(ear).effects(() -> heard.add("sound")).build();
    assertEquals(
        new Outcome.Moved<>(BellState.STILL, BellState.RINGING), machine.tryFire(BellEvent.RING));
    assertEquals(false, machine.tryFire(BellEvent.RING, StepProbes.CAUSE).moved());
    assertEquals(BellState.STILL, machine.fire(BellEvent.STOP));
    assertEquals(
        List.of("STILL RING RINGING", "sound", "RING refused in RINGING", "RINGING STOP STILL"),
        heard);
  }
}
