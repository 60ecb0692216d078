package dev.pawl.store.sql;

import static java.util.stream.Collectors.joining;

import dev.pawl.store.machine.StoredMachine;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The DDL of the tables of a machine, to be run by the application or copied into a migration tool.
 * Immutable.
 *
 * @param machine the machine; the table of entities allows its states
 * @param tables the names of the tables and columns
 * @param dialect the SQL dialect of the database
 */
public record Schema(StoredMachine<?, ?> machine, Tables tables, Dialect dialect) {

  /** The text columns for a cause. Several tables have these columns. */
  private static final List<String> CAUSE = List.of("actor", "reason", "code", "abort_code");

  /**
   * Creates a schema.
   *
   * @throws IllegalArgumentException if two tables or views, or two columns of the table of
   *     entities, have the same name; case is ignored
   */
  public Schema {
    requireDifferent(
        machine,
        "tables",
        tables.entities(),
        tables.transitions(),
        tables.refusals(),
        tables.history(),
        tables.outbox(),
        tables.outboxEvents());
    requireDifferent(
        machine, "columns", tables.id(), tables.state(), tables.version(), tables.updatedAt());
  }

  private static void requireDifferent(StoredMachine<?, ?> machine, String what, String... names) {
    Set<String> used = new HashSet<>();
    for (String name : names) {
      if (!used.add(name.toUpperCase(Locale.ROOT))) {
        throw new IllegalArgumentException(
            "Two %s of the machine %s have the name %s. Give them different names with Tables."
                .formatted(what, machine.name(), name));
      }
    }
  }

  /**
   * Returns the statements that create the tables, indexes and views, in the order in which they
   * must be run. A statement leaves an existing table or index unchanged.
   */
  public List<String> statements() {
    return parts().stream().map(Part::ddl).toList();
  }

  /**
   * A table, index or view.
   *
   * @param name the name
   * @param table the table of an index; null for a table or view
   * @param ddl the statement that creates it
   */
  record Part(String name, @Nullable String table, String ddl) {
    Part(String name, String ddl) {
      this(name, null, ddl);
    }
  }

  /** Returns the tables, indexes and views, in the order in which they must be created. */
  List<Part> parts() {
    List<Part> all = new ArrayList<>();
    all.add(new Part(tables.entities(), entities()));
    all.add(index(tables.entities(), "_by_state", "", tables.state(), tables.updatedAt()));
    if (machine.hasTimers()) {
      all.add(index(tables.entities(), "_by_due", "", "due_at", tables.id()));
      all.add(index(tables.entities(), "_parked", parkedOnly(), "parked_at", tables.id()));
    }
    all.add(new Part(tables.transitions(), transitions()));
    all.add(new Part(tables.history(), history()));
    all.add(new Part(tables.refusals(), refusals()));
    all.add(index(tables.refusals(), "_by_entity", "", tables.entityId(), "refused_at"));
    all.add(new Part(tables.outbox(), outbox()));
    all.add(index(tables.outbox(), "_due", "", "available_at", "message_id"));
    all.add(index(tables.outbox(), "_order", "", "entity_id", "machine", "pending", "message_id"));
    all.add(index(tables.outbox(), "_done", "", "delivered_at", "parked_at", "message_id"));
    all.add(new Part(tables.outboxEvents(), outboxEvents()));
    return all;
  }

  /**
   * Returns the condition of the partial index of parked rows. Few rows are parked, so that most
   * steps need not write this index. H2 has no partial indexes.
   */
  private String parkedOnly() {
    return dialect == Dialect.H2 ? "" : " WHERE " + q("parked_at") + " IS NOT NULL";
  }

  /**
   * Runs the {@link #statements()} for the tables, indexes and views that do not exist, in a
   * separate transaction if the connection has no open transaction. If nothing is missing, no right
   * to create tables is needed. Processes that start at the same time run the statements one after
   * the other.
   *
   * @throws SQLException if the database fails, or if one of the tables exists and does not belong
   *     to this machine; the message names the columns that are missing or in conflict
   */
  public void create(Connection connection) throws SQLException {
    new TableMaker(this).make(connection);
  }

  /**
   * Returns the names of the tables that do not exist.
   *
   * @throws SQLException if the database fails
   */
  public List<String> missing(Connection connection) throws SQLException {
    return new ColumnsCheck(this, connection).missingTables();
  }

  /**
   * Returns a description of each existing table or view that has a name of this schema but does
   * not belong to this machine. Such a table or view lacks columns, has columns of another type, or
   * is a table instead of a view. Each text includes a remedy. Additional columns are allowed.
   *
   * @throws SQLException if the database fails
   */
  public List<String> conflicts(Connection connection) throws SQLException {
    return List.copyOf(new ColumnsCheck(this, connection).conflicts(false));
  }

  /**
   * Returns the definitions of all columns, by the name of the table and then by the name of the
   * column.
   */
  Map<String, Map<String, String>> columns() {
    Map<String, Map<String, String>> columns = new LinkedHashMap<>();
    columns.put(tables.entities(), columns(entities()));
    columns.put(tables.transitions(), columns(transitions()));
    columns.put(tables.refusals(), columns(refusals()));
    columns.put(tables.outbox(), columns(outbox()));
    return columns;
  }

  /** Returns the views by name. Each view has a list of columns that only a view of Pawl has. */
  Map<String, List<String>> views() {
    return Map.of(
        tables.history(), List.of(tables.entityId(), "sequence", "is_current"),
        tables.outboxEvents(), List.of("aggregatetype", "aggregateid", "position"));
  }

  /**
   * Returns the definitions of a table's columns by the names of the columns. In the DDL, each
   * definition is a line that starts with the quoted name of the column.
   */
  private static Map<String, String> columns(String ddl) {
    Map<String, String> columns = new LinkedHashMap<>();
    ddl.lines()
        .map(String::strip)
        .filter(line -> line.startsWith("\""))
        .forEach(
            line -> {
              String quoted = line.replaceFirst("(?s)^(\"(?:[^\"]|\"\")*\").*", "$1");
              String name = quoted.substring(1, quoted.length() - 1).replace("\"\"", "\"");
              columns.put(name, line.substring(quoted.length()).strip());
            });
    return columns;
  }

  /**
   * Returns the named check constraint for the states in the table of entities, as used in {@code
   * CREATE TABLE} and {@code ALTER TABLE … ADD}. The constraint also allows the names that states
   * had in earlier versions, because rows may contain these names.
   */
  public String check() {
    return check(true);
  }

  String check(boolean named) {
    String names = stateNames().map(dialect::literal).collect(joining(", "));
    return (named ? "CONSTRAINT " + q(checkName()) + ' ' : "")
        + "CHECK ("
        + (dialect == Dialect.H2
            // H2 2.4 evaluates IN on the connection that created it, even after that is closed
            ? "ARRAY_CONTAINS(ARRAY[" + names + "], " + q(tables.state()) + ")"
            : q(tables.state()) + " IN (" + names + ")")
        + ")";
  }

  /** Returns the current and former names of all states. */
  Stream<String> stateNames() {
    return machine.stateNames().stream().flatMap(name -> machine.namesOf(name).stream());
  }

  /** Returns the name of the check constraint on states, such as {@code pawl_circuit_states}. */
  public String checkName() {
    return Tables.derived(tables.entities(), "_states");
  }

  /**
   * Returns the statements that extend the check constraint of an existing table to all states of
   * this version of the machine; empty if the constraint allows all states already. Run the
   * statements in order on one connection; they do not change rows. Former names of states stay
   * allowed, so that rows remain valid and programs with earlier versions can continue.
   *
   * @throws SQLException if the database fails
   */
  public List<String> alterations(Connection connection) throws SQLException {
    return new StatesCheck(this, connection).alterations();
  }

  private String entities() {
    String initial = dialect.literal(machine.initial().get(0));
    return "CREATE TABLE IF NOT EXISTS "
        + tables.name(dialect, tables.entities())
        + " (\n  "
        + column(tables.id(), dialect.textType() + " PRIMARY KEY NOT NULL")
        + column(
            tables.state(), dialect.textType() + " DEFAULT " + initial + " NOT NULL " + check())
        + column(tables.version(), "BIGINT DEFAULT 0 NOT NULL")
        + (machine.hasSnapshots() ? column("snapshot", dialect.textType()) : "")
        + (machine.hasTimers() ? timers() : "")
        + q(tables.updatedAt())
        + ' '
        + dialect.timestampType()
        + " DEFAULT "
        + dialect.currentTimestamp()
        + " NOT NULL\n)";
  }

  private String timers() {
    return column("due_at", dialect.timestampType())
        + column("timer_at", dialect.timestampType())
        + column("timer_attempts", "INTEGER DEFAULT 0 NOT NULL")
        + column("parked_at", dialect.timestampType())
        + column("timer_error", dialect.textType());
  }

  private String transitions() {
    return "CREATE TABLE IF NOT EXISTS "
        + tables.name(dialect, tables.transitions())
        + " (\n  "
        + column("transition_id", dialect.identityType())
        + column(
            tables.entityId(),
            dialect.textType()
                + " NOT NULL REFERENCES "
                + tables.name(dialect, tables.entities())
                + " ("
                + q(tables.id())
                + ")")
        + column("sequence", "BIGINT NOT NULL")
        + column("from_state", dialect.textType() + " NOT NULL")
        + column("to_state", dialect.textType() + " NOT NULL")
        + column("event", dialect.textType())
        + column("transitioned_at", dialect.timestampType() + " NOT NULL")
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
        + " AS SELECT "
        + columns(transitions()).keySet().stream().map(c -> "t." + q(c) + ", ").collect(joining())
        + "t."
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

  /**
   * Returns the DDL of the table of refusals. The table has no foreign key, because an attempt may
   * concern an entity that does not exist.
   */
  private String refusals() {
    return "CREATE TABLE IF NOT EXISTS "
        + tables.name(dialect, tables.refusals())
        + " (\n  "
        + column("refusal_id", dialect.identityType())
        + column(tables.entityId(), dialect.textType() + " NOT NULL")
        + column("version", "BIGINT NOT NULL")
        + column("from_state", dialect.textType())
        + column("to_state", dialect.textType())
        + column("event", dialect.textType())
        + column("refused_at", dialect.timestampType() + " NOT NULL")
        + column("outcome", dialect.textType() + " NOT NULL")
        + column("why", dialect.textType())
        + cause().stripTrailing().replaceFirst(",$", "")
        + "\n)";
  }

  /**
   * Returns the DDL of the table of messages. The column {@code available_at} has a value only
   * while the message is to be delivered. The column {@code pending} has a value only while the
   * message blocks later messages of its entity. The indexes therefore contain no completed
   * messages. No index contains a column that a lease or its renewal changes.
   */
  private String outbox() {
    return "CREATE TABLE IF NOT EXISTS "
        + tables.name(dialect, tables.outbox())
        + " (\n  "
        + column("message_id", dialect.identityType())
        + column("message_key", dialect.textType() + " NOT NULL UNIQUE")
        + column("machine", dialect.textType() + " NOT NULL")
        + column("entity_id", dialect.textType() + " NOT NULL")
        + column("sequence", "BIGINT NOT NULL")
        + column("topic", dialect.textType() + " NOT NULL")
        + column("payload", dialect.textType())
        + column("created_at", dialect.timestampType() + " NOT NULL")
        + column("available_at", dialect.timestampType())
        + column("pending", "INTEGER DEFAULT 1")
        + column("attempts", "INTEGER DEFAULT 0 NOT NULL")
        + column("forgiven", "INTEGER DEFAULT 0 NOT NULL")
        + column("claimed_by", dialect.textType())
        + column("leased_until", dialect.timestampType())
        + column("delivered_at", dialect.timestampType())
        + column("parked_at", dialect.timestampType())
        + column("skipped_at", dialect.timestampType())
        + column("skip_actor", dialect.textType())
        + column("skip_reason", dialect.textType())
        + q("last_error")
        + ' '
        + dialect.textType()
        + "\n)";
  }

  /**
   * Returns the DDL of the view on messages with the column names that the outbox event router of
   * Debezium expects.
   */
  private String outboxEvents() {
    return dialect.createView()
        + tables.name(dialect, tables.outboxEvents())
        + " AS SELECT "
        + String.join(
            ", ",
            as("message_key", "id"),
            as("machine", "aggregatetype"),
            as("entity_id", "aggregateid"),
            as("topic", "type"),
            q("payload"),
            as("created_at", "timestamp"),
            as("message_id", "position"))
        + " FROM "
        + tables.name(dialect, tables.outbox());
  }

  private String as(String column, String name) {
    return q(column) + " AS " + q(name);
  }

  private String cause() {
    StringBuilder columns = new StringBuilder();
    CAUSE.forEach(name -> columns.append(column(name, dialect.textType())));
    return columns
        .append(
            column(
                "forced",
                dialect.booleanType() + " DEFAULT " + dialect.falseLiteral() + " NOT NULL"))
        .append(column("metadata", dialect.jsonType()))
        .toString();
  }

  private Part index(String table, String suffix, String condition, String... columns) {
    String name = Tables.derived(table, suffix);
    String names = List.of(columns).stream().map(this::q).collect(joining(", "));
    return new Part(
        name,
        table,
        "CREATE INDEX IF NOT EXISTS "
            + q(name)
            + " ON "
            + tables.name(dialect, table)
            + " ("
            + names
            + ")"
            + condition);
  }

  private String column(String name, String type) {
    return q(name) + ' ' + type + ",\n  ";
  }

  private String q(String name) {
    return dialect.quote(name);
  }
}
