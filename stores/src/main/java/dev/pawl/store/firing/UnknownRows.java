package dev.pawl.store.firing;

import dev.pawl.store.rows.EntityRow;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Remembers what this version of the program does not know. Thread-safe. */
final class UnknownRows {

  private static final int MOST_ROWS = 1000;
  private static final int MOST_STATES = 100;

  private final Set<String> states = ConcurrentHashMap.newKeySet();
  private final Map<String, EntityRow> unreadable =
      Collections.synchronizedMap(
          new LinkedHashMap<>() {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, EntityRow> eldest) {
              return size() > MOST_ROWS;
            }
          });

  /** The names of states. */
  Set<String> states() {
    return states;
  }

  /** Remembers a state, so that its rows are passed over; returns whether it is new. */
  boolean learn(String state) {
    return states.size() < MOST_STATES && states.add(state);
  }

  void learn(EntityRow row) {
    unreadable.put(row.id(), row);
  }

  /** Whether this could not be read before, and has not been tried or changed since. */
  boolean isUnreadable(EntityRow row) {
    EntityRow known = unreadable.get(row.id());
    return known != null
        && known.version() == row.version()
        && known.alarm().equals(row.alarm())
        && known.state().equals(row.state());
  }
}
