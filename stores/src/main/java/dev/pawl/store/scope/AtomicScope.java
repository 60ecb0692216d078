package dev.pawl.store.scope;

import static java.util.Objects.requireNonNull;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * A part of a transaction that is completed or undone as a whole. A savepoint is set only
 * immediately before the first write. Confined to one thread.
 */
public final class AtomicScope extends CallScope {

  /** A collection of records in memory that are undone together with the scope. */
  public interface Participant {

    /** Marks the current state and returns an action that undoes all later changes. */
    Consumer<Throwable> mark();

    /**
     * Performs the actions that were postponed until the outermost scope of the connection has
     * ended.
     */
    void flush();
  }

  private final Connection connection;
  private final boolean several;
  private final Map<Participant, Consumer<Throwable>> marks = new IdentityHashMap<>(2);
  private final List<Participant> participants = new ArrayList<>(1);
  private @Nullable Savepoint savepoint;

  /**
   * Opens the scope.
   *
   * @param source the source of the store; null if it is not known
   * @param several true if the scope may contain several steps or statements of the user
   * @param first the participant of the store that opens the scope
   */
  public AtomicScope(
      @Nullable DataSource source,
      Connection connection,
      String machine,
      boolean several,
      Participant first) {
    super(source, connection, machine);
    this.connection = connection;
    this.several = several;
    for (AtomicScope scope = this; scope != null; scope = scope.around()) {
      scope.enlist(first);
    }
  }

  private void enlist(Participant one) {
    if (!marks.containsKey(one)) {
      marks.put(one, one.mark());
      participants.add(one);
    }
  }

  /** Returns the next outer scope on the same connection; null if this is the outermost scope. */
  private @Nullable AtomicScope around() {
    for (CallScope scope = outer(); scope != null; scope = scope.outer()) {
      if (scope instanceof AtomicScope atomic && atomic.isOn(connection)) {
        return atomic;
      }
    }
    return null;
  }

  /**
   * Sets the missing savepoints of a connection's scopes. Stores call this method before each
   * write.
   *
   * @param innermost whether the innermost scope needs a savepoint even if it makes only one step
   */
  public static void save(Connection connection, boolean innermost) throws SQLException {
    for (CallScope scope = current(); scope != null; scope = scope.outer()) {
      if (scope instanceof AtomicScope atomic && atomic.isOn(connection)) {
        atomic.save(innermost);
        return;
      }
    }
  }

  /**
   * Returns the innermost scope of a connection.
   *
   * @throws IllegalStateException if there is no such scope
   */
  public static AtomicScope on(Connection connection) {
    for (CallScope scope = current(); scope != null; scope = scope.outer()) {
      if (scope instanceof AtomicScope atomic && atomic.isOn(connection)) {
        return atomic;
      }
    }
    throw new IllegalStateException("No atomic scope is open on this connection.");
  }

  private void save(boolean here) throws SQLException {
    AtomicScope around = around();
    if (around != null) {
      around.save(true);
    }
    if ((here || several) && savepoint == null && !connection.getAutoCommit()) {
      savepoint = connection.setSavepoint();
    }
  }

  /** Keeps the changes and releases the savepoint. */
  public void keep() throws SQLException {
    if (savepoint != null) {
      Savepoint set = savepoint;
      savepoint = null;
      connection.releaseSavepoint(set);
    }
  }

  /** Undoes the changes. Exceptions of the rollback are added to {@code failure} as suppressed. */
  public void undo(Throwable failure) {
    if (savepoint != null) {
      try {
        connection.rollback(savepoint);
        keep();
      } catch (SQLException | RuntimeException e) {
        failure.addSuppressed(e);
      }
    }
    for (int i = participants.size() - 1; i >= 0; i--) {
      requireNonNull(marks.get(participants.get(i))).accept(failure);
    }
  }

  /**
   * Returns the participants whose postponed actions are due. In the outermost scope of the
   * connection, the actions of all participants are due; in an inner scope, no actions are due.
   */
  public List<Participant> due() {
    return around() == null ? participants : List.of();
  }
}
