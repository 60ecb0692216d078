package dev.pawl.jpa;

import dev.pawl.jpa.sql.SqlWrites;
import dev.pawl.jpa.sql.SqlWrites.Column;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.hibernate.engine.spi.SessionImplementor;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.jspecify.annotations.Nullable;

/**
 * The checks of states of a session factory. After the change of an entity has been checked, the
 * flushing session may execute one statement that changes the state columns of the entity.
 * Thread-safe.
 */
final class Guards {

  /**
   * A permission for a session to change some columns, each column in one statement. The reference
   * to the session is weak, because the thread keeps this object after a failed statement, possibly
   * much longer than the session exists.
   *
   * @param session the session; null if Hibernate does not provide the session
   */
  private record Admission(
      @Nullable WeakReference<SharedSessionContractImplementor> session, Set<Column> columns) {

    boolean holds() {
      if (session == null) {
        return true;
      }
      SharedSessionContractImplementor writing = session.get();
      if (writing instanceof SessionImplementor whole) {
        return whole.getPersistenceContextInternal().isFlushing();
      }
      return writing != null && !writing.isClosed();
    }
  }

  private final Map<String, GuardedEntity> entities;
  private final Map<Column, String> columns = new HashMap<>();

  @SuppressWarnings("ThreadLocalUsage") // one for each session factory, cleared after each flush
  private final ThreadLocal<Admission> admitted = new ThreadLocal<>();

  private final Set<String> tables;

  Guards(GuardedMapping mapping, Set<String> tables) {
    this.entities = mapping.entities();
    this.tables = tables;
    for (GuardedEntity entity : entities.values()) {
      for (StateAttribute attribute : entity.attributes()) {
        columns.put(attribute.column(), attribute.name());
      }
    }
  }

  @Nullable GuardedEntity entity(String name) {
    return entities.get(name);
  }

  /** Allows a session to change each of the given columns in one statement. */
  void admit(@Nullable SharedSessionContractImplementor session, Set<Column> changed) {
    admitted.set(
        new Admission(
            session == null ? null : new WeakReference<>(session), new HashSet<>(changed)));
  }

  /**
   * Ends the permission that {@link #admit} has given. This method is called after the row has been
   * written.
   */
  void endAdmission() {
    admitted.remove();
  }

  /**
   * @throws UnguardedWriteError if the statement changes states that have not been checked
   */
  void inspect(String sql) {
    if (columns.isEmpty()) {
      return;
    }
    SqlWrites writes = SqlWrites.of(sql);
    Admission admission = null;
    for (Map.Entry<Column, String> guarded : columns.entrySet()) {
      if (!writes.mayChange(guarded.getKey(), tables)) {
        continue;
      }
      admission = admission == null ? admitted.get() : admission;
      boolean passes =
          admission != null && admission.holds() && admission.columns.remove(guarded.getKey());
      if (!passes && !GuardBypass.isActive()) {
        throw new UnguardedWriteError(
            guarded.getValue(),
            null,
            guarded.getValue()
                + " may be changed in rows whose states are not known, so no transition can be"
                + " checked: "
                + sql
                + "\nLoad the entities and change them, or run the statement in"
                + " PawlJpa.unguarded(…). A table that is not mapped may be a view or a synonym of a mapped table.");
      }
    }
  }
}
