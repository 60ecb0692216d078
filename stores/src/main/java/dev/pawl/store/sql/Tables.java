package dev.pawl.store.sql;

import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The names of the tables and columns of one machine. Immutable; each method that changes a name
 * returns a copy.
 *
 * <pre>{@code
 * Tables.of("workstreams").key("ws_id").transitions("state_transitions")
 * }</pre>
 */
public final class Tables {

  private enum Name {
    SCHEMA,
    OUTBOX_SCHEMA,
    ENTITIES,
    TRANSITIONS,
    REFUSALS,
    HISTORY,
    OUTBOX,
    ID,
    ENTITY_ID,
    STATE,
    VERSION,
    UPDATED_AT
  }

  /** The maximum length of a name in bytes of UTF-8. PostgreSQL truncates longer names. */
  static final int MAX_NAME_BYTES = 63;

  /** The words with which the names of Pawl's own tables and indexes begin after {@code pawl_}. */
  private static final Set<String> RESERVED = Set.of("outbox", "audit");

  private final Map<Name, String> names;

  private Tables(Map<Name, String> names) {
    this.names = names;
  }

  /**
   * Returns the names for a given table of entities. The names of the other tables are derived from
   * this name, such as {@code entities_transitions}; the outbox is {@code pawl_outbox}.
   *
   * @param entities the name of the table of entities
   */
  public static Tables of(String entities) {
    return new Tables(new EnumMap<>(Name.class))
        .with(Name.ENTITIES, entities)
        .transitions(entities + "_transitions")
        .refusals(entities + "_refusals")
        .history(entities + "_history")
        .outbox("pawl_outbox")
        .with(Name.ID, "id")
        .with(Name.ENTITY_ID, "entity_id")
        .columns("state", "version", "updated_at");
  }

  /**
   * Returns the default names of a machine's tables. The default names begin with {@code pawl_} and
   * the machine's name in snake case, so that they differ from the application's own tables and
   * from words of SQL. The machine {@code Booking} has {@code pawl_booking}, {@code
   * pawl_booking_transitions}, {@code pawl_booking_refusals} and {@code pawl_booking_history}.
   *
   * <p>Pawl itself uses {@code pawl_outbox} and {@code pawl_audit}. If the first word after {@code
   * pawl_} is {@code outbox} or {@code audit}, {@code _machine} is appended, as in {@code
   * pawl_outbox_machine}. A name of more than 51 bytes is shortened and ends with a hash, because
   * PostgreSQL ignores all but the first 63 bytes of the name of a table.
   */
  public static Tables ofMachine(String machine) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < machine.length(); i++) {
      char c = machine.charAt(i);
      if (i > 0 && Character.isUpperCase(c) && !Character.isUpperCase(machine.charAt(i - 1))) {
        name.append('_');
      }
      name.append(Character.toLowerCase(c));
    }
    boolean reserved = RESERVED.contains(name.toString().split("_", 2)[0]);
    String entities = "pawl_" + name + (reserved ? "_machine" : "");
    return of(shortened(entities, MAX_NAME_BYTES - "_transitions".length()));
  }

  /** Returns the name of an index or a constraint of a table. */
  static String derived(String table, String suffix) {
    return shortened(table, MAX_NAME_BYTES - suffix.length()) + suffix;
  }

  /**
   * Returns the name, shortened if it has more than {@code most} bytes. A shortened name consists
   * of the beginning of the name and a hash of the whole name.
   */
  private static String shortened(String name, int most) {
    byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
    if (bytes.length <= most) {
      return name;
    }
    String hash = '_' + UUID.nameUUIDFromBytes(bytes).toString().substring(0, 8);
    int end = name.length();
    while (name.substring(0, end).getBytes(StandardCharsets.UTF_8).length + hash.length() > most) {
      end = name.offsetByCodePoints(end, -1);
    }
    return name.substring(0, end) + hash;
  }

  /**
   * Returns a copy with a schema for all tables. By default the tables are in the schema of the
   * connection.
   */
  public Tables schema(String name) {
    return with(Name.SCHEMA, name);
  }

  /**
   * Returns a copy with a schema for the table of messages and its view, so that machines with
   * different schemas can share this table. By default they are in the schema of the other tables.
   */
  public Tables outboxSchema(String name) {
    return with(Name.OUTBOX_SCHEMA, name);
  }

  /** Returns a copy with another name for the table of steps. */
  public Tables transitions(String name) {
    return with(Name.TRANSITIONS, name);
  }

  /** Returns a copy with another name for the table of refusals. */
  public Tables refusals(String name) {
    return with(Name.REFUSALS, name);
  }

  /** Returns a copy with another name for the view on the steps. */
  public Tables history(String name) {
    return with(Name.HISTORY, name);
  }

  /** Returns a copy with another name for the table of messages. */
  public Tables outbox(String name) {
    return with(Name.OUTBOX, name);
  }

  /** Returns a copy with another name for the key column, in every table. */
  public Tables key(String name) {
    return with(Name.ID, name).with(Name.ENTITY_ID, name);
  }

  /** Returns a copy with other names for the columns of the table of entities. */
  public Tables columns(String state, String version, String updatedAt) {
    return with(Name.STATE, state).with(Name.VERSION, version).with(Name.UPDATED_AT, updatedAt);
  }

  private Tables with(Name which, String name) {
    Map<Name, String> changed = new EnumMap<>(names);
    changed.put(which, Objects.requireNonNull(name, () -> which + " must not be null"));
    return new Tables(changed);
  }

  /** Returns a name other than that of a schema. Only schemas may be missing. */
  private String get(Name which) {
    return Objects.requireNonNull(names.get(which));
  }

  /**
   * Returns the schema of a table or view.
   *
   * @param table the name of one of these tables
   * @return the schema; null for the schema of the connection
   */
  public @Nullable String schemaOf(String table) {
    boolean ofMessages = table.equals(outbox()) || table.equals(outboxEvents());
    String schema = ofMessages ? names.get(Name.OUTBOX_SCHEMA) : null;
    return schema == null ? names.get(Name.SCHEMA) : schema;
  }

  /**
   * Returns the name of a table or view, preceded by its schema if the schema is set. The name is
   * not quoted; see {@link #name}.
   *
   * @param table the name of one of these tables
   */
  public String qualified(String table) {
    String schema = schemaOf(table);
    return schema == null ? table : schema + '.' + table;
  }

  /** Returns the name of the table with one row for each entity. */
  public String entities() {
    return get(Name.ENTITIES);
  }

  /** Returns the name of the table with one row for each step. */
  public String transitions() {
    return get(Name.TRANSITIONS);
  }

  /** Returns the name of the table with one row for each attempt that made no step. */
  public String refusals() {
    return get(Name.REFUSALS);
  }

  /**
   * Returns the name of the view on the steps. The column {@code is_current} of the view marks the
   * current step of each entity.
   */
  public String history() {
    return get(Name.HISTORY);
  }

  /** Returns the name of the table of messages. Several machines may share this table. */
  public String outbox() {
    return get(Name.OUTBOX);
  }

  /** Returns the name of the view on the messages. */
  String outboxEvents() {
    return outbox() + "_events";
  }

  /** Returns the name of the key column in the table of entities. */
  public String id() {
    return get(Name.ID);
  }

  /**
   * Returns the name of the column with the key of the entity in the tables of steps and refusals.
   */
  public String entityId() {
    return get(Name.ENTITY_ID);
  }

  /** Returns the name of the column with the state. */
  public String state() {
    return get(Name.STATE);
  }

  /** Returns the name of the column with the version. */
  public String version() {
    return get(Name.VERSION);
  }

  /** Returns the name of the column with the time at which the row was last written. */
  public String updatedAt() {
    return get(Name.UPDATED_AT);
  }

  /**
   * Returns the quoted name of a table or view, with its schema.
   *
   * @throws IllegalArgumentException if a schema is set and the database has no schemas
   */
  public String name(Dialect dialect, String table) {
    String schema = schemaOf(table);
    if (schema != null && dialect == Dialect.SQLITE) {
      throw new IllegalArgumentException(
          "SQLite has no schemas. Remove the schema " + schema + " of Tables.");
    }
    String name = dialect.quote(table);
    return schema == null ? name : dialect.quote(schema) + '.' + name;
  }
}
