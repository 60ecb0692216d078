package dev.pawl.benchmarks.stores.step;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.benchmarks.stores.database.Database;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.Stored;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Steps in a store of Pawl. */
public final class PawlSteps implements StepContender {

  private final Database database;
  private final HikariDataSource source;
  private final JdbcStore<BreakerState, BreakerEvent> store;
  private final Turns turns = new Turns();
  private final List<Stored<BreakerState>> known = new ArrayList<>();
  private final boolean reads;

  /**
   * Creates the breakers.
   *
   * @param database the database
   * @param row the prefix of the tables' names
   * @param reads whether each step reads the row first
   */
  public PawlSteps(Database database, String row, boolean reads) {
    this.database = database;
    this.reads = reads;
    source = database.connect(1);
    store =
        JdbcStore.of(BreakerStored.machine(), source)
            .tables(PlainSteps.tables("pawl_" + row))
            .build();
    store.createTables();
    store.inTransaction(
        tx -> {
          for (int i = 0; i < BREAKERS; i++) {
            known.add(tx.create(Turns.id(i)));
          }
          return known;
        });
  }

  @Override
  public String name() {
    return "Pawl";
  }

  @Override
  public String note() {
    return "each step is recorded with actor, reason and time";
  }

  @Override
  public void step() {
    int number = turns.number();
    Cause cause = Cause.by("benchmark").because("the next step");
    if (reads) {
      store.fire(Turns.id(number), turns.event(), cause);
    } else {
      known.set(number, store.fire(known.get(number), turns.event(), cause));
    }
    turns.next();
  }

  @Override
  public void check() throws SQLException {
    PlainSteps.check(database, source, store.tables(), turns, true);
  }

  @Override
  public void close() {
    source.close();
  }
}
