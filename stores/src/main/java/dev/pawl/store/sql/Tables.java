package dev.pawl.store.sql;

import java.util.Objects;

/**
 * The names of the tables and columns of one machine. Immutable; each method returns a changed
 * copy.
 *
 * <pre>{@code
 * Tables.of("workstreams").key("ws_id").transitions("state_transitions")
 * }</pre>
 *
 * @param schema the schema of the tables; null for the connection's own
 * @param entities the table with one row per entity
 * @param transitions the table with one row per step
 * @param refusals the table with one row per attempt that came to nothing
 * @param history the view on the steps that tells which is the current one
 * @param outbox the table of messages, which several machines may share
 * @param id the entity's key, in its own table
 * @param entityId the entity's key in the tables of steps and of refusals
 * @param state the column of the state
 * @param version the column of the version
 * @param updatedAt the column of the time at which the row was last written
 */
public record Tables(
    String schema,
    String entities,
    String transitions,
    String refusals,
    String history,
    String outbox,
    String id,
    String entityId,
    String state,
    String version,
    String updatedAt) {

  /** Checks that all but the schema are there. */
  public Tables {
    Objects.requireNonNull(entities, "entities");
    Objects.requireNonNull(transitions, "transitions");
    Objects.requireNonNull(refusals, "refusals");
    Objects.requireNonNull(history, "history");
    Objects.requireNonNull(outbox, "outbox");
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(entityId, "entityId");
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(version, "version");
    Objects.requireNonNull(updatedAt, "updatedAt");
  }

  /** The table of entities, and beside it those named after it. */
  public static Tables of(String entities) {
    return new Tables(
        null,
        entities,
        entities + "_transitions",
        entities + "_refusals",
        entities + "_history",
        "pawl_outbox",
        "id",
        "entity_id",
        "state",
        "version",
        "updated_at");
  }

  /** The tables of a machine by default: its name in snake case. */
  public static Tables ofMachine(String machine) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < machine.length(); i++) {
      char c = machine.charAt(i);
      boolean begins = Character.isUpperCase(c) && i > 0;
      if (begins && !Character.isUpperCase(machine.charAt(i - 1))) {
        name.append('_');
      }
      name.append(Character.toLowerCase(c));
    }
    return of(name.toString());
  }

  /** The same in a schema. */
  public Tables schema(String name) {
    return new Tables(
        name,
        entities,
        transitions,
        refusals,
        history,
        outbox,
        id,
        entityId,
        state,
        version,
        updatedAt);
  }

  /** The same with another table of steps. */
  public Tables transitions(String name) {
    return new Tables(
        schema, entities, name, refusals, history, outbox, id, entityId, state, version, updatedAt);
  }

  /** The same with another table of refusals. */
  public Tables refusals(String name) {
    return new Tables(
        schema,
        entities,
        transitions,
        name,
        history,
        outbox,
        id,
        entityId,
        state,
        version,
        updatedAt);
  }

  /** The same with another view on the steps. */
  public Tables history(String name) {
    return new Tables(
        schema,
        entities,
        transitions,
        refusals,
        name,
        outbox,
        id,
        entityId,
        state,
        version,
        updatedAt);
  }

  /** The same with another table of messages. */
  public Tables outbox(String name) {
    return new Tables(
        schema,
        entities,
        transitions,
        refusals,
        history,
        name,
        id,
        entityId,
        state,
        version,
        updatedAt);
  }

  /** The same with another key, which then has this name in every table. */
  public Tables key(String name) {
    return new Tables(
        schema,
        entities,
        transitions,
        refusals,
        history,
        outbox,
        name,
        name,
        state,
        version,
        updatedAt);
  }

  /** The same with other columns in the table of entities. */
  public Tables columns(String newState, String newVersion, String newUpdatedAt) {
    return new Tables(
        schema,
        entities,
        transitions,
        refusals,
        history,
        outbox,
        id,
        entityId,
        newState,
        newVersion,
        newUpdatedAt);
  }

  /**
   * A table or view as SQL writes it, with its schema.
   *
   * @throws IllegalArgumentException if there is a schema, and the database has none
   */
  public String name(Dialect dialect, String table) {
    if (schema != null && dialect == Dialect.SQLITE) {
      throw new IllegalArgumentException("SQLite has no schemas, so leave out " + schema + ".");
    }
    String name = dialect.quote(table);
    return schema == null ? name : dialect.quote(schema) + '.' + name;
  }
}
