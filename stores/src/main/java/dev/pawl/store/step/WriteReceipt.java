package dev.pawl.store.step;

import dev.pawl.LifecycleEvent;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.rows.EntityRow;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rows of an entity that a transaction read and wrote. These rows show later whether the
 * transaction was committed.
 *
 * @param before the row that the transaction read; null if the transaction inserted the entity
 * @param after the row that the transaction wrote
 * @param steps the steps that the transaction recorded; may be empty
 * @param <S> the type of states
 * @param <E> the type of events
 */
public record WriteReceipt<S, E>(
    @Nullable EntityRow before, EntityRow after, List<LifecycleEvent<S, E>> steps) {

  /** The result of a transaction. */
  public enum Answer {
    /** The transaction was committed. */
    MADE,
    /** The transaction was not committed, and never will be. */
    NOT_MADE,
    /** The rows do not show whether the transaction was committed. */
    UNKNOWN
  }

  /**
   * Reads the rows to find out whether the transaction was committed. Waits for transactions that
   * still lock the entity, such as a transaction whose client has disconnected, so that the answer
   * is final. The transaction of the connection must be rolled back afterwards.
   */
  Answer ask(Connection connection, StoreContext<S, E> context) throws SQLException {
    if (before == null && context.rows().entities().insert(connection, after)) {
      return Answer.NOT_MADE;
    }
    EntityRow row = context.rows().entities().locked(connection, after.id());
    if (row == null) {
      return Answer.UNKNOWN;
    }
    return steps.isEmpty() ? byRow(row) : byStep(connection, context);
  }

  /**
   * Throws an exception if the write is not visible in its own transaction any more. The store does
   * not check this unless other code has used the connection.
   *
   * @throws IllegalStateException if the other code has rolled the transaction back
   */
  void requireVisible(Connection connection, StoreContext<S, E> context) throws SQLException {
    requireVisible(connection, context, before == null, after);
  }

  /**
   * Throws an exception if a row is not visible any more in the transaction that has written it.
   * The row may have been deleted.
   *
   * @param created whether the transaction has created the entity
   * @throws IllegalStateException if the transaction was rolled back
   */
  public static void requireVisible(
      Connection connection, StoreContext<?, ?> context, boolean created, EntityRow written)
      throws SQLException {
    EntityRow row = context.rows().entities().find(connection, written.id());
    if (row == null ? created : row.version() < written.version()) {
      throw new IllegalStateException(
          context.machine().name()
              + ' '
              + written.id()
              + ": statements in the transaction of this step have rolled the transaction back, so"
              + " the step was not stored. Statements must neither commit nor roll back. To undo"
              + " the step, throw an exception.");
    }
  }

  /**
   * Compares the first step of this receipt with the recorded step of the same number. Only one
   * transaction can have recorded a step with this number.
   */
  private Answer byStep(Connection connection, StoreContext<S, E> context) throws SQLException {
    LifecycleEvent<S, E> first = steps.get(0);
    List<Recorded> found =
        context.rows().transitions().history(connection, after.id(), first.sequence() - 1, 1);
    return !found.isEmpty()
            && context.rows().transitions().isRecord(found.get(0), after.id(), first)
        ? Answer.MADE
        : Answer.NOT_MADE;
  }

  private Answer byRow(EntityRow row) {
    if (row.equals(after)) {
      return Answer.MADE;
    }
    boolean asBefore = before == null ? row.version() == 0 : row.equals(before);
    return asBefore ? Answer.NOT_MADE : Answer.UNKNOWN;
  }
}
