package dev.pawl.live;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The updates that were not yet sent to one page. If a page is slow, the counts of transitions are
 * added up, and only the last log entries are stored. Callers must hold the lock of the {@link
 * LiveMachine}.
 */
final class LiveStream {

  /** The maximum number of log entries in one batch of updates. */
  static final int MAX_ENTRIES = 40;

  /** The maximum number of instances in the list that is sent to a page. */
  static final int MAX_LISTED_INSTANCES = 100;

  private final @Nullable String followed;
  private final Map<TakenTransition, Long> taken = new HashMap<>();
  private final Deque<LogEntry> entries = new ArrayDeque<>();
  private long unlisted;

  /** True if an update is waiting, or if nothing has been sent yet. */
  private boolean changed = true;

  /** True if the list of instances may differ from the list that was sent last. */
  private boolean listChanged = true;

  private int generation = -1;

  LiveStream(@Nullable String followed) {
    this.followed = followed;
  }

  /**
   * Returns the label of the only instance that the page shows, or null if the page shows all
   * instances.
   */
  @Nullable String followed() {
    return followed;
  }

  private boolean isFollowed(String label) {
    return followed == null || followed.equals(label);
  }

  /** Adds a transition that an instance has taken. */
  void taken(String label, TakenTransition transition) {
    if (isFollowed(label)) {
      taken(transition, 1);
    }
  }

  /** Adds a transition that instances have taken the given number of times. */
  void taken(TakenTransition transition, long times) {
    changed = true;
    listChanged = true;
    taken.merge(transition, times, Long::sum);
  }

  void add(LogEntry entry) {
    changed = true;
    listChanged = true;
    if (isFollowed(entry.instance())) {
      entries.addLast(entry);
      if (entries.size() > MAX_ENTRIES) {
        entries.removeFirst();
        unlisted++;
      }
    }
  }

  /**
   * Removes and returns the updates that have not been sent yet. Returns empty if there are no
   * updates.
   *
   * @param now the current {@code generation} of the {@link LiveMachine}
   * @param listed whether the caller also sends the list of instances
   */
  Optional<Map<String, Object>> take(int now, boolean listed) {
    if (!changed && generation == now && !(listed && listChanged)) {
      return Optional.empty();
    }
    changed = false;
    listChanged &= !listed;
    generation = now;
    List<Object> times = new ArrayList<>();
    taken.forEach(
        (one, n) -> times.add(Arrays.asList(one.leaf(), one.event(), one.candidate(), n)));
    Map<String, Object> batch = new LinkedHashMap<>();
    batch.put("taken", times);
    batch.put("entries", entries.stream().map(LogEntry::json).toList());
    batch.put("unlisted", unlisted);
    taken.clear();
    entries.clear();
    unlisted = 0;
    return Optional.of(batch);
  }
}
