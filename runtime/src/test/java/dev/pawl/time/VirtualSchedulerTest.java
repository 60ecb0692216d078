package dev.pawl.time;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.time.Scheduler.Timer;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class VirtualSchedulerTest {

  private static final Duration FOREVER = Duration.ofSeconds(Long.MAX_VALUE, 999_999_999);

  private final VirtualScheduler time = new VirtualScheduler();
  private final List<String> log = new ArrayList<>();

  private static Duration s(long seconds) {
    return Duration.ofSeconds(seconds);
  }

  private Timer note(long seconds, String what) {
    return time.schedule(s(seconds), () -> log.add(what + "@" + time.elapsed().toSeconds()));
  }

  @Test
  void advanceRunsOnlyDueTasks() {
    note(60, "a");
    assertEquals(List.of(), time.advance(s(59)));
    assertEquals(List.of(), time.advance(Duration.ofNanos(999_999_999)));
    assertEquals(List.of(), log);
    assertEquals(List.of(Duration.ofNanos(1)), time.advance(Duration.ofNanos(1)));
    assertEquals(List.of("a@60"), log);
    assertEquals(List.of(), time.advance(s(1_000)), "once");
    assertEquals(s(1_060), time.elapsed());
  }

  @Test
  void tasksRunInOrderOfDueTimeThenScheduling() {
    note(3, "c");
    note(1, "a1");
    note(2, "b");
    note(1, "a2");
    note(1, "a3");
    assertEquals(List.of(s(1), s(1), s(1), s(2), s(3)), time.advance(s(5)));
    assertEquals(List.of("a1@1", "a2@1", "a3@1", "b@2", "c@3"), log);
  }

  @Test
  void tasksScheduledByTasksRunWithinTheSpan() {
    time.schedule(
        s(1),
        () -> {
          note(0, "at once");
          note(1, "late");
          note(5, "beyond");
        });
    note(1, "second");
    note(2, "first of two");
    assertEquals(List.of(s(1), s(1), s(1), s(2), s(2)), time.advance(s(5)));
    assertEquals(List.of("second@1", "at once@1", "first of two@2", "late@2"), log);
    assertEquals(List.of(s(1)), time.pending());
    assertEquals(List.of(s(1)), time.advance(s(1)));
  }

  @Test
  void taskWithoutDelayRunsAtNextAdvance() {
    note(0, "zero");
    note(-5, "negative");
    assertEquals(List.of(), log);
    assertEquals(List.of(s(0), s(0)), time.advance(Duration.ZERO));
    assertEquals(List.of("zero@0", "negative@0"), log);
  }

  @Test
  void timeIsAtEndOfSpanAfterAdvance() {
    note(1, "a");
    time.advance(s(10));
    note(1, "b");
    assertEquals(List.of(s(1)), time.advance(s(1)));
    assertEquals(List.of("a@1", "b@11"), log);
    assertEquals(11_000_000_000L, time.nanoTime());
  }

  @Test
  void negativeSpanThrows() {
    assertEquals(
        "Cannot move the time back by PT-1S. To set only the clock back, use jump.",
        assertThrows(IllegalArgumentException.class, () -> time.advance(s(-1))).getMessage());
    assertEquals(0, time.nanoTime());
  }

  @Test
  void cancelledTaskDoesNotRun() {
    Timer a = note(1, "a");
    note(1, "b");
    a.cancel();
    a.cancel();
    assertEquals(List.of(s(1)), time.pending());
    assertEquals(List.of(s(1)), time.advance(s(1)));
    a.cancel();
    assertEquals(List.of("b@1"), log);
  }

  @Test
  void taskMayCancelDueTaskAndItself() {
    Timer[] timers = new Timer[2];
    timers[0] =
        time.schedule(
            s(1),
            () -> {
              timers[0].cancel();
              timers[1].cancel();
              log.add("one");
            });
    timers[1] = note(1, "two");
    assertEquals(List.of(s(1)), time.advance(s(1)));
    assertEquals(List.of("one"), log);
  }

  @Test
  void runNextRunsOneTask() {
    note(5, "b");
    note(2, "a");
    note(5, "c");
    assertEquals(List.of(s(2), s(5), s(5)), time.pending());
    assertTrue(time.runNext());
    assertEquals(List.of("a@2"), log);
    assertEquals(List.of(s(3), s(3)), time.pending());
    assertTrue(time.runNext());
    assertTrue(time.runNext());
    assertFalse(time.runNext());
    assertEquals(List.of("a@2", "b@5", "c@5"), log);
    assertEquals(s(5), time.elapsed());
    assertThrows(UnsupportedOperationException.class, () -> time.pending().add(s(1)));
  }

  @Test
  void throwingTaskDoesNotStopOthers() {
    IllegalStateException first = new IllegalStateException("first");
    IOException second = new IOException("second");
    time.schedule(s(1), () -> fail(first));
    note(2, "between");
    time.schedule(s(3), () -> VirtualSchedulerTest.<RuntimeException>fail(second));
    time.schedule(s(3), () -> fail(first));
    note(4, "last");
    assertSame(first, assertThrows(IllegalStateException.class, () -> time.advance(s(10))));
    assertArrayEquals(new Throwable[] {second}, first.getSuppressed());
    assertEquals(List.of("between@2", "last@4"), log);
    assertEquals(s(10), time.elapsed());
    time.schedule(s(1), () -> VirtualSchedulerTest.<RuntimeException>fail(second));
    assertSame(second, assertThrows(IOException.class, time::runNext));
    assertEquals(s(11), time.elapsed());
    assertEquals(List.of(), time.advance(s(1)), "and it stays usable");
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void fail(Throwable error) throws T {
    throw (T) error;
  }

  @Test
  void advanceInsideTaskThrows() {
    time.schedule(s(1), () -> time.advance(s(1)));
    String message =
        assertThrows(IllegalStateException.class, () -> time.advance(s(5))).getMessage();
    assertEquals("Cannot move the time while another thread moves it or a task runs.", message);
    time.schedule(s(1), time::runNext);
    assertThrows(IllegalStateException.class, time::runNext);
    assertEquals(s(6), time.elapsed());
  }

  @Test
  void endlessTasksAtOneMomentThrow() {
    AtomicInteger ran = new AtomicInteger();
    time.schedule(s(3), () -> again(ran));
    String message =
        assertThrows(IllegalStateException.class, () -> time.advance(s(10))).getMessage();
    assertEquals(
        "100000 tasks ran at PT3S and more are due. Check whether a task schedules itself without delay.",
        message);
    assertEquals(100_000, ran.get());
    assertEquals(s(3), time.elapsed());
  }

  private void again(AtomicInteger ran) {
    ran.incrementAndGet();
    time.schedule(Duration.ZERO, () -> again(ran));
  }

  @Test
  void manyTasksAtOneMomentAreAllowed() {
    AtomicInteger ran = new AtomicInteger();
    for (int i = 0; i < 100_000; i++) {
      time.schedule(s(1), ran::incrementAndGet);
    }
    for (int i = 0; i < 100_000; i++) {
      time.schedule(s(2), ran::incrementAndGet);
    }
    assertEquals(200_000, time.advance(s(2)).size());
    assertEquals(200_000, ran.get());
  }

  @Test
  void hugeDelaysAreDueAtLastMoment() {
    time.advance(s(1));
    time.schedule(FOREVER, () -> log.add("end"));
    time.schedule(Duration.ofNanos(Long.MAX_VALUE), () -> log.add("end too"));
    assertEquals(List.of(), time.advance(Duration.ofDays(365 * 290)));
    assertEquals(2, time.advance(FOREVER).size());
    assertEquals(List.of("end", "end too"), log);
    assertEquals(Long.MAX_VALUE, time.nanoTime());
    time.schedule(s(1), () -> log.add("after"));
    assertEquals(List.of(Duration.ZERO), time.advance(s(1)));
  }

  @Test
  void nullArgumentsThrow() {
    assertThrows(NullPointerException.class, () -> time.schedule(null, () -> {}));
    assertThrows(NullPointerException.class, () -> time.schedule(s(1), null));
    assertEquals(List.of(), time.pending());
  }

  /**
   * Advancing in several shorter spans runs the tasks in the order of a stable sort by due time.
   */
  @Test
  void splittingASpanDoesNotChangeTheOrder() {
    SplittableRandom random = new SplittableRandom(11);
    for (int round = 0; round < 200; round++) {
      VirtualScheduler scheduler = new VirtualScheduler();
      record Job(int number, long due) {}
      List<Job> expected = new ArrayList<>();
      List<Job> ran = new ArrayList<>();
      for (int i = 0; i < 50; i++) {
        Job job = new Job(i, random.nextInt(20));
        Timer timer =
            scheduler.schedule(
                Duration.ofNanos(job.due()),
                () -> {
                  assertEquals(job.due(), scheduler.nanoTime());
                  ran.add(job);
                });
        if (random.nextInt(4) == 0) {
          timer.cancel();
        } else {
          expected.add(job);
        }
      }
      expected.sort(Comparator.comparingLong(Job::due));
      int count = 0;
      while (scheduler.nanoTime() < 20) {
        count += scheduler.advance(Duration.ofNanos(random.nextInt(5))).size();
      }
      assertEquals(expected, ran);
      assertEquals(expected.size(), count);
    }
  }
}
