package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import dev.pawl.engine.Switch.Light;
import dev.pawl.engine.Switch.Press;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that a step with hooks allocates only its record, and a step without hooks nothing. */
class EngineAllocationTest {

  private static final int STEPS = 100_000;

  /**
   * The size of a record: a header of 12 bytes, a long, a boolean and seven references. A record
   * has 56 bytes with compressed references and 88 bytes without.
   */
  private static final long RECORD = 88;

  private static final class Keeper implements TransitionHook<Light, Press> {
    private LifecycleEvent<Light, Press> last;
    private long steps;

    @Override
    public void after(LifecycleEvent<Light, Press> event) {
      last = event;
      steps++;
    }
  }

  /** Returns the bytes that a step allocates after warm-up. */
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

  private static Switch lamp(boolean lenient, boolean shared, Keeper... hooks) {
    return Switch.with(List.of(hooks), lenient, shared);
  }

  @Test
  void stepWithoutHooksAllocatesNothing() {
    for (boolean shared : new boolean[] {false, true}) {
      Switch lamp = lamp(false, shared);
      assertBetween(0, 0.5, bytesOf(() -> lamp.fire(Press.BUTTON, Cause.none())));
      assertBetween(0, 0.5, bytesOf(() -> lamp.force(Light.ON, Cause.none())));
    }
  }

  @Test
  void stepWithHooksAllocatesOnlyItsRecord() {
    for (int hooks = 1; hooks <= 3; hooks++) {
      List<Keeper> keepers = List.of(new Keeper(), new Keeper(), new Keeper()).subList(0, hooks);
      Switch lamp = lamp(false, true, keepers.toArray(new Keeper[0]));
      assertBetween(40, RECORD, bytesOf(() -> lamp.fire(Press.BUTTON, Cause.none())));
      assertBetween(40, RECORD, bytesOf(() -> lamp.force(Light.ON, Cause.none())));
      for (Keeper keeper : keepers) {
        assertTrue(keeper.last != null && keeper.steps == 10L * STEPS, "every step was told");
      }
    }
  }

  @Test
  void attemptAllocatesAtMostItsRecordAndRefusal() {
    Switch bare = lamp(false, false);
    assertBetween(0, 0.5, bytesOf(() -> bare.tryFire(Press.BUTTON, Cause.none())));
    assertBetween(0, 24 + 72, bytesOf(() -> bare.tryFire(Press.NOTHING, Cause.none())));
    Switch lenient = lamp(true, false);
    assertBetween(0, 32, bytesOf(() -> lenient.tryFire(Press.NOTHING, Cause.none())));
    Switch watched = lamp(false, false, new Keeper());
    assertBetween(40, RECORD, bytesOf(() -> watched.tryFire(Press.BUTTON, Cause.none())));
  }

  /** Listeners need no record. A refusal that contains the entity id cannot be shared. */
  @Test
  void attemptWithListenerAllocatesNothing() {
    TransitionListener<Switch.Light, Switch.Press> listener = new TransitionListener<>() {};
    Switch nameless = Switch.heardBy(listener, false, null);
    assertBetween(0, 0.5, bytesOf(() -> nameless.tryFire(Switch.Press.BUTTON)));
    assertBetween(0, 0.5, bytesOf(() -> nameless.tryFire(Switch.Press.NOTHING)));
    Switch named = Switch.heardBy(listener, false, "s-1");
    assertBetween(0, 0.5, bytesOf(() -> named.tryFire(Switch.Press.BUTTON)));
    assertBetween(16, 24 + 72, bytesOf(() -> named.tryFire(Switch.Press.NOTHING)));
  }
}
