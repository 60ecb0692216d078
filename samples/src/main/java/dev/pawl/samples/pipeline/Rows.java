package dev.pawl.samples.pipeline;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Statements of the pipeline, in addition to those of its stores. */
final class Rows {

  /** A query on a connection. */
  interface Query<R> {
    R on(Connection c) throws SQLException;
  }

  /** Reads one row. */
  interface Reader<R> {
    R read(ResultSet row) throws SQLException;
  }

  private Rows() {}

  static <R> List<R> query(Connection c, String sql, Reader<R> reader, Object... parameters)
      throws SQLException {
    try (PreparedStatement statement = prepared(c, sql, parameters);
        ResultSet rows = statement.executeQuery()) {
      List<R> all = new ArrayList<>();
      while (rows.next()) {
        all.add(reader.read(rows));
      }
      return all;
    }
  }

  static int update(Connection c, String sql, Object... parameters) throws SQLException {
    try (PreparedStatement statement = prepared(c, sql, parameters)) {
      return statement.executeUpdate();
    }
  }

  private static PreparedStatement prepared(Connection c, String sql, Object... parameters)
      throws SQLException {
    PreparedStatement statement = c.prepareStatement(sql);
    for (int i = 0; i < parameters.length; i++) {
      statement.setObject(i + 1, parameters[i]);
    }
    return statement;
  }
}
