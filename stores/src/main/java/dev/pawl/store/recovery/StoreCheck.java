package dev.pawl.store.recovery;

import dev.pawl.store.JdbcStore;
import dev.pawl.store.StoreException;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.rows.Cells;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.EntityRows;
import dev.pawl.store.rows.TransitionRows;
import dev.pawl.store.scope.CallScope;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/**
 * A consistency check of a whole store. Every history must be legal, without gaps and in the order
 * of time. Every entity must be in the state in which its history ends, and every step must belong
 * to an existing entity. The table must allow all states that this version of the machine may
 * write. Every cell must be readable, also those of refusals and messages.
 *
 * <p>Reads everything once, in one transaction. Changes nothing, and keeps only a few rows in
 * memory. Immutable and thread-safe.
 */
public final class StoreCheck {

  /** How many rows are fetched at a time, and after how many steps progress is reported. */
  private static final int CHUNK = 1000;

  private final JdbcStore<?, ?> store;
  private final int kept;

  private StoreCheck(JdbcStore<?, ?> store, int kept) {
    this.store = store;
    this.kept = kept;
  }

  /** A check of a store, which tells the first hundred findings. */
  public static StoreCheck of(JdbcStore<?, ?> store) {
    return new StoreCheck(store, 100);
  }

  /** The same, but it tells so many findings; all are counted. */
  public StoreCheck keeping(int findings) {
    return new StoreCheck(store, findings);
  }

  /** Checks, and tells nobody how far it is. */
  public CheckReport run() {
    return run(Progress.none());
  }

  /**
   * Checks.
   *
   * @param progress hears how many rows have been read
   * @throws StoreException if the database fails
   */
  public CheckReport run(Progress progress) {
    try {
      return CallScope.hasConnection(store.source())
          ? CallScope.read(store.source(), c -> run(c, progress))
          : OwnTransaction.run(store.source(), c -> run(c, progress));
    } catch (SQLException e) {
      throw new StoreException(store.machine() + " could not be checked", e);
    }
  }

  private CheckReport run(Connection c, Progress progress) throws SQLException {
    CheckReport.Collector found = new CheckReport.Collector(kept);
    table(c, found);
    check(c, found, progress);
    orphans(c, found);
    new CellsCheck(store, CHUNK).run(c, found);
    return found.report(store.machine().name());
  }

  private void table(Connection c, CheckReport.Collector found) throws SQLException {
    List<String> stale = store.schema().alterations(c);
    if (!stale.isEmpty()) {
      found.add(
          Finding.Kind.STALE_TABLE,
          store.tables().entities(),
          0,
          "it does not allow all states of this version of the machine. Run: "
              + String.join("; ", stale));
    }
  }

  private void check(Connection c, CheckReport.Collector found, Progress progress)
      throws SQLException {
    long total = count(c);
    check(c, found, progress, total, store);
    progress.at(total, total);
  }

  private <S, E> void check(
      Connection c,
      CheckReport.Collector found,
      Progress progress,
      long total,
      JdbcStore<S, E> checked)
      throws SQLException {
    TransitionRows<S, E> transitions =
        new TransitionRows<>(checked.machine(), checked.tables(), checked.dialect());
    EntityRows entities = new EntityRows(checked.machine(), checked.tables(), checked.dialect());
    HistoryCheck<S, E> check = new HistoryCheck<>(checked.machine(), found);
    long done = 0;
    try (PreparedStatement statement = c.prepareStatement(join(entities, transitions))) {
      statement.setFetchSize(CHUNK);
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          EntityRow row = entities.read(rows, 1);
          int first = entities.width() + 1;
          check.take(row, rows.getObject(first) == null ? null : transitions.read(rows, first));
          if (++done % CHUNK == 0) {
            progress.at(Math.min(done, total), total);
          }
        }
      }
    }
    check.end();
  }

  private String q(String name) {
    return store.dialect().quote(name);
  }

  private String join(EntityRows entities, TransitionRows<?, ?> transitions) {
    Tables tables = store.tables();
    Dialect dialect = store.dialect();
    String id = "e." + q(tables.id());
    return "SELECT "
        + entities.columns("e.")
        + ", "
        + transitions.columns("t")
        + " FROM "
        + tables.name(dialect, tables.entities())
        + " e LEFT JOIN "
        + tables.name(dialect, tables.transitions())
        + " t ON t."
        + q(tables.entityId())
        + " = "
        + id
        + " ORDER BY "
        + id
        + ", t."
        + q("sequence");
  }

  /** How many rows the join will have: each entity has a row at least. */
  private long count(Connection c) throws SQLException {
    Tables tables = store.tables();
    String sql =
        "SELECT (SELECT COUNT(*) FROM "
            + tables.name(store.dialect(), tables.transitions())
            + ") + (SELECT COUNT(*) FROM "
            + tables.name(store.dialect(), tables.entities())
            + " WHERE "
            + q(tables.version())
            + " = 0)";
    try (PreparedStatement statement = c.prepareStatement(sql);
        ResultSet row = statement.executeQuery()) {
      row.next();
      return row.getLong(1);
    }
  }

  private void orphans(Connection c, CheckReport.Collector found) throws SQLException {
    Tables tables = store.tables();
    String entityId = "t." + q(tables.entityId());
    String sql =
        "SELECT "
            + entityId
            + ", t."
            + q("sequence")
            + " FROM "
            + tables.name(store.dialect(), tables.transitions())
            + " t WHERE NOT EXISTS (SELECT 1 FROM "
            + tables.name(store.dialect(), tables.entities())
            + " e WHERE e."
            + q(tables.id())
            + " = "
            + entityId
            + ") ORDER BY "
            + entityId
            + ", t."
            + q("sequence");
    try (PreparedStatement statement = c.prepareStatement(sql)) {
      statement.setFetchSize(CHUNK);
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          found.steps++;
          Cells cells = new Cells(store.dialect(), tables.transitions(), "", rows, 1);
          found.add(
              Finding.Kind.ORPHAN,
              cells.id(tables.entityId()),
              cells.number("sequence"),
              "the entity of this step is not there.");
        }
      }
    }
  }
}
