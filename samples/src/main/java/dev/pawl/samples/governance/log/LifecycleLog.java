package dev.pawl.samples.governance.log;

import dev.pawl.store.JdbcStore;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Every step of every instance, in the order of time. Immutable. */
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
   * @param stores of the machines, by the names that they have in the log
   * @throws IllegalStateException if a recorded instance is not one that its machine allows
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

  /** All entries. */
  public List<LogEntry> entries() {
    return entries;
  }

  /**
   * Where the instances of a machine were at a time, by their ids: each is replayed from its first
   * step on. Those that had made none by then are not told.
   */
  public Map<String, String> replay(String entityType, Instant until) {
    Map<String, String> states = new TreeMap<>();
    entries.stream()
        .filter(e -> e.isOf(entityType) && !e.timestamp().isAfter(until))
        .forEach(e -> states.put(e.entityId(), e.toStatus()));
    return states;
  }
}
