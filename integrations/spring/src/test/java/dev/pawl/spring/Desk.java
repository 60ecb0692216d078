package dev.pawl.spring;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.history.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** A database with orders and notes, the notifications of hooks, and the log. */
final class Desk implements AutoCloseable {

  static final Cause ADA = Cause.by("ada").because("asked");

  private static final Logger LOG = Logger.getLogger("dev.pawl.spring");

  final HikariDataSource source;
  final JdbcTemplate jdbc;
  final List<String> heard = new ArrayList<>();
  final List<Throwable> thrown = new ArrayList<>();
  final List<String> said = new ArrayList<>();
  Runnable afterwards = () -> {};

  private final Handler listener =
      new Handler() {
        @Override
        public void publish(LogRecord record) {
          if (record.getLevel().intValue() >= Level.INFO.intValue()) {
            said.add(record.getLevel() + " " + record.getMessage());
          }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  Desk(HikariConfig config) {
    config.setConnectionTimeout(10_000);
    source = new HikariDataSource(config);
    jdbc = new JdbcTemplate(source);
    jdbc.execute("create table notes (text varchar(9))");
    LOG.setUseParentHandlers(false);
    LOG.addHandler(listener);
  }

  Desk(int connections) {
    this(memory(connections));
  }

  static HikariConfig memory(int connections) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:h2:mem:" + System.nanoTime() + ";DB_CLOSE_DELAY=-1");
    config.setMaximumPoolSize(connections);
    return config;
  }

  /** Returns a store that contains the order o-1. */
  JdbcStore<OrderState, OrderEvent> store(DataSource from) {
    TransitionHook<OrderState, OrderEvent> told =
        new TransitionHook<>() {
          @Override
          public void after(LifecycleEvent<OrderState, OrderEvent> step) {
            heard.add(step.entityId() + " " + step.to());
            afterwards.run();
          }

          @Override
          public void failed(LifecycleEvent<OrderState, OrderEvent> step, Throwable error) {
            heard.add(step.entityId() + " lost");
            thrown.add(error);
          }
        };
    JdbcStore<OrderState, OrderEvent> made =
        JdbcStore.of(OrderStored.machine(), from)
            .callers(SpringTransactions.joined())
            .hook(told)
            .build();
    made.createTables();
    made.create("o-1");
    return made;
  }

  void note() {
    jdbc.update("insert into notes values ('x')");
  }

  int notes() {
    return count("notes");
  }

  int count(String table) {
    return jdbc.queryForObject("select count(*) from " + table, Integer.class);
  }

  static List<Refused.Outcome> refused(JdbcStore<OrderState, OrderEvent> store) {
    return store.refusals("o-1", 9).stream().map(Refused::outcome).toList();
  }

  /** Runs code when the thread's transaction has ended and its resources are still bound. */
  static void afterCompletion(Runnable work) {
    TransactionSynchronizationManager.registerSynchronization(
        new TransactionSynchronization() {
          @Override
          public void afterCompletion(int outcome) {
            work.run();
          }
        });
  }

  int inUse() {
    return source.getHikariPoolMXBean().getActiveConnections();
  }

  @Override
  public void close() {
    LOG.removeHandler(listener);
    source.close();
  }
}
