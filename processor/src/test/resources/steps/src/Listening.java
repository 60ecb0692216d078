package steps;

import static steps.Promises.same;

import dev.pawl.Outcome;
import dev.pawl.TransitionListener;
import java.util.ArrayList;
import java.util.List;

/** What listeners hear where no hook is, so that nobody needs records. */
final class Listening {

  private Listening() {}

  static void ofAttemptsBesideEffects() {
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
    same(new Outcome.Moved<>(BellState.STILL, BellState.RINGING), machine.tryFire(BellEvent.RING));
    same(false, machine.tryFire(BellEvent.RING, Promises.CAUSE).moved());
    same(BellState.STILL, machine.fire(BellEvent.STOP));
    same(
        List.of(
            "STILL RING RINGING", "sound", "RING refused in RINGING", "RINGING STOP STILL"),
        heard);
  }
}
