package dev.pawl.benchmarks.stores.due;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.benchmarks.stores.database.Database;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.outbox.OutboxWorkers;
import dev.pawl.store.sql.Tables;
import java.sql.SQLException;
import java.util.Objects;

/** Messages of steps, delivered by Pawl's outbox. */
public final class PawlOutbox implements DueContender {

  private static final Tables TABLES = Eggs.tables("pawl_bell");

  private final Database database;
  private final HikariDataSource source;
  private final JdbcStore<BellState, BellEvent> store;
  private final Outbox outbox;
  private Handled handled = new Handled(0);

  @SuppressWarnings("NullAway.Init") // set by handle
  private OutboxWorkers workers;

  /** Creates the tables. */
  public PawlOutbox(Database database) {
    this.database = database;
    source = database.connect(WORKERS);
    store =
        JdbcStore.of(
                BellStored.machine(
                    (bell, opening) ->
                        bell.effects(
                            () -> opening.effectContext().send("rung", opening.entityId()))),
                source)
            .tables(TABLES)
            .build();
    store.createTables();
    outbox = Outbox.of(source).tables(TABLES).batch(BATCH).build();
  }

  @Override
  public String name() {
    return "Pawl";
  }

  @Override
  public String note() {
    return "each attempt is counted and committed before the message is delivered; then the row is"
        + " marked as delivered, and remains until it is purged";
  }

  @Override
  public void prepare(int round, int number) {
    handled = new Handled(number);
    store.inTransaction(
        tx -> {
          for (int i = 0; i < number; i++) {
            tx.create(Handled.id(round, i));
            tx.fire(Handled.id(round, i), BellEvent.RING, Cause.by("benchmark"));
          }
          return number;
        });
  }

  @Override
  public void handle() throws InterruptedException {
    workers =
        outbox.start(message -> handled.add(Objects.requireNonNull(message.payload())), WORKERS);
    handled.await();
  }

  @Override
  public void stop() {
    workers.close();
  }

  @Override
  public void check(int round, int number) throws SQLException {
    handled.check(number);
    Messages.check(database, source, TABLES.outbox(), round, number);
  }

  @Override
  public void close() {
    source.close();
  }
}
