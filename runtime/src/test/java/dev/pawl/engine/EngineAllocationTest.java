package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import java.lang.management.ManagementFactory;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;

/** With hooks a step allocates its record and nothing else; without, nothing. */
class EngineAllocationTest {

  private static final int STEPS = 100_000;

  /**
   * 12 bytes of header, a long, a boolean and seven references: 56 with compressed ones, 88
   * without.
   */
  private static final long RECORD = 88;

  private enum Light {
    ON,
    OFF
  }

  private enum Press {
    BUTTON,
    NOTHING
  }

  /** With a lock where it is asked itself, without one where the engine is. */
  private static final class Lamp extends SharedInstance<Light, Press> {
    static final Definition<Light, Press> RULES =
        new Definition<>(
            "Lamp", Light.values(), new String[] {"ON", "OFF"}, new String[] {"button", "no"}) {
          @Override
          protected List<Candidate<Light>> candidates(Light from, int event) {
            return List.of();
          }
        };

    Lamp(Engine<Light, Press> engine) {
      super(Light.OFF, 0, "l-1", engine);
    }

    @Override
    protected Definition<Light, Press> stepRules() {
      return RULES;
    }

    @Override
    protected int select(Press event) {
      return event == Press.BUTTON ? 0 : Definition.ILLEGAL;
    }

    @Override
    protected Light target(int transition, Press event) {
      return state() == Light.ON ? Light.OFF : Light.ON;
    }
  }

  private static final class Keeper implements TransitionHook<Light, Press> {
    private LifecycleEvent<Light, Press> last;
    private long steps;

    @Override
    public void after(LifecycleEvent<Light, Press> event) {
      last = event;
      steps++;
    }
  }

  private static Engine<Light, Press> engine(List<Keeper> hooks, boolean lenient) {
    return new Engine<>(
        Lamp.RULES, new Hooks<>(hooks), InstantSource.fixed(Workstream.NOON), lenient);
  }

  /** The bytes of a step, once the code is warm. */
  private static double bytesOf(Runnable step) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    assumeTrue(
        threads.isThreadAllocatedMemorySupported() && threads.isThreadAllocatedMemoryEnabled());
    double least = Double.MAX_VALUE;
    for (int round = 0; round < 5; round++) {
      long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
      for (int i = 0; i < STEPS; i++) {
        step.run();
      }
      long after = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
      least = Math.min(least, (after - before) / (double) STEPS);
    }
    return least;
  }

  private static void assertBetween(double least, double most, double bytes) {
    assertTrue(bytes >= least && bytes <= most, bytes + " bytes a step");
  }

  @Test
  void aStepWithoutHooksAllocatesNothing() {
    Engine<Light, Press> engine = engine(List.of(), false);
    Lamp lamp = new Lamp(engine);
    assertBetween(0, 0.5, bytesOf(() -> engine.fire(lamp, Press.BUTTON, Cause.none())));
    assertBetween(0, 0.5, bytesOf(() -> engine.force(lamp, Light.ON, Cause.none())));
    assertBetween(0, 0.5, bytesOf(() -> lamp.fire(Press.BUTTON, Cause.none())));
    assertBetween(0, 0.5, bytesOf(() -> lamp.force(Light.ON, Cause.none())));
  }

  @Test
  void aStepWithHooksAllocatesItsRecord() {
    for (int hooks = 1; hooks <= 3; hooks++) {
      List<Keeper> keepers = List.of(new Keeper(), new Keeper(), new Keeper()).subList(0, hooks);
      Engine<Light, Press> engine = engine(keepers, false);
      Lamp lamp = new Lamp(engine);
      assertBetween(40, RECORD, bytesOf(() -> lamp.fire(Press.BUTTON, Cause.none())));
      assertBetween(40, RECORD, bytesOf(() -> lamp.force(Light.ON, Cause.none())));
      for (Keeper keeper : keepers) {
        assertTrue(keeper.last != null && keeper.steps == 10L * STEPS, "every step was told");
      }
    }
  }

  @Test
  void anAttemptAllocatesItsOutcomeBesides() {
    Engine<Light, Press> bare = engine(List.of(), false);
    Engine<Light, Press> lenient = engine(List.of(), true);
    Lamp lamp = new Lamp(bare);
    assertBetween(0, 32, bytesOf(() -> bare.tryFire(lamp, Press.BUTTON, Cause.none())));
    assertBetween(0, 24 + 72, bytesOf(() -> bare.tryFire(lamp, Press.NOTHING, Cause.none())));
    assertBetween(0, 32, bytesOf(() -> lenient.tryFire(lamp, Press.NOTHING, Cause.none())));
    Engine<Light, Press> watched = engine(List.of(new Keeper()), false);
    assertBetween(
        40, RECORD + 32, bytesOf(() -> watched.tryFire(lamp, Press.BUTTON, Cause.none())));
  }

  /** What listeners hear of needs no record; a refusal that names its instance cannot be shared. */
  @Test
  void anAttemptWithAListenerAllocatesNothing() {
    TransitionListener<Switch.Light, Switch.Press> listener = new TransitionListener<>() {};
    Switch nameless = Switch.heardBy(listener, false, null);
    assertBetween(0, 0.5, bytesOf(() -> nameless.tryFire(Switch.Press.BUTTON)));
    assertBetween(0, 0.5, bytesOf(() -> nameless.tryFire(Switch.Press.NOTHING)));
    Switch named = Switch.heardBy(listener, false, "s-1");
    assertBetween(0, 0.5, bytesOf(() -> named.tryFire(Switch.Press.BUTTON)));
    assertBetween(16, 24 + 72, bytesOf(() -> named.tryFire(Switch.Press.NOTHING)));
  }
}
