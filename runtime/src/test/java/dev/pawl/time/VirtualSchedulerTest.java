package dev.pawl.time;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.time.Scheduler.Timer;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class VirtualSchedulerTest {

  private static final Instant NOON = Instant.parse("2025-06-01T12:00:00Z");
  private static final Duration FOREVER = Duration.ofSeconds(Long.MAX_VALUE, 999_999_999);

  private final VirtualScheduler time = new VirtualScheduler(NOON);
  private final List<String> log = new ArrayList<>();

  private static Duration s(long seconds) {
    return Duration.ofSeconds(seconds);
  }

  private Timer note(long seconds, String what) {
    return time.schedule(s(seconds), () -> log.add(what + "@" + time.elapsed().toSeconds()));
  }

  @Test
  void runsWhatIsDueAndNotMore() {
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
  void inOrderOfDueTimeThenOfScheduling() {
    note(3, "c");
    note(1, "a1");
    note(2, "b");
    note(1, "a2");
    note(1, "a3");
    assertEquals(List.of(s(1), s(1), s(1), s(2), s(3)), time.advance(s(5)));
    assertEquals(List.of("a1@1", "a2@1", "a3@1", "b@2", "c@3"), log);
  }

  @Test
  void whatTasksScheduleWithinTheSpanRunsToo() {
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
  void withoutDelayItWaitsForTheNextMove() {
    note(0, "zero");
    note(-5, "negative");
    assertEquals(List.of(), log);
    assertEquals(List.of(s(0), s(0)), time.advance(Duration.ZERO));
    assertEquals(List.of("zero@0", "negative@0"), log);
  }

  @Test
  void aSpanEndsWithTheTimeThere() {
    note(1, "a");
    time.advance(s(10));
    note(1, "b");
    assertEquals(List.of(s(1)), time.advance(s(1)));
    assertEquals(List.of("a@1", "b@11"), log);
    assertEquals(11_000_000_000L, time.nanoTime());
  }

  @Test
  void timeDoesNotGoBack() {
    assertEquals(
        "Time does not go back: PT-1S. To set only the clock back, use jump.",
        assertThrows(IllegalArgumentException.class, () -> time.advance(s(-1))).getMessage());
    assertEquals(0, time.nanoTime());
  }

  @Test
  void whatIsCancelledDoesNotRun() {
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
  void aTaskMayCancelAnotherThatIsDueAndItself() {
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
  void oneByOne() {
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
  void aTaskThatThrowsKeepsNoOtherFromRunning() {
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
  void noTaskMovesTheTime() {
    time.schedule(s(1), () -> time.advance(s(1)));
    String message =
        assertThrows(IllegalStateException.class, () -> time.advance(s(5))).getMessage();
    assertEquals(
        "The time is being moved already, by another thread or around this task.", message);
    time.schedule(s(1), time::runNext);
    assertThrows(IllegalStateException.class, time::runNext);
    assertEquals(s(6), time.elapsed());
  }

  @Test
  void aTaskThatSchedulesItselfWithoutDelayIsTold() {
    AtomicInteger ran = new AtomicInteger();
    time.schedule(s(3), () -> again(ran));
    String message =
        assertThrows(IllegalStateException.class, () -> time.advance(s(10))).getMessage();
    assertEquals(
        "100000 tasks ran at PT3S and more are due. Does one schedule itself without delay?",
        message);
    assertEquals(100_000, ran.get());
    assertEquals(s(3), time.elapsed());
  }

  private void again(AtomicInteger ran) {
    ran.incrementAndGet();
    time.schedule(Duration.ZERO, () -> again(ran));
  }

  @Test
  void manyTasksAtOneMomentAreNoFault() {
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
  void theClockMovesWithTheTime() {
    Clock clock = time.clock();
    List<Instant> seen = new ArrayList<>();
    time.schedule(s(30), () -> seen.add(clock.instant()));
    assertEquals(NOON, clock.instant());
    time.advance(s(60));
    assertEquals(List.of(NOON.plusSeconds(30)), seen);
    assertEquals(NOON.plusSeconds(60), clock.instant());
    assertEquals(NOON.plusSeconds(60).toEpochMilli(), clock.millis());
    assertEquals(ZoneOffset.UTC, clock.getZone());
    assertEquals(Instant.EPOCH, new VirtualScheduler().clock().instant());
  }

  @Test
  void clocksOfOtherZonesMoveAlong() {
    Clock there = time.clock().withZone(ZoneId.of("Asia/Tokyo"));
    time.advance(s(60));
    time.jump(s(5));
    assertEquals(LocalDateTime.parse("2025-06-01T21:01:05"), LocalDateTime.now(there));
    assertSame(there, there.withZone(ZoneId.of("Asia/Tokyo")));
    assertSame(time.clock(), time.clock());
  }

  @Test
  void aClockThatJumpsMovesNoTimer() {
    note(60, "a");
    time.advance(s(10));
    time.jump(Duration.ofHours(-3));
    assertEquals(NOON.plusSeconds(10).minusSeconds(3 * 3600), time.clock().instant());
    assertEquals(10_000_000_000L, time.nanoTime());
    assertEquals(List.of(s(50)), time.pending());
    time.jump(Duration.ofDays(400));
    assertEquals(List.of(), time.advance(s(49)));
    time.setClock(Instant.EPOCH);
    assertEquals(Instant.EPOCH, time.clock().instant());
    assertEquals(List.of(s(1)), time.advance(s(1)));
    assertEquals(Instant.EPOCH.plusSeconds(1), time.clock().instant());
    assertEquals(List.of("a@60"), log);
  }

  @Test
  void longDelaysEndAtTheLastMomentThereIs() {
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
  void nullIsRefused() {
    assertThrows(NullPointerException.class, () -> time.schedule(null, () -> {}));
    assertThrows(NullPointerException.class, () -> time.schedule(s(1), null));
    assertThrows(NullPointerException.class, () -> new VirtualScheduler(null));
    assertThrows(NullPointerException.class, () -> time.setClock(null));
    assertEquals(List.of(), time.pending());
  }

  /** Any cut of a span into shorter ones runs the same, in the order of a stable sort. */
  @Test
  void howTheTimeIsCutMakesNoDifference() {
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

  @Test
  void anyThreadMayScheduleWhileTheTimeMoves() throws InterruptedException {
    AtomicInteger ran = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    CountDownLatch start = new CountDownLatch(1);
    for (int t = 0; t < 8; t++) {
      threads.add(
          new Thread(
              () -> {
                awaitQuietly(start);
                for (int i = 0; i < 5_000; i++) {
                  time.schedule(Duration.ofNanos(i % 7), ran::incrementAndGet);
                  time.schedule(Duration.ofNanos(i % 3), ran::incrementAndGet).cancel();
                }
              }));
    }
    threads.forEach(Thread::start);
    start.countDown();
    int counted = 0;
    while (threads.stream().anyMatch(Thread::isAlive)) {
      counted += time.advance(Duration.ofNanos(1)).size();
    }
    counted += time.advance(Duration.ofNanos(10)).size();
    assertEquals(counted, ran.get());
    assertTrue(counted >= 40_000, () -> "lost: " + ran);
    assertEquals(List.of(), time.pending());
  }

  /** A thread that holds a lock which a task wants must be able to schedule. */
  @Test
  void noLockIsHeldWhileATaskRuns() throws InterruptedException {
    CountDownLatch scheduled = new CountDownLatch(1);
    Thread[] other = new Thread[1];
    time.schedule(
        s(1),
        () -> {
          other[0] =
              new Thread(
                  () -> {
                    note(1, "other");
                    scheduled.countDown();
                  });
          other[0].start();
          awaitQuietly(scheduled);
        });
    assertEquals(List.of(s(1), s(2)), time.advance(s(2)));
    other[0].join();
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
