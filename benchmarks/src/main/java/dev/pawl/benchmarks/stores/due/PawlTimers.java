package dev.pawl.benchmarks.stores.due;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.benchmarks.stores.database.Database;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.timer.TimerWorker;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;

/** Timers of stored instances, handled by Pawl's worker. */
public final class PawlTimers implements DueContender {

  private final Database database;
  private final HikariDataSource source;
  private final JdbcStore<EggState, EggEvent> store;
  private Handled handled = new Handled(0);

  @SuppressWarnings("NullAway.Init") // set by handle
  private TimerWorker worker;

  /** Creates the tables. */
  public PawlTimers(Database database) {
    this.database = database;
    source = database.connect(WORKERS);
    store =
        JdbcStore.of(EggStored.machine(), source)
            .tables(Eggs.tables("pawl_egg"))
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void after(LifecycleEvent<EggState, EggEvent> event) {
                    handled.add(Objects.requireNonNull(event.entityId()));
                  }
                })
            .build();
    store.createTables();
  }

  @Override
  public String name() {
    return "Pawl";
  }

  @Override
  public String note() {
    return "each timer has a separate transaction, which reads the instance, records the step and"
        + " writes state and snapshot; the version detects concurrent changes";
  }

  @Override
  public void prepare(int round, int number) {
    handled = new Handled(number);
    Instant past = Instant.now().minus(Duration.ofMinutes(1));
    JdbcStore<EggState, EggEvent> earlier =
        JdbcStore.of(EggStored.machine(), source).tables(store.tables()).clock(() -> past).build();
    earlier.inTransaction(
        tx -> {
          for (int i = 0; i < number; i++) {
            tx.create(Handled.id(round, i));
          }
          return number;
        });
  }

  @Override
  public void handle() throws InterruptedException {
    worker = TimerWorker.of(store.timers()).threads(WORKERS).build().start();
    handled.await();
  }

  @Override
  public void stop() {
    worker.close();
  }

  @Override
  public void check(int round, int number) throws SQLException {
    handled.check(number);
    Eggs.check(database, source, store.tables(), round, number);
  }

  @Override
  public void close() {
    source.close();
  }
}
