package dev.pawl.store.sql;

import dev.pawl.store.machine.StoredMachine;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The DDL of a machine's tables, for a migration tool or to be run at once. Immutable.
 *
 * @param machine whose states are allowed
 * @param tables the names
 * @param dialect the database
 */
public record Schema(StoredMachine<?, ?> machine, Tables tables, Dialect dialect) {

  /** The columns of who and why, which several tables share. */
  private static final List<String> CAUSE = List.of("actor", "reason", "code", "abort_code");

  /**
   * The statements, in an order in which they can be run; each makes something only if it is not
   * there. A table that is there is left as it is.
   */
  public List<String> statements() {
    return List.of(
        entities(),
        index(tables.entities(), "_by_state", tables.state(), tables.updatedAt()),
        transitions(),
        history(),
        refusals(),
        index(tables.refusals(), "_by_entity", tables.entityId(), "refused_at"),
        outbox(),
        index(tables.outbox(), "_waiting", "delivered_at", "available_at"));
  }

  /** Runs the statements. */
  public void create(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (String sql : statements()) {
        statement.execute(sql);
      }
    }
  }

  /** The condition that the state is one of the machine's, as the table of entities has it. */
  public String check() {
    String names =
        machine.stateNames().stream().map(dialect::literal).collect(Collectors.joining(", "));
    return "CHECK (" + q(tables.state()) + " IN (" + names + "))";
  }

  private String entities() {
    String initial = dialect.literal(machine.initial().get(0));
    return "CREATE TABLE IF NOT EXISTS "
        + tables.name(dialect, tables.entities())
        + " (\n  "
        + column(tables.id(), dialect.text() + " PRIMARY KEY NOT NULL")
        + column(tables.state(), dialect.text() + " DEFAULT " + initial + " NOT NULL " + check())
        + column(tables.version(), "BIGINT DEFAULT 0 NOT NULL")
        + (machine.hasSnapshots() ? column("snapshot", dialect.text()) : "")
        + (machine.hasTimers() ? column("due_at", dialect.instant()) : "")
        + q(tables.updatedAt())
        + ' '
        + dialect.instant()
        + " DEFAULT "
        + dialect.now()
        + " NOT NULL\n)";
  }

  private String transitions() {
    return "CREATE TABLE IF NOT EXISTS "
        + tables.name(dialect, tables.transitions())
        + " (\n  "
        + column("transition_id", dialect.identity())
        + column(
            tables.entityId(),
            dialect.text()
                + " NOT NULL REFERENCES "
                + tables.name(dialect, tables.entities())
                + " ("
                + q(tables.id())
                + ")")
        + column("sequence", "BIGINT NOT NULL")
        + column("from_state", dialect.text() + " NOT NULL")
        + column("to_state", dialect.text() + " NOT NULL")
        + column("event", dialect.text())
        + column("transitioned_at", dialect.instant() + " NOT NULL")
        + cause()
        + "UNIQUE ("
        + q(tables.entityId())
        + ", "
        + q("sequence")
        + ")\n)";
  }

  private String history() {
    return dialect.createView()
        + tables.name(dialect, tables.history())
        + " AS SELECT t.*, t."
        + q("sequence")
        + " = e."
        + q(tables.version())
        + " AS "
        + q("is_current")
        + " FROM "
        + tables.name(dialect, tables.transitions())
        + " t JOIN "
        + tables.name(dialect, tables.entities())
        + " e ON e."
        + q(tables.id())
        + " = t."
        + q(tables.entityId());
  }

  /** Without foreign key: what was refused may be about an entity that there is not. */
  private String refusals() {
    return "CREATE TABLE IF NOT EXISTS "
        + tables.name(dialect, tables.refusals())
        + " (\n  "
        + column("refusal_id", dialect.identity())
        + column(tables.entityId(), dialect.text() + " NOT NULL")
        + column("version", "BIGINT NOT NULL")
        + column("from_state", dialect.text())
        + column("to_state", dialect.text())
        + column("event", dialect.text())
        + column("refused_at", dialect.instant() + " NOT NULL")
        + column("outcome", dialect.text() + " NOT NULL")
        + column("why", dialect.text())
        + cause().stripTrailing().replaceFirst(",$", "")
        + "\n)";
  }

  private String outbox() {
    return "CREATE TABLE IF NOT EXISTS "
        + tables.name(dialect, tables.outbox())
        + " (\n  "
        + column("message_id", dialect.identity())
        + column("message_key", dialect.text() + " NOT NULL UNIQUE")
        + column("machine", dialect.text() + " NOT NULL")
        + column("entity_id", dialect.text() + " NOT NULL")
        + column("sequence", "BIGINT NOT NULL")
        + column("topic", dialect.text() + " NOT NULL")
        + column("payload", dialect.text())
        + column("created_at", dialect.instant() + " NOT NULL")
        + column("available_at", dialect.instant() + " NOT NULL")
        + column("attempts", "INTEGER DEFAULT 0 NOT NULL")
        + column("claimed_by", dialect.text())
        + column("delivered_at", dialect.instant())
        + column("parked_at", dialect.instant())
        + q("last_error")
        + ' '
        + dialect.text()
        + "\n)";
  }

  private String cause() {
    StringBuilder columns = new StringBuilder();
    CAUSE.forEach(name -> columns.append(column(name, dialect.text())));
    return columns
        .append(column("forced", dialect.bool() + " DEFAULT " + dialect.no() + " NOT NULL"))
        .append(column("metadata", dialect.json()))
        .toString();
  }

  private String index(String table, String suffix, String... columns) {
    String names = List.of(columns).stream().map(this::q).collect(Collectors.joining(", "));
    return "CREATE INDEX IF NOT EXISTS "
        + q(table + suffix)
        + " ON "
        + tables.name(dialect, table)
        + " ("
        + names
        + ")";
  }

  private String column(String name, String type) {
    return q(name) + ' ' + type + ",\n  ";
  }

  private String q(String name) {
    return dialect.quote(name);
  }
}
