package dev.pawl.store;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.store.outbox.DeliveryListener;
import dev.pawl.store.outbox.Message;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.outbox.OutboxWorkers;
import dev.pawl.store.sample.EggEvent;
import dev.pawl.store.sample.EggState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.timer.TimerPolicy;
import dev.pawl.store.timer.TimerReport;
import dev.pawl.store.timer.TimerWorker;
import dev.pawl.time.Backoff;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;

/** One of several processes that fire the timers and deliver the messages of one database. */
final class DoomedFleet {

  private DoomedFleet() {}

  /**
   * Works until the process is killed or its input ends, and then prints its counts.
   *
   * @param args the URL and the schema
   */
  public static void main(String[] args) throws IOException {
    try (HikariDataSource source = Database.connect(args[0], 6, args[1])) {
      TimerWorker timers =
          TimerWorker.of(store(source).timers())
              .threads(2)
              .poll(Duration.ofMillis(100))
              .build()
              .start();
      try (timers;
          OutboxWorkers outbox = outbox(source).start(m -> receive(source, m), 2)) {
        System.out.println("working " + outbox);
        while (System.in.read() >= 0) {
          System.out.println(".");
        }
      }
      TimerReport report = timers.report();
      System.out.println(report.fired() + " " + report.conflicts());
    }
  }

  static JdbcStore<EggState, EggEvent> store(HikariDataSource source) {
    return JdbcStore.of(Machines.egg(id -> true), source)
        .timers(
            TimerPolicy.standard()
                .backoff(Backoff.exponential(Duration.ofMillis(300), Duration.ofSeconds(1))))
        .build();
  }

  private static Outbox outbox(HikariDataSource source) {
    return Outbox.of(source)
        .lease(Duration.ofSeconds(2))
        .retry(50, Backoff.exponential(Duration.ofMillis(300), Duration.ofSeconds(1)))
        .listener(new DeliveryListener() {})
        .build();
  }

  private static void receive(HikariDataSource source, Message message) {
    try (Connection c = source.getConnection();
        PreparedStatement insert = c.prepareStatement("INSERT INTO received VALUES (?)")) {
      insert.setString(1, message.key());
      insert.executeUpdate();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
