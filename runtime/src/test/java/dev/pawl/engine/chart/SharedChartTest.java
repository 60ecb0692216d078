package dev.pawl.engine.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import dev.pawl.Cause;
import dev.pawl.Snapshot;
import dev.pawl.engine.Hooks;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/**
 * Tests a chart with two regions that several threads share: steps do not allocate, and queries can
 * run at the same time.
 */
class SharedChartTest {

  private static final int STEPS = 100_000;

  private enum Player {
    SOUND,
    LOUD,
    QUIET,
    TAPE,
    PLAYING,
    STOPPED
  }

  private enum Press {
    VOLUME,
    PLAY
  }

  private static final Chart<Player, Press> CHART =
      new ChartBuilder<Player, Press>("Player", Player.values())
          .event("volume", Press.VOLUME)
          .event("play", Press.PLAY)
          .root(true)
          .enters(1, 2, 4, 5)
          .composite("SOUND", Player.SOUND, 0)
          .leaf("LOUD", Player.LOUD, 1)
          .leaf("QUIET", Player.QUIET, 1)
          .composite("TAPE", Player.TAPE, 0)
          .leaf("PLAYING", Player.PLAYING, 4)
          .leaf("STOPPED", Player.STOPPED, 4)
          .transition(2, null, 3)
          .move(1, 3)
          .transition(3, null, 2)
          .move(1, 2)
          .transition(5, null, 6)
          .move(4, 6)
          .transition(6, null, 5)
          .move(4, 5)
          .build(new short[] {0, -1, -1, 1, -1, -1, -1, 2, -1, -1, 3, -1});

  private static final ChartDefinition<Player, Press> RULES =
      new ChartDefinition<>(CHART, Player.values());

  private static ChartInstance<Player, Player, Press, Void, Void> instance(boolean shared) {
    ChartInstance<Player, Player, Press, Void, Void> instance =
        new ChartInstance<>(
            CHART,
            new ChartSetup<>(
                RULES, null, new Hooks<>(List.of()), InstantSource.system(), null, shared),
            null,
            new ChartCode<>() {},
            null);
    instance.begin(null);
    return instance;
  }

  @Test
  void stepAndRepeatedQueryAllocateNothing() {
    assumeTrue(ManagementFactory.getThreadMXBean() instanceof ThreadMXBean);
    for (boolean shared : new boolean[] {false, true}) {
      ChartInstance<Player, Player, Press, Void, Void> instance = instance(shared);
      long least = Long.MAX_VALUE;
      for (int round = 0; round < 10; round++) {
        long before = allocated();
        for (int i = 0; i < STEPS; i++) {
          instance.fire(i % 3 == 0 ? Press.PLAY : Press.VOLUME, Cause.none());
        }
        assertTrue(instance.permits(Press.PLAY));
        for (int i = 0; i < STEPS; i++) {
          assertSame(Player.class, instance.state().getDeclaringClass());
          assertTrue(instance.permits(Press.PLAY));
        }
        least = Math.min(least, allocated() - before);
      }
      assertTrue(least < 5_000, "allocated " + least);
    }
  }

  @Test
  void pureStepAllocatesAtMost500Bytes() throws Exception {
    assumeTrue(ManagementFactory.getThreadMXBean() instanceof ThreadMXBean);
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                PureStepProgram.class.getName())
            .redirectErrorStream(true)
            .start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), out);
    assertTrue(Double.parseDouble(out) <= 500, "allocated " + out);
  }

  /**
   * A program that prints the bytes that a pure step allocates. In a JVM that has run other
   * machines, HotSpot may remove fewer allocations.
   */
  static final class PureStepProgram {
    private PureStepProgram() {}

    public static void main(String[] args) {
      PureSteps<Player, Player, Press, Void, Void> steps =
          new PureSteps<>(RULES, new ChartCode<>() {}, List.of());
      Snapshot<Player, Press, Void> snapshot = steps.beginWhole(null).state();
      long least = Long.MAX_VALUE;
      for (int round = 0; round < 10; round++) {
        long before = allocated();
        for (int i = 0; i < STEPS; i++) {
          snapshot = steps.fire(snapshot, i % 3 == 0 ? Press.PLAY : Press.VOLUME).state();
        }
        least = Math.min(least, allocated() - before);
      }
      if (snapshot.sequence() != 10L * STEPS) {
        throw new AssertionError(snapshot);
      }
      System.out.print((double) least / STEPS);
    }
  }

  private static long allocated() {
    return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
  }

  @Test
  void copyIsConsistent() throws InterruptedException {
    ChartInstance<Player, Player, Press, Void, Void> instance = instance(true);
    AtomicBoolean done = new AtomicBoolean();
    Thread thread =
        new Thread(
            () -> {
              // the regions take steps in turn, so that the sequence determines the configuration
              for (int i = 0; i < 2 * STEPS; i++) {
                instance.fire(i % 2 == 0 ? Press.VOLUME : Press.PLAY, Cause.none());
              }
              done.set(true);
            });
    thread.start();
    List<Set<Player>> cycle =
        List.of(
            Set.of(Player.LOUD, Player.PLAYING),
            Set.of(Player.QUIET, Player.PLAYING),
            Set.of(Player.QUIET, Player.STOPPED),
            Set.of(Player.LOUD, Player.STOPPED));
    long last = 0;
    while (!done.get()) {
      Configuration<Player, Void> now = instance.committed();
      assertEquals(cycle.get((int) (now.sequence % 4)), Set.copyOf(now.values()));
      assertTrue(now.sequence >= last);
      last = now.sequence;
    }
    thread.join();
    assertEquals(2 * STEPS, instance.sequence());
  }
}
