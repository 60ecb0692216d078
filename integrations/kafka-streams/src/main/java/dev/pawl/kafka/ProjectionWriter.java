package dev.pawl.kafka;

import dev.pawl.data.Json;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.EntityRows;
import dev.pawl.store.rows.TableOwner;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.rows.TransitionRows;
import dev.pawl.store.rows.TransitionRows.StepRow;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A writer of steps of a topology into the tables of a store. A record that is written again
 * changes nothing. Thread-safe.
 */
final class ProjectionWriter<S, E> {

  private static final Logger LOG = LoggerFactory.getLogger(ProjectionWriter.class);

  /** The number of steps that a batch added, and of the differences that it found. */
  record Counts(int steps, int gaps, int conflicts) {
    static final Counts NONE = new Counts(0, 0, 0);

    Counts plus(Counts more) {
      return new Counts(steps + more.steps, gaps + more.gaps, conflicts + more.conflicts);
    }
  }

  private final StreamMachine<S, E> described;
  private final StoredMachine<S, E> machine;
  private final JdbcStore<S, E> store;
  private final EntityRows entities;
  private final TransitionRows<S, E> transitions;

  ProjectionWriter(StreamMachine<S, E> described, JdbcStore<S, E> store) {
    this.described = described;
    this.machine = described.stored();
    this.store = store;
    this.entities = new EntityRows(machine, store.tables(), store.dialect());
    this.transitions = new TransitionRows<>(machine, store.tables(), store.dialect());
  }

  /**
   * Creates the tables if they are missing, and marks them as those of a topology.
   *
   * @throws SQLException if the database fails
   * @throws IllegalStateException if a store or another topology owns the tables
   */
  void claim(String topology) throws SQLException {
    store.createTables();
    TableOwner owner = new TableOwner(machine, store.tables(), store.dialect(), false);
    OwnTransaction.run(
        store.source(),
        c -> {
          owner.claim(c, topology);
          return owner;
        });
  }

  /**
   * Writes records of the topics of steps and answers in one transaction.
   *
   * @throws SQLException if the database fails, so that nothing was written
   * @throws IllegalArgumentException if a record cannot be read, so that nothing was written
   */
  Counts write(Iterable<ConsumerRecord<String, String>> records) throws SQLException {
    return OwnTransaction.run(
        store.source(),
        c -> {
          Counts counts = Counts.NONE;
          Map<String, Long> last = new HashMap<>();
          for (ConsumerRecord<String, String> record : records) {
            try {
              counts = counts.plus(write(c, record, last));
            } catch (RuntimeException e) {
              throw new IllegalArgumentException(
                  "The record of "
                      + machine.name()
                      + ' '
                      + record.key()
                      + " at offset "
                      + record.offset()
                      + " of "
                      + record.topic()
                      + '-'
                      + record.partition()
                      + " cannot be projected. Deploy a version of the machine that can read it.",
                  e);
            }
          }
          return counts;
        });
  }

  /**
   * Writes a record.
   *
   * @param last the number of the last step of entities, as far as it was read in this transaction
   */
  private Counts write(Connection c, ConsumerRecord<String, String> record, Map<String, Long> last)
      throws SQLException {
    String id = record.key();
    Map<String, @Nullable Object> fields = Json.read(record.value());
    Counts counts = Counts.NONE;
    if (fields.containsKey("sequence")) {
      StepRow step = step(fields);
      insertEntity(c, new EntityRow(id, step.from(), 0, step.at(), null));
      counts = insert(c, id, step, last);
    }
    Header instance = record.headers().lastHeader(MachineHeaders.INSTANCE);
    if (instance != null) {
      update(c, row(id, fields, instance.value(), record));
    }
    return counts;
  }

  private StepRow step(Map<String, @Nullable Object> fields) {
    Map<String, @Nullable Object> plain = new HashMap<>();
    for (String name : new String[] {"actor", "reason", "code", "attributes"}) {
      if (fields.get(name) != null) {
        plain.put(name, fields.get(name));
      }
    }
    return new StepRow(
        (Long) required(fields, "sequence"),
        (String) required(fields, "from"),
        (String) required(fields, "to"),
        (String) fields.get("event"),
        time((String) required(fields, "timestamp")),
        described.cause(plain),
        Boolean.TRUE.equals(fields.get("forced")));
  }

  private static Object required(Map<String, @Nullable Object> fields, String name) {
    return Objects.requireNonNull(fields.get(name), name);
  }

  private static Instant time(String text) {
    return Instant.parse(text).truncatedTo(ChronoUnit.MICROS);
  }

  /**
   * Inserts an entity unless it exists, because the table of steps refers to the table of entities.
   */
  private void insertEntity(Connection c, EntityRow row) throws SQLException {
    if (entities.find(c, row.id()) == null) {
      entities.insert(c, row);
    }
  }

  private Counts insert(Connection c, String id, StepRow step, Map<String, Long> last)
      throws SQLException {
    Long known = last.get(id);
    if (known == null) {
      Recorded recorded = transitions.last(c, id);
      known = recorded == null ? 0 : recorded.sequence();
    }
    last.put(id, Math.max(known, step.sequence()));
    if (transitions.insert(c, id, step)) {
      boolean gap = step.sequence() > known + 1;
      if (gap) {
        LOG.error(
            "{} {}: the steps {} to {} are missing in the topic of steps",
            machine.name(),
            id,
            known + 1,
            step.sequence() - 1);
      }
      return new Counts(1, gap ? 1 : 0, 0);
    }
    Recorded found = transitions.history(c, id, step.sequence() - 1, 1).get(0);
    if (transitions.isRecord(found, id, step)) {
      return Counts.NONE;
    }
    LOG.error(
        "{} {}: step {} of the topic is not the one in the table {}. Was the id used again, or does"
            + " something else write the table?",
        machine.name(),
        id,
        step.sequence(),
        store.tables().transitions());
    return new Counts(0, 0, 1);
  }

  private EntityRow row(
      String id,
      Map<String, @Nullable Object> fields,
      byte[] instance,
      ConsumerRecord<String, String> record) {
    Headers headers = record.headers();
    String state = Objects.requireNonNull(MachineHeaders.text(headers, MachineHeaders.STATE));
    boolean step = fields.containsKey("sequence");
    return new EntityRow(
        id,
        state,
        (Long) required(fields, step ? "sequence" : "version"),
        step
            ? time((String) required(fields, "timestamp"))
            : Instant.ofEpochMilli(record.timestamp()),
        machine.hasSnapshots() ? described.snapshot(instance) : null,
        timerColumns(MachineHeaders.text(headers, MachineHeaders.TIMER)),
        null);
  }

  /** Updates an entity, unless it has made a later step already. */
  private void update(Connection c, EntityRow row) throws SQLException {
    EntityRow was = entities.locked(c, row.id());
    if (was == null) {
      entities.insert(c, row);
    } else if (was.version() < row.version() || was.version() == 0 && row.version() == 0) {
      entities.update(c, was, row);
    }
  }

  /** Returns the header for the timer columns of an instance; null if no timer has run. */
  static @Nullable String timerHeader(TimerColumns timerColumns) {
    Instant next = timerColumns.timerAt() != null ? timerColumns.timerAt() : timerColumns.dueAt();
    return next != null ? next.toString() : timerColumns.hasElapsed() ? "elapsed" : null;
  }

  private static TimerColumns timerColumns(@Nullable String header) {
    if (header == null) {
      return TimerColumns.NONE;
    } else if (header.equals("elapsed")) {
      return TimerColumns.elapsed();
    }
    Instant next = Instant.parse(header);
    return TimerColumns.running(next, next);
  }
}
