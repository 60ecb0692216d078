package dev.pawl.tests.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.time.Scheduler;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Tests that timers fire in the order in which they are due, and timers that are due at the same
 * instant in the order in which they started.
 */
class TimerOrderTest {

  private final List<String> heard = new ArrayList<>();

  private MetronomeMachine.Builder builder(Scheduler time) {
    return MetronomeMachine.builder()
        .scheduler(time)
        .effects(
            new MetronomeEffects() {
              @Override
              public void tick() {
                heard.add("tick");
              }

              @Override
              public void ring() {
                heard.add("ring");
              }
            });
  }

  @Test
  void timerThatStartedFirstFiresFirst() {
    VirtualScheduler time = new VirtualScheduler();
    MetronomeMachine running = builder(time).build();
    time.advance(Duration.ofSeconds(1));
    assertEquals(
        List.of(MetronomeEvent.PAIR, MetronomeEvent.SECOND),
        List.copyOf(running.remaining().keySet()));
    time.advance(Duration.ofSeconds(1));
    assertEquals(List.of("tick", "ring", "tick"), heard);
  }

  @Test
  void timersOfSnapshotFireInTheSameOrder() {
    VirtualScheduler before = new VirtualScheduler();
    MetronomeMachine stored = builder(before).build();
    before.advance(Duration.ofSeconds(1));
    VirtualScheduler time = new VirtualScheduler();
    MetronomeCodec.fromJson(MetronomeCodec.toJson(stored), builder(time));
    time.advance(Duration.ofSeconds(1));
    assertEquals(List.of("tick", "ring", "tick"), heard);
  }

  @Test
  void timerThatIsDueEarlierFiresFirstIfItsThreadIsLate() {
    List<Runnable> tasks = new ArrayList<>();
    long[] now = {0};
    Scheduler pool =
        new Scheduler() {
          @Override
          public Timer schedule(Duration delay, Runnable task) {
            tasks.add(task);
            return () -> {};
          }

          @Override
          public long nanoTime() {
            return now[0];
          }
        };
    builder(pool).build();
    now[0] = Duration.ofSeconds(2).toNanos();
    tasks.get(1).run();
    assertEquals(List.of("tick", "ring"), heard);
    tasks.get(0).run();
    assertEquals(List.of("tick", "ring"), heard);
  }
}
