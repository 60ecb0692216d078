package dev.pawl.jpa;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The recorded steps of all entities. Entities are compared by identity and referenced weakly.
 * Thread-safe.
 */
final class StepLogs {

  static final Map<Key, StepLog> LOGS = new ConcurrentHashMap<>();
  private static final ReferenceQueue<Object> COLLECTED = new ReferenceQueue<>();

  private StepLogs() {}

  static final class Key extends WeakReference<Object> {

    private final int hash;

    Key(Object entity, @Nullable ReferenceQueue<Object> queue) {
      super(entity, queue);
      this.hash = System.identityHashCode(entity);
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public boolean equals(Object other) {
      if (this == other) {
        return true;
      }
      Object entity = get();
      return entity != null && other instanceof Key key && key.refersTo(entity);
    }
  }

  /** Returns the log of an entity. If the entity has no log, creates a new log. */
  public static StepLog of(Object entity) {
    for (Reference<?> gone = COLLECTED.poll(); gone != null; gone = COLLECTED.poll()) {
      LOGS.remove(gone);
    }
    StepLog known = find(entity);
    return known != null
        ? known
        : LOGS.computeIfAbsent(new Key(entity, COLLECTED), key -> new StepLog());
  }

  /** Returns the log of an entity; null if the entity has no log. */
  static @Nullable StepLog find(Object entity) {
    return LOGS.isEmpty() ? null : LOGS.get(new Key(entity, null));
  }

  static void forget(Object entity) {
    if (!LOGS.isEmpty()) {
      LOGS.remove(new Key(entity, null));
    }
  }
}
