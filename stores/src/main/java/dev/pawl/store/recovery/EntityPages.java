package dev.pawl.store.recovery;

import dev.pawl.store.JdbcStore;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.rows.EntityRows;
import dev.pawl.store.scope.CallScope;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * The pages in which a check reads the entities of a store, in the order of their ids. Between two
 * pages, the check holds no connection while it opens instances, because code of the application
 * may need one. Confined to one thread.
 */
final class EntityPages {

  /** The number of entities in a page, not counting entities whose id cannot be read. */
  private static final int SIZE = 1000;

  private final EntityRows rows;
  private final String id;
  private boolean begun;
  private @Nullable String after;
  private @Nullable String last;

  /**
   * Creates the pages.
   *
   * @param alias the alias of the table of entities in the queries
   */
  EntityPages(JdbcStore<?, ?> store, String alias) {
    this.rows = new EntityRows(store.machine(), store.tables(), store.dialect());
    this.id = alias + '.' + store.dialect().quote(store.tables().id());
  }

  /**
   * Runs a query in a transaction of its own, or on the connection that the thread already uses.
   */
  static <R> R read(DataSource source, OwnTransaction.Body<R> query) throws SQLException {
    return CallScope.hasConnection(source)
        ? CallScope.read(source, query::run)
        : OwnTransaction.run(source, query);
  }

  /** Returns whether there is another page. */
  boolean hasNext() {
    return !begun || last != null;
  }

  /** Moves to the next page. */
  void next(Connection c) throws SQLException {
    begun = true;
    after = last;
    List<String> ids = rows.ids(c, after == null ? "" : after, SIZE);
    last = ids.size() < SIZE ? null : ids.get(SIZE - 1);
  }

  /**
   * Returns the condition for the entities of this page. The last page includes entities whose id
   * is not a text, because SQLite sorts them last.
   */
  String where() {
    List<String> conditions = new ArrayList<>();
    if (after != null) {
      conditions.add(id + " > ?");
    }
    if (last != null) {
      conditions.add(id + " <= ?");
    }
    return conditions.isEmpty() ? "" : " WHERE " + String.join(" AND ", conditions);
  }

  /** Sets the parameters of the condition, which are the first parameters of the statement. */
  void set(PreparedStatement statement) throws SQLException {
    int next = 1;
    if (after != null) {
      statement.setString(next++, after);
    }
    if (last != null) {
      statement.setString(next, last);
    }
  }
}
