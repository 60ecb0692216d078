package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.Outcome;
import dev.pawl.TransitionListener;
import dev.pawl.engine.Switch.Light;
import dev.pawl.engine.Switch.Press;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Tests attempts that only listeners receive, for which no record is created. */
class ListenedStepTest {

  /** A listener that stores its calls and then runs an action. */
  private static final class Ear implements TransitionListener<Light, Press> {
    private final List<String> heard = new ArrayList<>();
    private Runnable then = () -> {};

    @Override
    public void moved(Light from, @Nullable Press event, Light to) {
      heard.add(from + " " + event + " " + to);
      then.run();
    }

    @Override
    public void refused(Light state, @Nullable Press event) {
      heard.add(event + " refused in " + state);
      then.run();
    }
  }

  private final Ear ear = new Ear();

  @Test
  void listenersGetStepsAndRefusals() {
    Switch lamp = Switch.heardBy(ear, false, null);
    assertEquals(new Outcome.Moved<>(Light.OFF, Light.ON), lamp.tryFire(Press.BUTTON));
    assertInstanceOf(Outcome.Illegal.class, lamp.tryFire(Press.NOTHING));
    assertEquals(1, lamp.sequence());
    assertEquals(List.of("OFF BUTTON ON", "NOTHING refused in ON"), ear.heard);
  }

  @Test
  void refusalsContainTheInstance() {
    assertEquals(
        "Switch s-1: nothing is not legal in OFF. Legal here: button → ON.",
        message(Switch.heardBy(ear, false, "s-1").tryFire(Press.NOTHING)));
    assertEquals(
        "Switch: nothing is not legal in OFF. Legal here: button → ON.",
        message(Switch.heardBy(ear, false, null).tryFire(Press.NOTHING)));
  }

  private static String message(Outcome<Light> outcome) {
    return assertThrows(IllegalStateException.class, outcome::orElseThrow).getMessage();
  }

  @Test
  void unexpectedEventsMayBeIgnored() {
    Switch lamp = Switch.heardBy(ear, true, "s-1");
    assertEquals(new Outcome.Ignored<>(Light.OFF, false), lamp.tryFire(Press.NOTHING));
    assertEquals(List.of("NOTHING refused in OFF"), ear.heard);
  }

  @Test
  void exceptionOfListenerReachesTheCallerAfterTheStep() {
    Switch lamp = Switch.heardBy(ear, false, null);
    IllegalStateException broken = new IllegalStateException("broken");
    ear.then =
        () -> {
          throw broken;
        };
    assertSame(broken, assertThrows(RuntimeException.class, () -> lamp.tryFire(Press.BUTTON)));
    assertEquals(Light.ON, lamp.state());
    assertSame(broken, assertThrows(RuntimeException.class, () -> lamp.tryFire(Press.NOTHING)));
    ear.then = () -> {};
    assertEquals(new Outcome.Moved<>(Light.ON, Light.OFF), lamp.tryFire(Press.BUTTON));
  }

  @Test
  void eventFiredByListenerIsQueued() {
    Switch lamp = Switch.heardBy(ear, false, null);
    List<Outcome<Light>> inside = new ArrayList<>();
    ear.then =
        () -> {
          ear.then = () -> {};
          inside.add(lamp.tryFire(Press.BUTTON));
        };
    assertEquals(new Outcome.Moved<>(Light.OFF, Light.OFF), lamp.tryFire(Press.BUTTON));
    assertEquals(List.of(new Outcome.Ignored<>(Light.ON, true)), inside);
    assertEquals(Light.OFF, lamp.state());
    assertEquals(List.of("OFF BUTTON ON", "ON BUTTON OFF"), ear.heard);
  }

  @Test
  void nullEventThrows() {
    Switch lamp = Switch.heardBy(ear, false, null);
    assertThrows(NullPointerException.class, () -> lamp.tryFire(null));
    assertEquals(new Outcome.Moved<>(Light.OFF, Light.ON), lamp.tryFire(Press.BUTTON));
  }
}
