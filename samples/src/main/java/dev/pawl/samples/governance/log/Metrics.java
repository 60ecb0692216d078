package dev.pawl.samples.governance.log;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The metrics of a log.
 *
 * @param steps the number of steps of each machine
 * @param transitionReasons the number of steps for each canonical reason
 * @param abortReasons the number of agents that ended for each abort reason
 * @param meanTime the average time that tasks spent in each state that they have left
 */
public record Metrics(
    Map<String, Long> steps,
    Map<String, Long> transitionReasons,
    Map<String, Long> abortReasons,
    Map<String, Duration> meanTime) {

  /**
   * Computes the metrics.
   *
   * @param log the entries of the log, oldest first
   */
  public static Metrics of(List<LogEntry> log) {
    Map<String, Long> steps = new TreeMap<>();
    Map<String, Long> reasons = new TreeMap<>();
    Map<String, Long> aborts = new TreeMap<>();
    for (LogEntry entry : log) {
      count(steps, entry.entityType());
      count(reasons, LogEntry.value(entry.transitionReason()));
      if (entry.isOf("agent")) {
        count(aborts, LogEntry.value(entry.abortReason()));
      }
    }
    return new Metrics(steps, reasons, aborts, meanTime(log));
  }

  private static void count(Map<String, Long> counts, @Nullable String what) {
    if (what != null) {
      counts.merge(what, 1L, Long::sum);
    }
  }

  private static Map<String, Duration> meanTime(List<LogEntry> log) {
    Map<String, Instant> entered = new HashMap<>();
    Map<String, List<Duration>> stays = new TreeMap<>();
    for (LogEntry entry : log) {
      if (entry.isOf("task")) {
        Instant since = entered.put(entry.entityId(), entry.timestamp());
        if (since != null) {
          stays
              .computeIfAbsent(entry.fromStatus(), s -> new ArrayList<>())
              .add(Duration.between(since, entry.timestamp()));
        }
      }
    }
    Map<String, Duration> means = new TreeMap<>();
    stays.forEach((state, times) -> means.put(state, mean(times)));
    return means;
  }

  private static Duration mean(List<Duration> times) {
    return times.stream().reduce(Duration.ZERO, Duration::plus).dividedBy(times.size());
  }
}
