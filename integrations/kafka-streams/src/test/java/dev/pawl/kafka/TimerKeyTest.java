package dev.pawl.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Tests of the keys of timers. */
class TimerKeyTest {

  @Test
  void keysAreReadBack() {
    TimerKey key = new TimerKey(Instant.parse("2026-01-02T03:04:05.000006Z"), "ö/1", 7);
    assertEquals(key, TimerKey.of(key.toBytes()));
  }

  @Test
  void keysAreOrderedByTime() {
    Instant[] times = {
      Instant.parse("1900-01-01T00:00:00Z"), Instant.EPOCH, Instant.parse("2026-01-01T00:00:00Z")
    };
    for (int i = 1; i < times.length; i++) {
      TimerKey earlier = new TimerKey(times[i - 1], "z", 9);
      TimerKey later = new TimerKey(times[i], "a", 1);
      assertTrue(earlier.toBytes().compareTo(later.toBytes()) < 0);
      assertTrue(earlier.toBytes().compareTo(TimerKey.from(times[i])) < 0);
      assertTrue(later.toBytes().compareTo(TimerKey.from(times[i])) > 0);
    }
  }
}
