package dev.pawl.benchmarks.stores.due;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.task.TaskInstance;
import com.github.kagkarlsson.scheduler.task.helper.OneTimeTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.benchmarks.stores.database.Database;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Timers as one-time tasks of db-scheduler. Steps are made with plain JDBC. */
public final class ScheduledTimers implements DueContender {

  private static final String TABLE = "scheduled_eggs";

  private final Database database;
  private final HikariDataSource source;
  private final Eggs eggs;
  private final OneTimeTask<Void> wake =
      Tasks.oneTime("wake").execute((task, context) -> wake(task.getId()));
  private Handled handled = new Handled(0);

  @SuppressWarnings("NullAway.Init") // set by prepare
  private Scheduler scheduler;

  /** Creates the tables. */
  public ScheduledTimers(Database database) throws SQLException {
    this.database = database;
    source = database.connect(Scheduled.CONNECTIONS);
    eggs = new Eggs(database, source, "scheduled_egg");
    database.execute(source, Scheduled.tables(database.dialect(), TABLE));
  }

  @Override
  public String name() {
    return Scheduled.name();
  }

  @Override
  public String note() {
    return "the task makes the same step with plain JDBC, and is removed by a separate statement; "
        + Scheduled.note(database.dialect());
  }

  @Override
  public void prepare(int round, int number) throws SQLException {
    handled = new Handled(number);
    eggs.add(round, number, null);
    scheduler = Scheduled.scheduler(database.dialect(), source, TABLE, wake);
    List<TaskInstance<?>> tasks = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      tasks.add(wake.instance(Handled.id(round, i)));
    }
    scheduler.scheduleBatch(tasks, Instant.now().minus(Duration.ofMinutes(1)));
  }

  private void wake(String id) {
    try {
      eggs.ready(id);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    handled.add(id);
  }

  @Override
  public void handle() throws InterruptedException {
    scheduler.start();
    handled.await();
  }

  @Override
  public void stop() {
    scheduler.stop();
  }

  @Override
  public void check(int round, int number) throws SQLException {
    handled.check(number);
    eggs.check(round, number);
    database.require(source, 0, "SELECT COUNT(*) FROM " + TABLE);
  }

  @Override
  public void close() {
    source.close();
  }
}
