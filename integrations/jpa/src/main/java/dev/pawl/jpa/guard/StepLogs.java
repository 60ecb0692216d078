package dev.pawl.jpa.guard;

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
public final class StepLogs {

  static final Map<Key, StepLog> TRAILS = new ConcurrentHashMap<>();
  private static final ReferenceQueue<Object> GONE = new ReferenceQueue<>();

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
    for (Reference<?> gone = GONE.poll(); gone != null; gone = GONE.poll()) {
      TRAILS.remove(gone);
    }
    StepLog known = find(entity);
    return known != null
        ? known
        : TRAILS.computeIfAbsent(new Key(entity, GONE), key -> new StepLog());
  }

  /** Returns the log of an entity; null if the entity has no log. */
  static @Nullable StepLog find(Object entity) {
    return TRAILS.isEmpty() ? null : TRAILS.get(new Key(entity, null));
  }

  static void forget(Object entity) {
    if (!TRAILS.isEmpty()) {
      TRAILS.remove(new Key(entity, null));
    }
  }
}
