package effects;

import dev.pawl.Outcome;
import java.util.ArrayList;
import java.util.List;

/** Effects that log, fire and throw. */
public final class Program {

  private static final List<String> done = new ArrayList<>();
  private static boolean burns;
  private static boolean fails;

  private static final LampMachine lamp =
      LampMachine.builder().effects(new LampEffects() {
            @Override
            public void light() {
              if (fails) {
                throw new IllegalStateException("no power");
              }
              done.add("light in " + lamp.state());
              if (burns) {
                Outcome<LampState> outcome = lamp.tryFire(LampEvent.BURN_OUT);
                assert outcome instanceof Outcome.Ignored<LampState> i && i.queued() : outcome;
                done.add("fired: " + outcome.state());
              }
            }

            @Override
            public void darken() {
              done.add("darken in " + lamp.state());
            }

            @Override
            public void log() {
              done.add("log in " + lamp.state());
            }
          }).build();

  private Program() {}

  public static void main(String[] args) {
    assert lamp.press() == LampState.ON;
    assert done.equals(List.of("light in ON", "log in ON")) : done;
    done.clear();
    // the effect burns the lamp out, and that waits for the step to end
    burns = true;
    lamp.press();
    assert lamp.press() == LampState.BROKEN : lamp;
    assert done.equals(
            List.of(
                "log in OFF", "darken in OFF", "light in ON", "fired: ON", "log in ON",
                "log in BROKEN"))
        : done;
    burns = false;
    // an effect that throws undoes nothing
    lamp.replace();
    fails = true;
    try {
      lamp.press();
      throw new AssertionError("nothing was thrown");
    } catch (IllegalStateException e) {
      assert e.getMessage().equals("no power");
    }
    assert lamp.is(LampState.ON);
  }
}
