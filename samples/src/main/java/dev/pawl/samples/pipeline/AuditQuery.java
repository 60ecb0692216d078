package dev.pawl.samples.pipeline;

import dev.pawl.store.sql.Dialect;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;

/** The original document's query for the history of a workstream. */
final class AuditQuery {

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss").withZone(ZoneOffset.UTC);

  private static final String SQL =
      """
      SELECT
          from_state,
          to_state,
          transitioned_at,
          %s AS reason
      FROM state_transitions
      WHERE ws_id = ?
      ORDER BY transitioned_at, transition_id
      """;

  private AuditQuery() {}

  /** Returns a line for each recorded transition of a workstream, oldest first. */
  static List<String> run(Pipeline pipeline, String workstream) {
    Dialect dialect = pipeline.workstreams.dialect();
    String reason =
        dialect == Dialect.POSTGRESQL
            ? "metadata ->> 'reason'"
            : "json_extract(metadata, '$.reason')";
    return pipeline.read(
        c ->
            Rows.query(
                c,
                SQL.formatted(reason),
                row ->
                    String.format(
                        "%-21s (%s) reason: %s",
                        row.getString(1) + " → " + row.getString(2),
                        TIME.format(dialect.readInstant(row, 3)),
                        row.getString(4)),
                workstream));
  }
}
