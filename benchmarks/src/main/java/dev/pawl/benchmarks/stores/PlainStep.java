package dev.pawl.benchmarks.stores;

import dev.pawl.store.sql.Dialect;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Clock;
import java.time.Instant;
import javax.sql.DataSource;

/** The two statements of a step, as one writes them by hand: the audit row, then the entity. */
final class PlainStep {

  private final DataSource source;
  private final Dialect dialect;
  private final String insert;

  PlainStep(DataSource source, Dialect dialect) {
    this.source = source;
    this.dialect = dialect;
    this.insert =
        "INSERT INTO breaker_transitions (entity_id, sequence, from_state, to_state, event,"
            + " transitioned_at, actor, reason, code, abort_code, forced, metadata)"
            + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
            + dialect.jsonParameter()
            + ")";
  }

  void make(String id, long version, String from, String to, String event) throws SQLException {
    Instant now = Clock.systemUTC().instant();
    String reason = "the next step";
    try (Connection c = source.getConnection()) {
      c.setAutoCommit(false);
      try {
        try (PreparedStatement s = c.prepareStatement(insert)) {
          s.setString(1, id);
          s.setLong(2, version + 1);
          s.setString(3, from);
          s.setString(4, to);
          s.setString(5, event);
          dialect.setInstant(s, 6, now);
          s.setString(7, "benchmark");
          s.setString(8, reason);
          s.setNull(9, Types.VARCHAR);
          s.setNull(10, Types.VARCHAR);
          s.setBoolean(11, false);
          s.setString(12, "{\"reason\":\"" + reason + "\"}");
          s.executeUpdate();
        }
        try (PreparedStatement s =
            c.prepareStatement(
                "UPDATE breaker SET state = ?, version = ?, updated_at = ?"
                    + " WHERE id = ? AND state = ? AND version = ?")) {
          s.setString(1, to);
          s.setLong(2, version + 1);
          dialect.setInstant(s, 3, now);
          s.setString(4, id);
          s.setString(5, from);
          s.setLong(6, version);
          if (s.executeUpdate() != 1) {
            throw new IllegalStateException("Somebody else was first.");
          }
        }
        c.commit();
      } catch (SQLException | RuntimeException e) {
        c.rollback();
        throw e;
      } finally {
        c.setAutoCommit(true);
      }
    }
  }
}
