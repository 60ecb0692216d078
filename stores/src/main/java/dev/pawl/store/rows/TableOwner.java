package dev.pawl.store.rows;

import dev.pawl.Cause;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Schema;
import dev.pawl.store.sql.Tables;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The owner of the entities in the tables of a machine: the stores of the machine, or a topology of
 * Kafka Streams that projects its steps into the tables. A topology marks its tables with a row in
 * the table of refusals that has an empty entity id. No entity has an empty id. Thread-safe.
 */
public final class TableOwner {

  private static final String NO_ENTITY = "";

  private final StoredMachine<?, ?> machine;
  private final Tables tables;
  private final Schema schema;
  private final EntityRows entities;
  private final RefusalRows refusals;
  private final boolean readOnly;
  private volatile boolean checked;

  /**
   * Creates the owner of the tables of a machine.
   *
   * @param readOnly whether the store must not write, because a topology owns the tables
   */
  public TableOwner(StoredMachine<?, ?> machine, Tables tables, Dialect dialect, boolean readOnly) {
    this.machine = machine;
    this.tables = tables;
    this.schema = new Schema(machine, tables, dialect);
    this.entities = new EntityRows(machine, tables, dialect);
    this.refusals = new RefusalRows(machine, tables, dialect);
    this.readOnly = readOnly;
  }

  /** Returns whether the store must not write. */
  public boolean isReadOnly() {
    return readOnly;
  }

  /**
   * Checks that the store may write.
   *
   * @throws IllegalStateException if the store is read-only
   */
  public void requireWritable() {
    if (readOnly) {
      throw new IllegalStateException(
          "The store of "
              + machine.name()
              + " is read-only, because a topology of Kafka Streams owns its entities. Send a"
              + " command to the topology.");
    }
  }

  /**
   * Checks that the store may write and that no topology owns the tables. The owner is read from
   * the tables only once.
   *
   * @throws IllegalStateException if the store is read-only or a topology owns the tables
   */
  public void requireWritable(Connection connection) throws SQLException {
    requireWritable();
    if (!checked) {
      requireNoTopology(connection);
      checked = true;
    }
  }

  /**
   * Checks that no topology owns the tables, unless the store is read-only.
   *
   * @throws IllegalStateException if a topology owns the tables and the store is not read-only
   */
  public void requireNoTopology(Connection connection) throws SQLException {
    String topology = readOnly ? null : topology(connection);
    if (topology != null) {
      throw new IllegalStateException(
          "The topology "
              + topology
              + " of Kafka Streams owns the entities in the table "
              + tables.entities()
              + ", so that a store must not write it. Build the store with readOnly(), or use"
              + " other tables.");
    }
  }

  /** Returns the name of the topology that owns the tables; null if no topology owns the tables. */
  private @Nullable String topology(Connection connection) throws SQLException {
    if (schema.missing(connection).contains(tables.refusals())) {
      return null;
    }
    List<Refused> marks = refusals.last(connection, NO_ENTITY, 1);
    return marks.isEmpty() ? null : marks.get(0).why();
  }

  /**
   * Marks the tables as owned by a topology.
   *
   * @throws IllegalStateException if another topology owns the tables, or a store has written
   *     entities into them
   */
  public void claim(Connection connection, String topology) throws SQLException {
    String owner = topology(connection);
    if (topology.equals(owner)) {
      return;
    }
    if (owner != null || !entities.ids(connection, "", 1).isEmpty()) {
      throw new IllegalStateException(
          "The topology "
              + topology
              + " must not write the table "
              + tables.entities()
              + ", because "
              + (owner == null ? "a store" : "the topology " + owner)
              + " owns its entities. Project into other tables.");
    }
    refusals.insert(
        connection,
        new Refused(
            NO_ENTITY,
            0,
            null,
            null,
            null,
            Instant.now().truncatedTo(ChronoUnit.MICROS),
            Refused.Outcome.STALE,
            topology,
            Cause.none(),
            false));
  }
}
