package dev.pawl.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class VirtualClockTest {

  private static final Instant NOON = Instant.parse("2025-06-01T12:00:00Z");

  private final VirtualScheduler time = new VirtualScheduler(NOON);

  private static Duration s(long seconds) {
    return Duration.ofSeconds(seconds);
  }

  @Test
  void clockMovesWithScheduler() {
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
  void clocksWithOtherZonesMoveToo() {
    Clock there = time.clock().withZone(ZoneId.of("Asia/Tokyo"));
    time.advance(s(60));
    time.jump(s(5));
    assertEquals(LocalDateTime.parse("2025-06-01T21:01:05"), LocalDateTime.now(there));
    assertSame(there, there.withZone(ZoneId.of("Asia/Tokyo")));
    assertSame(time.clock(), time.clock());
  }

  @Test
  void jumpDoesNotAffectTimers() {
    time.schedule(s(60), () -> {});
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
  }

  @Test
  void jumpOutOfRangeThrows() {
    time.advance(s(3600));
    Duration left = Duration.between(time.clock().instant(), Instant.MAX);
    assertThrows(DateTimeException.class, () -> time.jump(left.plus(s(1))));
    assertEquals(NOON.plusSeconds(3600), time.clock().instant());
    time.jump(left);
    assertEquals(Instant.MAX, time.clock().instant());
    time.setClock(Instant.MIN);
    assertEquals(Instant.MIN, time.clock().instant());
  }

  @Test
  void nullArgumentsThrow() {
    assertThrows(NullPointerException.class, () -> new VirtualScheduler(null));
    assertThrows(NullPointerException.class, () -> time.setClock(null));
    assertThrows(NullPointerException.class, () -> time.jump(null));
  }
}
