package dev.pawl.benchmarks.stores.due;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.task.TaskInstance;
import com.github.kagkarlsson.scheduler.task.helper.OneTimeTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.benchmarks.stores.database.Database;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Messages as one-time tasks of db-scheduler. */
public final class ScheduledOutbox implements DueContender {

  private static final String TABLE = "scheduled_messages";

  private final Database database;
  private final HikariDataSource source;
  private final OneTimeTask<String> deliver =
      Tasks.oneTime("deliver", String.class).execute((task, context) -> deliver(task.getData()));
  private Handled handled = new Handled(0);

  @SuppressWarnings("NullAway.Init") // set by prepare
  private Scheduler scheduler;

  /** Creates the tables. */
  public ScheduledOutbox(Database database) throws SQLException {
    this.database = database;
    source = database.connect(Scheduled.CONNECTIONS);
    database.execute(source, Scheduled.tables(database.dialect(), TABLE));
  }

  private void deliver(String payload) {
    handled.add(payload);
  }

  @Override
  public String name() {
    return Scheduled.name();
  }

  @Override
  public String note() {
    return "one task per message, removed after its execution; attempts are not recorded before"
        + " delivery; "
        + Scheduled.note(database.dialect());
  }

  @Override
  public void prepare(int round, int number) {
    handled = new Handled(number);
    scheduler = Scheduled.scheduler(database.dialect(), source, TABLE, deliver);
    List<TaskInstance<?>> tasks = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      String id = Handled.id(round, i);
      tasks.add(deliver.instance("Bell/" + id + "/1/1", id));
    }
    scheduler.scheduleBatch(tasks, Instant.now());
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
    database.require(source, 0, "SELECT COUNT(*) FROM " + TABLE);
  }

  @Override
  public void close() {
    source.close();
  }
}
