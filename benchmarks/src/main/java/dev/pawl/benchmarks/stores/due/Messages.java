package dev.pawl.benchmarks.stores.due;

import dev.pawl.benchmarks.stores.database.Database;
import java.sql.SQLException;
import javax.sql.DataSource;

/** Checks stored messages. */
final class Messages {

  private Messages() {}

  /** Checks that all messages of a round were delivered at the first attempt. */
  static void check(Database database, DataSource source, String table, int round, int number)
      throws SQLException {
    database.require(
        source,
        number,
        "SELECT COUNT(*) FROM "
            + table
            + " WHERE delivered_at IS NOT NULL AND attempts = 1 AND payload LIKE 'r"
            + round
            + "-%'");
  }
}
