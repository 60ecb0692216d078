package dev.pawl.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Measures the cost of the live view for each step, in {@code .ci/long live}. */
@EnabledIfSystemProperty(named = "pawl.live.seconds", matches = "\\d+")
class StepCostTest {

  private static final int STEPS = 20_000;
  private static final int ROUNDS = 12;

  @Test
  void stepCostsAtMostAMicrosecond() throws InterruptedException {
    long flat = nanos(LiveRecorderTest.parcel(true).build());
    long chart = nanos(new WasherMachine());
    try (PawlLive live = PawlLive.start()) {
      long liveFlat = nanos(LiveRecorderTest.parcel(true).build()) - flat;
      long liveChart = nanos(new WasherMachine()) - chart;
      System.out.printf(
          "%s: a step costs %d ns more, with two regions %d ns%n",
          live.address(), liveFlat, liveChart);
      assertThat(liveFlat).isBetween(1L, 1000L);
      assertThat(liveChart).isBetween(1L, 1000L);
    }
  }

  private static long nanos(ParcelMachine parcel) throws InterruptedException {
    parcel.send();
    return nanos(parcel::scan);
  }

  private static long nanos(WasherMachine washer) throws InterruptedException {
    washer.start();
    return nanos(
            () -> {
              washer.spin();
              washer.wash();
            })
        / 2;
  }

  /**
   * Returns the shortest CPU time of a call in several rounds. The rounds are short enough not to
   * fill the queue.
   */
  private static long nanos(Runnable call) throws InterruptedException {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      long start = threads.getCurrentThreadCpuTime();
      for (int i = 0; i < STEPS / 2; i++) {
        call.run();
      }
      least = Math.min(least, (threads.getCurrentThreadCpuTime() - start) / (STEPS / 2));
      Thread.sleep(300);
    }
    return least;
  }
}
