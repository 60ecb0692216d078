package dev.pawl.benchmarks.stores.due;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.benchmarks.stores.database.Database;
import dev.pawl.store.sql.Dialect;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Timers implemented with plain JDBC: rows with a due time, claimed in batches. */
public final class PlainTimers implements DueContender {

  private static final Duration AGAIN = Duration.ofSeconds(10);

  private final HikariDataSource source;
  private final Dialect dialect;
  private final Eggs eggs;
  private final String claim;
  private Handled handled = new Handled(0);

  @SuppressWarnings("NullAway.Init") // set by handle
  private Workers workers;

  /** Creates the tables. */
  public PlainTimers(Database database) throws SQLException {
    dialect = database.dialect();
    source = database.connect(WORKERS);
    eggs = new Eggs(database, source, "plain_egg");
    claim =
        "UPDATE plain_egg SET due_at = ? WHERE id IN (SELECT id FROM plain_egg WHERE due_at <= ?"
            + " ORDER BY due_at, id LIMIT "
            + BATCH
            + dialect.forUpdateSkipLocked()
            + ") RETURNING id";
  }

  @Override
  public String name() {
    return "plain JDBC";
  }

  @Override
  public String note() {
    return "one statement claims a batch; each step is recorded in a separate transaction; without"
        + " snapshots and without a count of attempts";
  }

  @Override
  public void prepare(int round, int number) throws SQLException {
    handled = new Handled(number);
    eggs.add(round, number, Instant.now().minus(Duration.ofMinutes(1)));
  }

  @Override
  public void handle() throws InterruptedException {
    workers = new Workers(this::batch);
    handled.await();
  }

  private boolean batch() throws SQLException {
    List<String> claimed = new ArrayList<>();
    try (Connection c = source.getConnection();
        PreparedStatement s = c.prepareStatement(claim)) {
      Instant now = Instant.now();
      dialect.setInstant(s, 1, now.plus(AGAIN));
      dialect.setInstant(s, 2, now);
      try (ResultSet row = s.executeQuery()) {
        while (row.next()) {
          claimed.add(row.getString(1));
        }
      }
    }
    for (String id : claimed) {
      eggs.ready(id);
      handled.add(id);
    }
    return !claimed.isEmpty();
  }

  @Override
  public void stop() throws Exception {
    workers.stop();
  }

  @Override
  public void check(int round, int number) throws SQLException {
    handled.check(number);
    eggs.check(round, number);
  }

  @Override
  public void close() {
    source.close();
  }
}
