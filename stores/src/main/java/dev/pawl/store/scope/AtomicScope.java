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
 * A part of a transaction that is completed or undone as a whole. The savepoint is set only before
 * something is written. Confined to one thread.
 */
public final class AtomicScope extends CallScope {

  /** A list of actions, which is undone with the part of the transaction. */
  public interface Participant {

    /** Marks the present state; returns an action that undoes everything after it. */
    Consumer<Throwable> mark();

    /** Does what had to wait until it was known whether that part is kept. */
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
   * @param several whether more than one step may be made, or statements of the user run
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

  /** The next scope around this one on the same connection; null for the outermost. */
  private @Nullable AtomicScope around() {
    for (CallScope scope = outer(); scope != null; scope = scope.outer()) {
      if (scope instanceof AtomicScope atomic && atomic.isOn(connection)) {
        return atomic;
      }
    }
    return null;
  }

  /**
   * Sets savepoints before something is written on a connection, in every scope of it.
   *
   * @param innermost whether the innermost scope needs one, too, if it makes one step only
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
   * @throws IllegalStateException if there is none
   */
  public static AtomicScope on(Connection connection) {
    for (CallScope scope = current(); scope != null; scope = scope.outer()) {
      if (scope instanceof AtomicScope atomic && atomic.isOn(connection)) {
        return atomic;
      }
    }
    throw new IllegalStateException("No part of a transaction is open.");
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

  /** Keeps what was done. */
  public void keep() throws SQLException {
    if (savepoint != null) {
      Savepoint set = savepoint;
      savepoint = null;
      connection.releaseSavepoint(set);
    }
  }

  /** Undoes what was done; what this throws is suppressed. */
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
   * Returns the participants whose postponed work is due: all if this is the outermost scope of the
   * connection, otherwise none.
   */
  public List<Participant> due() {
    return around() == null ? participants : List.of();
  }
}
