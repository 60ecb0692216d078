package dev.pawl.samples.governance.log;

import dev.pawl.store.JdbcStore;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The log of all steps of tasks, agents and turns, oldest first. Immutable. */
public final class LifecycleLog {

  private static final int PAGE = 500;
  private static final Comparator<LogEntry> ORDER =
      Comparator.comparing(LogEntry::timestamp)
          .thenComparing(LogEntry::entityType)
          .thenComparing(LogEntry::entityId)
          .thenComparingLong(LogEntry::sequence);

  private final List<LogEntry> entries;

  private LifecycleLog(List<LogEntry> entries) {
    this.entries = entries.stream().sorted(ORDER).toList();
  }

  /**
   * Reads the log.
   *
   * @param stores the stores of the machines, by the entity types that the log uses
   * @throws IllegalStateException if the recorded history of an instance is not legal
   */
  public static LifecycleLog read(Map<String, JdbcStore<?, ?>> stores) {
    List<LogEntry> entries = new ArrayList<>();
    stores.forEach((type, store) -> read(type, store, entries));
    return new LifecycleLog(entries);
  }

  private static void read(String type, JdbcStore<?, ?> store, List<LogEntry> entries) {
    List<String> ids = store.ids("", PAGE);
    while (!ids.isEmpty()) {
      for (String id : ids) {
        store.requireLegal(id);
        store.history(id).forEach(step -> entries.add(LogEntry.of(type, step)));
      }
      ids = store.ids(ids.get(ids.size() - 1), PAGE);
    }
  }

  /** Returns all entries, oldest first. */
  public List<LogEntry> entries() {
    return entries;
  }

  /**
   * Replays the log until a given time. Instances without a step until then are omitted.
   *
   * @param entityType the machine whose instances are replayed
   * @param until the time, inclusive
   * @return the states of the instances at that time, by their ids
   */
  public Map<String, String> replay(String entityType, Instant until) {
    Map<String, String> states = new TreeMap<>();
    entries.stream()
        .filter(e -> e.isOf(entityType) && !e.timestamp().isAfter(until))
        .forEach(e -> states.put(e.entityId(), e.toStatus()));
    return states;
  }
}
