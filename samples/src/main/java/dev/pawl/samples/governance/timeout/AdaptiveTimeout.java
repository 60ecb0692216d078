package dev.pawl.samples.governance.timeout;

import dev.pawl.samples.governance.log.LogEntry;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The maximum duration of a task: 1.5 times the duration within which nine of ten previous tasks of
 * its scope were done. The timeout is at least half and at most twice the default timeout of the
 * scope. If fewer than five durations are known, the default timeout is used.
 */
public final class AdaptiveTimeout {

  private static final int ENOUGH = 5;

  private AdaptiveTimeout() {}

  /**
   * Returns the timeout of a scope.
   *
   * @param scope the size of the task
   * @param durations the durations of previous tasks of this scope
   */
  public static Duration of(Scope scope, List<Duration> durations) {
    if (durations.size() < ENOUGH) {
      return scope.timeout();
    }
    List<Duration> sorted = durations.stream().sorted().toList();
    int ninth = (sorted.size() * 9 + 9) / 10;
    Duration usual = sorted.get(ninth - 1).multipliedBy(3).dividedBy(2);
    Duration least = scope.timeout().dividedBy(2);
    Duration most = scope.timeout().multipliedBy(2);
    return usual.compareTo(least) < 0 ? least : usual.compareTo(most) > 0 ? most : usual;
  }

  /**
   * Returns how long the tasks of a scope were in progress before they were done.
   *
   * @param scope the size of the tasks
   * @param log the entries of the log, oldest first
   */
  public static List<Duration> durations(Scope scope, List<LogEntry> log) {
    Map<String, Instant> begun = new HashMap<>();
    List<Duration> durations = new ArrayList<>();
    for (LogEntry entry : log) {
      if (!entry.isOf("task") || !scope.wireName().equals(entry.attributes().get("scope"))) {
        continue;
      }
      if (entry.toStatus().equals("in_progress")) {
        begun.put(entry.entityId(), entry.timestamp());
      } else if (begun.containsKey(entry.entityId())) {
        Instant since = begun.remove(entry.entityId());
        if (entry.toStatus().equals("done")) {
          durations.add(Duration.between(since, entry.timestamp()));
        }
      }
    }
    return durations;
  }
}
