package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.outbox.OutboxWorkers;
import dev.pawl.store.recovery.CheckReport;
import dev.pawl.store.recovery.Recovery;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.EggEvent;
import dev.pawl.store.sample.EggState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.timer.TimerPolicy;
import dev.pawl.store.timer.TimerWorker;
import dev.pawl.time.Backoff;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests pools with one connection, without autocommit, read-only or serializable, and unusual ids.
 */
@Tag("attack")
class CircumstancesAttackTest {

  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");
  private static final Cause ADA =
      Cause.by("ada").because("it's \"told\"\n; DROP TABLE pawl_egg; --");
  private static final List<String> IDS =
      List.of(
          "plain",
          "o'brien\"s",
          "a\nb\r\tc",
          "; DROP TABLE pawl_egg; --",
          " ",
          "\\",
          "%_",
          "NULL",
          "{}?:x$1",
          "\uD83D\uDE00\u202Eé",
          "x".repeat(2000));

  private Instant now = START;

  @TempDir Path folder;

  private HikariDataSource pool(HikariDataSource other, Consumer<HikariConfig> how) {
    HikariConfig config = new HikariConfig();
    String url = other.getJdbcUrl();
    config.setJdbcUrl(
        other.getSchema() == null
            ? url
            : url + (url.contains("?") ? "&" : "?") + "currentSchema=" + other.getSchema());
    config.setMaximumPoolSize(1);
    config.setConnectionTimeout(3000);
    how.accept(config);
    return new HikariDataSource(config);
  }

  private JdbcStore<EggState, EggEvent> store(DataSource source) {
    return JdbcStore.of(Machines.egg(id -> !id.equals("plain") || fails()), source)
        .clock(() -> now)
        .timers(
            TimerPolicy.standard()
                .attempts(1)
                .backoff(Backoff.exponential(Duration.ofSeconds(10), Duration.ofHours(1))))
        .build();
  }

  private static boolean fails() {
    throw new AssertionError("o'\u0000 \uD83D " + "long ".repeat(5000));
  }

  /** Makes all calls that may need a second connection while one is in use. */
  private void everything(HikariDataSource source) {
    JdbcStore<EggState, EggEvent> store = store(source);
    store.createTables();
    Outbox outbox = Outbox.of(source).clock(() -> now).build();
    for (String id : IDS) {
      store.create(id);
      store.fire(id, EggEvent.STIR, ADA);
      assertThrows(IllegalTransitionError.class, () -> store.fire(id, EggEvent.HEAT, ADA));
      assertEquals(1, store.history(id).size());
      assertEquals(ADA.reason(), store.history(id).get(0).reason());
      assertEquals(id, store.get(id).id());
    }
    Set<String> received = ConcurrentHashMap.newKeySet();
    outbox.deliverAll(
        message -> {
          received.add(message.entityId());
          store.get(message.entityId());
        });
    assertEquals(Set.copyOf(IDS), received);
    now = now.plusSeconds(100);
    var report = store.timers().runOnce(100, new Eggs.RecordingListener(), () -> false);
    assertEquals(IDS.size() - 1, report.fired(), report.toString());
    assertEquals(1, report.parked() + report.failed(), report.toString());
    now = now.plusSeconds(100_000);
    store.timers().runOnce(100, new Eggs.RecordingListener(), () -> false);
    assertEquals("plain", store.timers().parked(10).get(0).entityId());
    assertTrue(store.timers().unpark("plain"));
    assertThrows(AssertionError.class, () -> store.wake("plain"));
    Recovery.of(store).force("plain", EggState.READY, ADA);
    store.timers().adoptAll();
    store.timers().correctClockSkew();
    store.inTransaction(
        tx -> {
          tx.fire("plain", EggEvent.HEAT, ADA);
          return tx.get("plain");
        });
    assertThrows(
        IllegalStateException.class,
        () ->
            store.inTransaction(
                tx -> {
                  tx.fire("plain", EggEvent.EAT, ADA);
                  throw new IllegalStateException("no");
                }));
    assertEquals("BOILING", store.get("plain").stateName());
    assertEquals(IDS.size() - 1, outbox.deliverAll(message -> {}).delivered());
    now = now.plusSeconds(100);
    assertEquals(2 * IDS.size() - 1, outbox.purge(Duration.ofSeconds(10)));
    CheckReport check = StoreCheck.of(store).run();
    assertTrue(check.isClean(), check.toString());
  }

  @ParameterizedTest
  @EnumSource
  void poolOfOneConnectionIsEnough(Database database) {
    try (HikariDataSource source = database.open(folder);
        HikariDataSource one = pool(source, config -> {})) {
      everything(one);
    }
  }

  @ParameterizedTest
  @EnumSource
  void poolWithoutAutocommitIsSupported(Database database) {
    try (HikariDataSource source = database.open(folder);
        HikariDataSource one = pool(source, config -> config.setAutoCommit(false))) {
      everything(one);
      assertEquals(IDS.size(), Database.number(source, "SELECT COUNT(*) FROM pawl_egg"));
    }
  }

  /** Returns a pool of one connection that does nothing when its connection is returned. */
  private static DataSource keeping(Connection connection) {
    Connection kept =
        proxy(
            Connection.class,
            (proxy, method, arguments) ->
                method.getName().equals("close") ? null : method.invoke(connection, arguments));
    return proxy(
        DataSource.class,
        (proxy, method, arguments) -> method.getName().equals("getConnection") ? kept : false);
  }

  private static <T> T proxy(Class<T> type, InvocationHandler handler) {
    return type.cast(
        Proxy.newProxyInstance(
            CircumstancesAttackTest.class.getClassLoader(), new Class<?>[] {type}, handler));
  }

  /** Some pools do not roll back when a connection is returned. */
  @ParameterizedTest
  @EnumSource
  void readsLeaveNoTransactionOpen(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder);
        Connection kept = source.getConnection()) {
      JdbcStore<EggState, EggEvent> writer = store(source);
      writer.createTables();
      writer.create("x");
      if (database != Database.SQLITE) {
        kept.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
      }
      kept.setAutoCommit(false);
      JdbcStore<EggState, EggEvent> reader = store(keeping(kept));
      List<Runnable> reads =
          List.of(
              () -> reader.get("x"),
              () -> reader.history("x"),
              () -> reader.permitted("x"),
              () -> reader.timers().stats(),
              () -> reader.tryFire("x", EggEvent.HEAT, ADA),
              () -> assertThrows(RuntimeException.class, () -> reader.get("y")));
      for (Runnable read : reads) {
        read.run();
        writer.fire("x", EggEvent.TURN_DOWN, ADA);
        long version = Database.number(source, "SELECT version FROM pawl_egg WHERE id = 'x'");
        assertEquals(version, reader.get("x").version());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"POSTGRESQL", "H2"})
  void serializablePoolIsSupported(Database database) throws Exception {
    try (HikariDataSource source = database.open(folder);
        HikariDataSource strict =
            pool(
                source,
                config -> {
                  config.setMaximumPoolSize(8);
                  config.setConnectionTimeout(60_000);
                  config.setTransactionIsolation("TRANSACTION_SERIALIZABLE");
                })) {
      JdbcStore<EggState, EggEvent> store =
          JdbcStore.of(Machines.egg(id -> true), strict)
              .retry(
                  Retry.of(
                      200,
                      Backoff.exponential(Duration.ofMillis(1), Duration.ofMillis(50))
                          .withFullJitter()))
              .build();
      store.createTables();
      Eggs.add(source, START, "e", 0, 100);
      for (int i = 0; i < 4; i++) {
        store.create("s" + i);
      }
      Set<String> received = ConcurrentHashMap.newKeySet();
      Outbox outbox = Outbox.of(strict).build();
      ExecutorService threads = Executors.newFixedThreadPool(4);
      List<Future<?>> all = new ArrayList<>();
      try (TimerWorker worker = TimerWorker.of(store.timers()).threads(2).build().start();
          OutboxWorkers workers = outbox.start(message -> received.add(message.key()), 2)) {
        for (int t = 0; t < 4; t++) {
          int of = t;
          all.add(
              threads.submit(
                  () -> {
                    for (int i = 0; i < 20; i++) {
                      store.fire("s" + (i + of) % 4, EggEvent.TURN_DOWN, ADA);
                    }
                  }));
        }
        for (Future<?> one : all) {
          one.get(60, TimeUnit.SECONDS);
        }
        long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
        while (received.size() < 100
            || Database.number(
                    source,
                    "SELECT COUNT(*) FROM pawl_egg WHERE id LIKE 'e%' AND state = 'BOILING'")
                > 0) {
          assertTrue(
              System.nanoTime() < end, () -> worker.report() + " " + workers + received.size());
          Thread.sleep(10);
        }
      }
      threads.shutdown();
      CheckReport check = StoreCheck.of(store).run();
      assertTrue(check.isClean(), check.toString());
    }
  }

  @ParameterizedTest
  @EnumSource(names = "POSTGRESQL")
  void readOnlyConnectionsAllowOnlyReads(Database database) {
    try (HikariDataSource source = database.open(folder);
        HikariDataSource reading = pool(source, config -> config.setReadOnly(true))) {
      store(source).createTables();
      store(source).create("x");
      JdbcStore<EggState, EggEvent> store = store(reading);
      assertEquals("BOILING", store.get("x").stateName());
      assertThrows(StoreException.class, () -> store.fire("x", EggEvent.STIR, ADA));
      assertTrue(StoreCheck.of(store).run().isClean());
      assertEquals(0, store(source).get("x").version());
    }
  }

  /** With {@code jdbc:h2:file:}, H2 would close the database. */
  @Test
  void interruptDoesNotCloseAsynchronousFileOfH2() {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:h2:async:" + folder.resolve("h2") + ";WRITE_DELAY=0");
    try (HikariDataSource source = new HikariDataSource(config)) {
      JdbcStore<EggState, EggEvent> store = store(source);
      store.createTables();
      store.create("x");
      for (int i = 1; i <= 3; i++) {
        Thread.currentThread().interrupt();
        Stored<EggState> stored;
        try {
          stored = store.fire("x", EggEvent.STIR, ADA);
        } finally {
          assertTrue(Thread.interrupted());
        }
        assertEquals(i, stored.version());
      }
      assertEquals(3, store.get("x").version());
    }
  }

  /** The step is made once and the pass continues, whatever hooks throw after the commit. */
  @ParameterizedTest
  @EnumSource(names = "H2")
  void throwingHooksDoNotRepeatStep(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store =
          JdbcStore.of(Machines.egg(id -> true), source)
              .clock(() -> now)
              .hook(
                  new TransitionHook<EggState, EggEvent>() {
                    @Override
                    public void after(LifecycleEvent<EggState, EggEvent> step) {
                      throw new StackOverflowError("after");
                    }

                    @Override
                    public void failed(LifecycleEvent<EggState, EggEvent> step, Throwable failure) {
                      throw new OutOfMemoryError("failed");
                    }
                  })
              .build();
      store.createTables();
      Eggs.add(source, START, "e", 0, 5);
      var report = store.timers().runOnce(100, new Eggs.RecordingListener(), () -> false);
      assertEquals(5, report.fired(), report.toString());
      assertEquals(0, report.failed(), report.toString());
      assertThrows(Throwable.class, () -> store.fire("e0000001", EggEvent.EAT, ADA));
      assertEquals("EATEN", store.get("e0000001").stateName());
      CheckReport check = StoreCheck.of(store).run();
      assertTrue(check.isClean(), check.toString());
    }
  }
}
