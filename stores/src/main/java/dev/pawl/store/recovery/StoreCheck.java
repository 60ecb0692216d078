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
 * A consistency check of a whole store. The check reports each violation of the following rules:
 *
 * <p>Every history is legal, complete and in the order of time. Every entity is in the state in
 * which its history ends. Every step belongs to an existing entity. The table allows all states
 * that this version of the machine may write. Every cell can be read, also in the tables of
 * refusals and messages.
 *
 * <p>The check reads everything once, in several transactions, and holds no connection while it
 * opens instances. The check changes nothing and keeps only a few rows in memory. Immutable and
 * thread-safe.
 */
public final class StoreCheck {

  /** The number of rows per fetch, and between two reports of progress. */
  private static final int CHUNK = 1000;

  private final JdbcStore<?, ?> store;
  private final int kept;

  private StoreCheck(JdbcStore<?, ?> store, int kept) {
    this.store = store;
    this.kept = kept;
  }

  /** Returns a check of a store that reports the first 100 findings. */
  public static StoreCheck of(JdbcStore<?, ?> store) {
    return new StoreCheck(store, 100);
  }

  /**
   * Returns a copy that reports at most the given number of findings. The copy still counts all
   * findings.
   *
   * @param findings the maximum number of reported findings
   */
  public StoreCheck maxFindings(int findings) {
    return new StoreCheck(store, findings);
  }

  /**
   * Runs the check without reporting progress.
   *
   * @return the errors that were found
   * @throws StoreException if the database fails
   */
  public CheckReport run() {
    return run(Progress.none());
  }

  /**
   * Runs the check.
   *
   * @param progress is notified of the number of rows that have been read
   * @return the errors that were found
   * @throws StoreException if the database fails
   */
  public CheckReport run(Progress progress) {
    CallScope.requireNoOpening("StoreCheck", store.machine().name());
    CheckReport.Collector found = new CheckReport.Collector(kept);
    try {
      read(
          c -> {
            table(c, found);
            return found;
          });
      check(found, progress);
      read(
          c -> {
            orphans(c, found);
            new CellsCheck(store, CHUNK).run(c, found);
            return found;
          });
    } catch (SQLException e) {
      throw new StoreException(store.machine() + " could not be checked", e);
    }
    return found.report(store.machine().name());
  }

  private <R> R read(OwnTransaction.Body<R> query) throws SQLException {
    return EntityPages.read(store.source(), query);
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

  private void check(CheckReport.Collector found, Progress progress) throws SQLException {
    long total = read(this::count);
    check(found, progress, total, store);
    progress.at(total, total);
  }

  private <S, E> void check(
      CheckReport.Collector found, Progress progress, long total, JdbcStore<S, E> checked)
      throws SQLException {
    TransitionRows<S, E> transitions =
        new TransitionRows<>(checked.machine(), checked.tables(), checked.dialect());
    EntityRows entities = new EntityRows(checked.machine(), checked.tables(), checked.dialect());
    HistoryCheck<S, E> check = new HistoryCheck<>(checked.machine(), found);
    EntityPages pages = new EntityPages(checked, "e");
    for (long done = 0; pages.hasNext(); check.endAll()) {
      long before = done;
      done = read(c -> page(c, pages, entities, transitions, check, progress, before, total));
    }
  }

  /**
   * Reads a page of entities with their steps. Returns the number of rows that were read so far.
   */
  private <S, E> long page(
      Connection c,
      EntityPages pages,
      EntityRows entities,
      TransitionRows<S, E> transitions,
      HistoryCheck<S, E> check,
      Progress progress,
      long before,
      long total)
      throws SQLException {
    pages.next(c);
    long done = before;
    try (PreparedStatement statement = c.prepareStatement(join(entities, transitions, pages))) {
      pages.set(statement);
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
    return done;
  }

  private String q(String name) {
    return store.dialect().quote(name);
  }

  private String join(EntityRows entities, TransitionRows<?, ?> transitions, EntityPages page) {
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
        + page.where()
        + " ORDER BY "
        + id
        + ", t."
        + q("sequence");
  }

  /** Returns the expected number of rows of {@link #join}. An entity without steps has one row. */
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
              "the entity of this step does not exist.");
        }
      }
    }
  }
}
