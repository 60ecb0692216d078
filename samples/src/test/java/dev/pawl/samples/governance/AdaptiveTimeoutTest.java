package dev.pawl.samples.governance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.samples.governance.log.LogEntry;
import dev.pawl.samples.governance.timeout.AdaptiveTimeout;
import dev.pawl.samples.governance.timeout.Scope;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AdaptiveTimeoutTest {

  private static final Instant START = Instant.parse("2025-11-22T14:00:00Z");

  @ParameterizedTest
  @CsvSource({"SMALL, small, 15", "MEDIUM, medium, 30", "LARGE, large, 60", "XL, xl, 120"})
  void scopesHaveTheirTimeouts(Scope scope, String name, int minutes) {
    assertEquals(Duration.ofMinutes(minutes), scope.timeout());
    assertEquals(Duration.ofMinutes(minutes), AdaptiveTimeout.of(scope, List.of()));
    assertEquals(name, scope.wireName());
  }

  /** Durations and timeouts are in minutes. */
  @ParameterizedTest
  @CsvSource({
    "MEDIUM, 1 1 1 1, 30",
    "MEDIUM, 20 20 20 20 20, 30",
    "MEDIUM, 24 10 24 10 12, 36",
    "MEDIUM, 10 10 10 10 10 10 10 10 12 50, 18",
    "MEDIUM, 10 10 10 10 10 10 10 10 50 50, 60",
    "MEDIUM, 1 1 1 1 1, 15",
    "MEDIUM, 90 90 90 90 90, 60",
    "SMALL, 6 6 6 6 6, 9",
    "XL, 10 10 10 10 10, 60",
    "LARGE, 70 70 70 70 70, 105"
  })
  void timeoutsFollowNinetiethPercentile(Scope scope, String minutes, int timeout) {
    List<Duration> durations =
        Stream.of(minutes.split(" ")).map(Long::valueOf).map(Duration::ofMinutes).toList();
    assertEquals(Duration.ofMinutes(timeout), AdaptiveTimeout.of(scope, durations));
  }

  private static LogEntry entry(int second, String type, String id, String to, String scope) {
    return new LogEntry(
        START.plusSeconds(second),
        type,
        id,
        1,
        "x",
        to,
        "e",
        null,
        null,
        null,
        null,
        Map.of("scope", scope));
  }

  @Test
  void durationsAreReadFromTheLog() {
    List<LogEntry> log =
        List.of(
            entry(0, "task", "A", "in_progress", "small"),
            entry(1, "task", "B", "in_progress", "small"),
            entry(2, "task", "C", "in_progress", "large"),
            entry(3, "turn", "A", "done", "small"),
            entry(5, "task", "B", "orphaned", "small"),
            entry(6, "task", "B", "open", "small"),
            entry(7, "task", "A", "done", "small"),
            entry(8, "task", "B", "in_progress", "small"),
            entry(9, "task", "D", "done", "small"),
            entry(11, "task", "B", "done", "small"),
            entry(60, "task", "C", "done", "large"));
    assertEquals(
        List.of(Duration.ofSeconds(7), Duration.ofSeconds(3)),
        AdaptiveTimeout.durations(Scope.SMALL, log));
    assertEquals(List.of(Duration.ofSeconds(58)), AdaptiveTimeout.durations(Scope.LARGE, log));
    assertEquals(List.of(), AdaptiveTimeout.durations(Scope.XL, log));
  }
}
