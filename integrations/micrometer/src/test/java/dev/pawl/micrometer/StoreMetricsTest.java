package dev.pawl.micrometer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.outbox.Outbox;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class StoreMetricsTest {

  private final MeterRegistry registry = new SimpleMeterRegistry();
  private final Counted source = new Counted();
  private Instant now = Instant.parse("2026-01-01T00:00:00Z");
  private JdbcStore<JobState, JobEvent> store;
  private Outbox outbox;

  /** A database that counts its connections and can be down. */
  private static final class Counted implements DataSource {
    private final JdbcDataSource database = new JdbcDataSource();
    private final AtomicInteger opened = new AtomicInteger();
    private boolean down;

    Counted() {
      database.setURL("jdbc:h2:mem:meters" + System.nanoTime() + ";DB_CLOSE_DELAY=-1");
    }

    @Override
    public Connection getConnection() throws SQLException {
      opened.incrementAndGet();
      if (down) {
        throw new SQLException("The database is down.");
      }
      return database.getConnection();
    }

    @Override
    public Connection getConnection(String user, String password) throws SQLException {
      return getConnection();
    }

    @Override
    public PrintWriter getLogWriter() {
      return null;
    }

    @Override
    public void setLogWriter(PrintWriter out) {}

    @Override
    public void setLoginTimeout(int seconds) {}

    @Override
    public int getLoginTimeout() {
      return 0;
    }

    @Override
    public Logger getParentLogger() {
      return Logger.getGlobal();
    }

    @Override
    public <T> T unwrap(Class<T> type) {
      throw new IllegalArgumentException();
    }

    @Override
    public boolean isWrapperFor(Class<?> type) {
      return false;
    }
  }

  @BeforeEach
  void makeTables() {
    InstantSource clock = () -> now;
    store = JdbcStore.of(JobStored.machine(), source).clock(clock).build();
    store.createTables();
    outbox = Outbox.of(source).clock(clock).build();
  }

  private double gauge(String name, String... tags) {
    return registry.get(name).tags(tags).gauge().value();
  }

  @Test
  void gaugesShowTheStore() {
    OutboxMetrics.of(outbox).interval(Duration.ZERO).build().bindTo(registry);
    StoreMetrics.of(store)
        .instancesByState()
        .interval(Duration.ZERO)
        .tags(Tags.of("region", "north"))
        .build()
        .bindTo(registry);
    store.create("a");
    store.create("b");
    store.fire("a", JobEvent.TAKE, Cause.none());
    now = now.plusSeconds(15);
    assertEquals(1, gauge("pawl.timers.due", "machine", "Job", "region", "north"));
    assertEquals(0, gauge("pawl.timers.parked"));
    assertEquals(5, registry.get("pawl.timers.lag").timeGauge().value(TimeUnit.SECONDS));
    assertEquals(0, gauge("pawl.outbox.waiting"));
    assertEquals(0, gauge("pawl.outbox.parked"));
    assertEquals(0, registry.get("pawl.outbox.lag").timeGauge().value(TimeUnit.SECONDS));
    assertEquals(1, gauge("pawl.instances", "state", "READY"));
    assertEquals(1, gauge("pawl.instances", "state", "TAKEN"));
    assertEquals(0, gauge("pawl.instances", "state", "DONE"));
    store.wakeAll(10);
    assertEquals(0, gauge("pawl.timers.due"));
    assertEquals(2, gauge("pawl.instances", "state", "READY"));
  }

  /** The tag contains the declared name, even if states carry data. */
  @Test
  void statesHaveTheirDeclaredNames() {
    JdbcStore<FlatState, FlatEvent> flats = JdbcStore.of(FlatStored.machine(), source).build();
    flats.createTables();
    StoreMetrics.of(flats).instancesByState().interval(Duration.ZERO).build().bindTo(registry);
    flats.create("a");
    flats.create("b");
    flats.fire("a", FlatEvent.let(700), Cause.none());
    assertEquals("in-use", flats.get("a").stateName());
    assertEquals(1, gauge("pawl.instances", "state", "inUse"));
    assertEquals(1, gauge("pawl.instances", "state", "toLet"));
    assertEquals("inUse", flats.machine().declaredName("in-use"));
    assertEquals("sold", flats.machine().declaredName("sold"));
  }

  @Test
  void negativeIntervalIsRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> StoreMetrics.of(store).interval(Duration.ofSeconds(-1)));
    assertThrows(
        IllegalArgumentException.class,
        () -> OutboxMetrics.of(outbox).interval(Duration.ofSeconds(-1)));
  }

  @Test
  void valueIsKeptForTheLongestInterval() {
    StoreMetrics.of(store).interval(Duration.ofSeconds(Long.MAX_VALUE)).build().bindTo(registry);
    assertEquals(0, gauge("pawl.timers.due"));
  }

  @Test
  void databaseIsQueriedOnceInAnInterval() {
    OutboxMetrics.of(outbox).build().bindTo(registry);
    StoreMetrics.of(store).instancesByState().build().bindTo(registry);
    assertEquals(9, registry.getMeters().size());
    int before = source.opened.get();
    for (int scrape = 0; scrape < 100; scrape++) {
      registry.getMeters().forEach(meter -> meter.measure().forEach(m -> m.getValue()));
    }
    assertEquals(4, source.opened.get() - before);
  }

  @Test
  void failedQueryIsLoggedAndCached() {
    AtomicLong time = new AtomicLong();
    AtomicInteger asked = new AtomicInteger();
    CachedQuery<Integer> reading =
        new CachedQuery<>(
            () -> {
              if (asked.incrementAndGet() == 2) {
                throw new IllegalStateException("down");
              }
              return asked.get();
            },
            Duration.ofNanos(10),
            time::get);
    assertEquals(1, reading.get(i -> i));
    time.set(9);
    assertEquals(1, reading.get(i -> i));
    time.set(10);
    assertEquals(Double.NaN, reading.get(i -> i));
    time.set(19);
    assertEquals(Double.NaN, reading.get(i -> i));
    time.set(20);
    assertEquals(3, reading.get(i -> i));
    assertEquals(3, asked.get());

    StoreMetrics.of(store).build().bindTo(registry);
    source.down = true;
    assertEquals(Double.NaN, gauge("pawl.timers.due"));
  }

  @Test
  void readersDuringAQueryDoNotWait() throws InterruptedException {
    AtomicLong time = new AtomicLong();
    AtomicInteger asked = new AtomicInteger();
    CachedQuery<Integer>[] self = newArray();
    self[0] =
        new CachedQuery<>(
            () -> {
              int number = asked.incrementAndGet();
              if (number == 2) {
                Thread other = new Thread(() -> assertEquals(1, self[0].get(i -> i)));
                other.start();
                try {
                  other.join(5_000);
                } catch (InterruptedException e) {
                  throw new IllegalStateException(e);
                }
                assertTrue(!other.isAlive());
              }
              return number;
            },
            Duration.ofNanos(10),
            time::get);
    assertEquals(1, self[0].get(i -> i));
    time.set(10);
    assertEquals(2, self[0].get(i -> i));
    assertEquals(2, asked.get());
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static CachedQuery<Integer>[] newArray() {
    return new CachedQuery[1];
  }

  @Test
  void hookCountsStoredSteps() {
    TransitionMetrics<JobState, JobEvent> metrics = TransitionMetrics.of(JobTransitions.table());
    metrics.bindTo(registry);
    JdbcStore<JobState, JobEvent> counted =
        JdbcStore.of(JobStored.machine(), source)
            .clock(Clock.systemUTC())
            .hook(metrics.hook())
            .build();
    counted.create("a");
    counted.fire("a", JobEvent.TAKE, Cause.none());
    assertThrows(
        IllegalTransitionError.class, () -> counted.fire("a", JobEvent.TAKE, Cause.none()));
    assertThrows(
        IllegalStateException.class,
        () ->
            counted.fire(
                "a",
                JobEvent.FINISH,
                Cause.none(),
                connection -> {
                  throw new IllegalStateException("rolled back");
                }));
    assertEquals(1, counts("moved"));
    assertEquals(1, counts("refused"));
    assertEquals(0, counts("other"));
  }

  private double counts(String outcome) {
    return registry.get("pawl.transitions").tag("outcome", outcome).functionCounters().stream()
        .mapToDouble(c -> c.count())
        .sum();
  }
}
