package dev.pawl.language.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimerZoneTest {

  private static Optional<Duration> millis(long delay) {
    return Optional.of(Duration.ofMillis(delay));
  }

  @Test
  void timerOfSameInstantWithShorterDelayElapsesFirst() {
    TimerZone zone = TimerZone.EMPTY.start(0, millis(5)).start(1, millis(3)).pass();
    assertEquals(null, zone.elapse(0));
    TimerZone after = Objects.requireNonNull(zone.elapse(1));
    assertTrue(after.pass().elapse(0) != null);
  }

  @Test
  void timersDueAtSameInstantElapseInOrderOfTheirStart() {
    TimerZone zone = TimerZone.EMPTY.start(4, millis(5)).start(2, millis(5)).pass();
    assertEquals(null, zone.elapse(2));
    assertTrue(zone.elapse(4) != null);
  }

  @Test
  void timerStartedLaterMayElapseFirst() {
    TimerZone zone = TimerZone.EMPTY.start(0, millis(5)).pass().start(1, millis(3)).pass();
    assertTrue(zone.elapse(0) != null);
    assertTrue(zone.elapse(1) != null);
  }

  @Test
  void unknownOrVeryLongDelayMayElapseAtAnyTime() {
    for (Optional<Duration> delay :
        List.of(
            Optional.<Duration>empty(),
            Optional.of(Duration.ofSeconds(Long.MAX_VALUE)),
            Optional.of(Duration.ofNanos(1)))) {
      TimerZone zone = TimerZone.EMPTY.start(0, millis(5)).start(1, delay).pass();
      assertTrue(zone.elapse(0) != null);
      assertTrue(zone.elapse(1) != null);
    }
  }

  @Test
  void zonesOfEqualTimesAreEqual() {
    TimerZone zone = TimerZone.EMPTY.start(0, millis(5)).pass();
    assertEquals(zone, zone.pass());
    assertEquals(zone, zone.start(1, millis(3)).stop(1));
    assertEquals(zone.hashCode(), zone.start(0, millis(5)).pass().hashCode());
  }

  /** A running timer with its remaining time. */
  private record Running(int timer, int left) {}

  /**
   * Random histories are also followed with all times that are whole numbers. Delays are multiples
   * of 10, so that whole numbers suffice for the few times of events.
   */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void zoneKnowsExactlyWhichTimersMayElapse(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int elapsed = 0;
    for (int run = 0; run < 200; run++) {
      StringBuilder history = new StringBuilder("seed " + seed + ":");
      TimerZone zone = TimerZone.EMPTY;
      Set<List<Running>> times = Set.of(List.of());
      for (int i = 0; i < 7; i++) {
        int timer = random.nextInt(3);
        int choice = random.nextInt(4);
        if (choice < 2) {
          int delay = 10 * (1 + random.nextInt(3));
          history.append(" start ").append(timer).append(' ').append(delay);
          zone = zone.start(timer, millis(delay));
          times = restarted(times, timer, delay);
        } else if (choice == 2) {
          history.append(" stop ").append(timer);
          zone = zone.stop(timer);
          times = restarted(times, timer, -1);
        }
        zone = zone.pass();
        times = later(times);
        TimerZone next = null;
        Set<List<Running>> after = Set.of();
        for (int each = 0; each < 3; each++) {
          if (times.iterator().next().stream().noneMatch(isTimer(each))) {
            continue;
          }
          Set<List<Running>> due = elapsed(times, each);
          TimerZone found = zone.elapse(each);
          int number = each;
          assertEquals(!due.isEmpty(), found != null, () -> history + " elapse " + number);
          if (found != null && random.nextInt(3) == 0) {
            next = found;
            after = due;
            history.append(" elapse ").append(each);
            break;
          }
        }
        if (next != null) {
          zone = next;
          times = after;
          elapsed++;
        }
      }
    }
    assertTrue(elapsed > 100, elapsed + " timers elapsed");
  }

  private static Predicate<Running> isTimer(int timer) {
    return r -> r.timer() == timer;
  }

  private static Set<List<Running>> restarted(Set<List<Running>> times, int timer, int delay) {
    Set<List<Running>> all = new HashSet<>();
    for (List<Running> each : times) {
      List<Running> changed = new ArrayList<>(each);
      changed.removeIf(isTimer(timer));
      if (delay >= 0) {
        changed.add(new Running(timer, delay));
      }
      all.add(changed);
    }
    return all;
  }

  private static Set<List<Running>> later(Set<List<Running>> times) {
    Set<List<Running>> all = new HashSet<>();
    for (List<Running> each : times) {
      int most = each.stream().mapToInt(Running::left).min().orElse(0);
      for (int time = 0; time <= most; time++) {
        int passed = time;
        all.add(each.stream().map(r -> new Running(r.timer(), r.left() - passed)).toList());
      }
    }
    return all;
  }

  private static Set<List<Running>> elapsed(Set<List<Running>> times, int timer) {
    Set<List<Running>> all = new HashSet<>();
    for (List<Running> each : times) {
      boolean isFirst = each.stream().filter(r -> r.left() == 0).limit(1).anyMatch(isTimer(timer));
      if (isFirst) {
        List<Running> left = new ArrayList<>(each);
        left.removeIf(isTimer(timer));
        all.add(left);
      }
    }
    return all;
  }
}
