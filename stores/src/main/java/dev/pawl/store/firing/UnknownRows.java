package dev.pawl.store.firing;

import dev.pawl.store.rows.EntityRow;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The states and rows that this version of the machine does not know. Thread-safe. */
final class UnknownRows {

  private static final int MAX_ROWS = 1000;
  private static final int MAX_STATES = 100;

  private final Set<String> states = ConcurrentHashMap.newKeySet();
  private final Map<String, EntityRow> unreadable =
      Collections.synchronizedMap(
          new LinkedHashMap<>() {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, EntityRow> eldest) {
              return size() > MAX_ROWS;
            }
          });

  /** Returns the names of the unknown states. */
  Set<String> states() {
    return states;
  }

  /**
   * Remembers an unknown state, so that rows in this state are skipped. Returns false if the state
   * was added before or the set is full.
   */
  boolean remember(String state) {
    return states.size() < MAX_STATES && states.add(state);
  }

  void remember(EntityRow row) {
    unreadable.put(row.id(), row);
  }

  /** Returns whether a row could not be read before and has not changed since. */
  boolean isUnreadable(EntityRow row) {
    EntityRow known = unreadable.get(row.id());
    return known != null
        && known.version() == row.version()
        && known.timerColumns().equals(row.timerColumns())
        && known.state().equals(row.state());
  }
}
