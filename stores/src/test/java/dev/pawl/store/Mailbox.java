package dev.pawl.store;

import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.rows.OutboxRows;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sql.Tables;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import javax.sql.DataSource;

/** An outbox with messages, as if the steps of some entities had sent them. */
final class Mailbox {

  private Mailbox() {}

  /** Creates the tables. */
  static void create(DataSource source) {
    JdbcStore.of(Machines.PUMP, source).build().createTables();
  }

  /** Inserts one message of an entity for each of the given steps. */
  static void send(DataSource source, Instant at, String entity, long... steps) {
    try {
      OwnTransaction.run(
          source,
          c -> {
            OutboxRows rows = new OutboxRows(Tables.of("pawl"), dev.pawl.store.sql.Dialect.of(c));
            for (long step : steps) {
              rows.insert(
                  c,
                  "Pump",
                  entity,
                  step,
                  at,
                  List.of(new EffectContext.SentMessage("topic", entity)));
            }
            return null;
          });
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  static List<String> ask(DataSource source, String columns, String where) {
    return Database.query(
        source, "SELECT " + columns + " FROM pawl_outbox WHERE " + where + " ORDER BY message_id");
  }
}
