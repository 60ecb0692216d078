package dev.pawl.store;

import dev.pawl.engine.VisibleText;
import dev.pawl.store.machine.StoredSnapshot;
import dev.pawl.store.rows.EntityRow;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A description of the difference between two rows of an entity that have the same state and
 * version.
 */
final class SnapshotChange {

  private SnapshotChange() {}

  /** Returns the difference between two rows; null if the state or the version differs. */
  static @Nullable String between(EntityRow expected, EntityRow found) {
    if (!expected.state().equals(found.state()) || expected.version() != found.version()) {
      return null;
    }
    Map<String, @Nullable Object> before = fields(expected.stored());
    Map<String, @Nullable Object> after = fields(found.stored());
    List<String> waited = names(before.get("deferred"));
    List<String> waiting = names(after.get("deferred"));
    if (!waited.equals(waiting)) {
      return "the deferred events are now " + waiting + " instead of " + waited;
    }
    Set<String> changed = new LinkedHashSet<>(before.keySet());
    changed.addAll(after.keySet());
    changed.removeIf(key -> Objects.equals(before.get(key), after.get(key)));
    return changed.isEmpty()
        ? "the row was written meanwhile"
        : "the snapshot has changed: " + String.join(", ", changed);
  }

  private static Map<String, @Nullable Object> fields(@Nullable StoredSnapshot snapshot) {
    try {
      return snapshot == null ? Map.of() : snapshot.fields();
    } catch (RuntimeException e) {
      return Map.of(); // not written by Pawl
    }
  }

  private static List<String> names(@Nullable Object deferred) {
    List<String> names = new ArrayList<>();
    if (deferred instanceof List<?> events) {
      for (Object event : events) {
        Object name = event instanceof Map<?, ?> fields ? fields.get("event") : event;
        names.add(VisibleText.of(String.valueOf(name)));
      }
    }
    return names;
  }
}
