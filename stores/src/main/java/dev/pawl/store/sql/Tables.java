package dev.pawl.store.sql;

import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The names of the tables and columns of one machine. Immutable; each method returns a changed
 * copy.
 *
 * <pre>{@code
 * Tables.of("workstreams").key("ws_id").transitions("state_transitions")
 * }</pre>
 */
public final class Tables {

  private enum Name {
    SCHEMA,
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

  /** PostgreSQL cuts longer names, in bytes of UTF-8. */
  static final int LONGEST_NAME = 63;

  /** The first words of Pawl's own tables and of their indexes. */
  private static final Set<String> RESERVED = Set.of("outbox", "audit");

  private final Map<Name, String> names;

  private Tables(Map<Name, String> names) {
    this.names = names;
  }

  /** The table of entities, and beside it those named after it. */
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
   * Returns the default names of a machine's tables: its name in snake case after {@code pawl_}, so
   * that they differ from the application's own tables and from words of SQL. The machine {@code
   * Booking} has {@code pawl_booking}, {@code pawl_booking_transitions}, {@code
   * pawl_booking_refusals} and {@code pawl_booking_history}.
   *
   * <p>Pawl itself uses {@code pawl_outbox} and {@code pawl_audit}. A machine whose name begins
   * with one of these words has {@code _machine} after its name: the machine {@code Outbox} has
   * {@code pawl_outbox_machine}. A name of more than 51 bytes is shortened and ends with a hash,
   * because PostgreSQL ignores all but the first 63 bytes of the name of a table.
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
    return of(shortened(entities, LONGEST_NAME - "_transitions".length()));
  }

  /** Returns the name of an index or a constraint of a table. */
  static String derived(String table, String suffix) {
    return shortened(table, LONGEST_NAME - suffix.length()) + suffix;
  }

  /** Returns the name, or its beginning and a hash of all of it if it has more bytes than that. */
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

  /** The same in a schema; by default the tables are in the connection's own. */
  public Tables schema(String name) {
    return with(Name.SCHEMA, name);
  }

  /** The same with another table of steps. */
  public Tables transitions(String name) {
    return with(Name.TRANSITIONS, name);
  }

  /** The same with another table of refusals. */
  public Tables refusals(String name) {
    return with(Name.REFUSALS, name);
  }

  /** The same with another view on the steps. */
  public Tables history(String name) {
    return with(Name.HISTORY, name);
  }

  /** The same with another table of messages. */
  public Tables outbox(String name) {
    return with(Name.OUTBOX, name);
  }

  /** The same with another key, which then has this name in every table. */
  public Tables key(String name) {
    return with(Name.ID, name).with(Name.ENTITY_ID, name);
  }

  /** The same with other columns in the table of entities. */
  public Tables columns(String state, String version, String updatedAt) {
    return with(Name.STATE, state).with(Name.VERSION, version).with(Name.UPDATED_AT, updatedAt);
  }

  private Tables with(Name which, String name) {
    Map<Name, String> changed = new EnumMap<>(names);
    changed.put(which, Objects.requireNonNull(name, () -> which + " needs a name"));
    return new Tables(changed);
  }

  /** One of those that are there from the start: all but the schema. */
  private String get(Name which) {
    return Objects.requireNonNull(names.get(which));
  }

  /** The schema that the tables are in; null for the connection's own. */
  @Nullable String schema() {
    return names.get(Name.SCHEMA);
  }

  /** The table with one row per entity. */
  public String entities() {
    return get(Name.ENTITIES);
  }

  /** The table with one row per step. */
  public String transitions() {
    return get(Name.TRANSITIONS);
  }

  /** The table with one row per attempt that came to nothing. */
  public String refusals() {
    return get(Name.REFUSALS);
  }

  /** The view on the steps that tells which is the current one. */
  public String history() {
    return get(Name.HISTORY);
  }

  /** The table of messages, which several machines may share. */
  public String outbox() {
    return get(Name.OUTBOX);
  }

  /** The entity's key, in its own table. */
  public String id() {
    return get(Name.ID);
  }

  /** The entity's key in the tables of steps and of refusals. */
  public String entityId() {
    return get(Name.ENTITY_ID);
  }

  /** The column of the state. */
  public String state() {
    return get(Name.STATE);
  }

  /** The column of the version. */
  public String version() {
    return get(Name.VERSION);
  }

  /** The column of the time at which the row was last written. */
  public String updatedAt() {
    return get(Name.UPDATED_AT);
  }

  /**
   * A table or view as SQL writes it, with its schema.
   *
   * @throws IllegalArgumentException if there is a schema, and the database has none
   */
  public String name(Dialect dialect, String table) {
    String schema = names.get(Name.SCHEMA);
    if (schema != null && dialect == Dialect.SQLITE) {
      throw new IllegalArgumentException("SQLite has no schemas, so leave out " + schema + ".");
    }
    String name = dialect.quote(table);
    return schema == null ? name : dialect.quote(schema) + '.' + name;
  }
}
