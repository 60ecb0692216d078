package dev.pawl.store.write;

import dev.pawl.LifecycleEvent;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.rows.EntityRow;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rows that a transaction wrote about an entity, which show later whether it was committed.
 *
 * @param before the row that it found; null if it added the entity
 * @param after the row that it left
 * @param steps the steps that it recorded; may be none
 * @param <S> the type of states
 * @param <E> the type of events
 */
public record WriteReceipt<S, E>(
    @Nullable EntityRow before, EntityRow after, List<LifecycleEvent<S, E>> steps) {

  /** The fate of a transaction. */
  public enum Answer {
    /** It was committed. */
    MADE,
    /** It was not, and never will be. */
    NOT_MADE,
    /** Nobody can tell. */
    UNKNOWN
  }

  /**
   * Asks the rows. Whoever still holds the entity, such as a session whose client is gone, is
   * waited for, so that the answer is final; the transaction of the connection is to be rolled
   * back.
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

  /** Only one transaction can have recorded a step of this number. */
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
