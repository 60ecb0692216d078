package dev.pawl.benchmarks.stores.due;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerBuilder;
import com.github.kagkarlsson.scheduler.task.Task;
import dev.pawl.benchmarks.Versions;
import dev.pawl.store.sql.Dialect;
import java.time.Duration;
import java.util.List;
import javax.sql.DataSource;

/** The configuration of db-scheduler. */
final class Scheduled {

  /**
   * The number of connections: one for each worker, one to fetch tasks, and one for housekeeping.
   */
  static final int CONNECTIONS = DueContender.WORKERS + 2;

  private static final double BATCH = (double) DueContender.BATCH / DueContender.WORKERS;

  private Scheduled() {}

  static String name() {
    return "db-scheduler " + Versions.of("db-scheduler");
  }

  static String note(Dialect dialect) {
    return dialect == Dialect.POSTGRESQL
        ? "tasks are fetched and locked in batches of 50"
        : "tasks are fetched in batches of 50 and picked one by one, because db-scheduler does not"
            + " support lock-and-fetch on this database";
  }

  /** Creates a scheduler with as many threads and as large batches as other contenders have. */
  static Scheduler scheduler(Dialect dialect, DataSource source, String table, Task<?> task) {
    SchedulerBuilder builder =
        Scheduler.create(source, task)
            .tableName(table)
            .threads(DueContender.WORKERS)
            .pollingInterval(Duration.ofSeconds(1));
    return dialect == Dialect.POSTGRESQL
        ? builder.pollUsingLockAndFetch(1, BATCH).build()
        : builder.pollUsingFetch(1, BATCH).build();
  }

  /**
   * Returns the statements that create its table, as its documentation recommends for the database.
   */
  static List<String> tables(Dialect dialect, String name) {
    boolean small = dialect == Dialect.SQLITE;
    String text = small ? "VARCHAR(100)" : "TEXT";
    String time = small ? "TIMESTAMP" : "TIMESTAMP WITH TIME ZONE";
    return List.of(
        "CREATE TABLE "
            + name
            + " (task_name "
            + text
            + " NOT NULL, task_instance "
            + text
            + " NOT NULL, task_data "
            + (small ? "BLOB" : "BYTEA")
            + ", execution_time "
            + time
            + " NOT NULL, picked "
            + (small ? "BIT" : "BOOLEAN")
            + " NOT NULL, picked_by "
            + text
            + ", last_success "
            + time
            + ", last_failure "
            + time
            + ", consecutive_failures INT, last_heartbeat "
            + time
            + ", version BIGINT NOT NULL, priority SMALLINT,"
            + " PRIMARY KEY (task_name, task_instance))",
        "CREATE INDEX " + name + "_execution ON " + name + " (execution_time)",
        "CREATE INDEX " + name + "_heartbeat ON " + name + " (last_heartbeat)",
        "CREATE INDEX " + name + "_priority ON " + name + " (priority DESC, execution_time ASC)");
  }
}
