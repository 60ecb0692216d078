package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.store.outbox.DeliveryListener;
import dev.pawl.store.outbox.Message;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.sql.Dialect;
import dev.pawl.time.Backoff;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Lets each JDBC call of a delivery fail in turn, before or after the effect of the call. Either
 * only this call fails, or all later calls fail, too.
 */
@Tag("attack")
@Tag("long")
class OutboxFaultAttackTest {

  private static final Instant BEGIN = Instant.parse("2025-11-22T20:00:00Z");

  /**
   * The number of calls at which a longer outage is tested. Each takes a while, because of the
   * retries.
   */
  private static final int PLACES = Integer.getInteger("pawl.stores.outages", 1);

  private volatile Instant now = BEGIN;

  @TempDir Path folder;

  /** Fails at the n-th call, and optionally at all later calls. */
  private static final class Fault implements WatchedSource.Watcher {
    private final int at;
    private final boolean afterEffect;
    private final boolean lasting;
    private int calls;
    volatile boolean over;

    Fault(int at, boolean afterEffect, boolean lasting) {
      this.at = at;
      this.afterEffect = afterEffect;
      this.lasting = lasting;
    }

    private synchronized boolean strikes(boolean after, Method method) {
      boolean closes =
          method.getName().equals("close") || method.getDeclaringClass() == Object.class;
      if (over || closes || after != afterEffect) {
        return false;
      }
      calls++;
      return lasting ? calls >= at : calls == at;
    }

    private void strike(boolean after, Method method) throws SQLException {
      if (strikes(after, method)) {
        if (!lasting && at % 3 == 0) {
          throw new IllegalStateException("fault at " + method.getName());
        }
        throw new SQLException("fault at " + method.getName(), "08006");
      }
    }

    @Override
    public void before(Object on, Method method, Object[] arguments) throws SQLException {
      strike(false, method);
    }

    @Override
    public void after(Object on, Method method, Object[] arguments) throws SQLException {
      strike(true, method);
    }
  }

  private Outbox outbox(DataSource source, Database database) {
    return Outbox.of(source)
        .dialect(Dialect.valueOf(database.name()))
        .clock(() -> now)
        .listener(
            new DeliveryListener() {
              @Override
              public void failed(Message message, Throwable error, boolean parked) {}
            })
        .retry(5, Backoff.exponential(Duration.ofSeconds(10), Duration.ofHours(1)))
        .build();
  }

  @ParameterizedTest
  @CsvSource({
    "POSTGRESQL, false",
    "SQLITE, false",
    "H2, false",
    "POSTGRESQL, true",
    "SQLITE, true",
    "H2, true"
  })
  void faultsNeitherLoseMessagesNorHideRepetitions(Database database, boolean afterEffect) {
    try (HikariDataSource source = database.open(folder)) {
      Mailbox.create(source);
      int calls = 1;
      while (single(source, database, new Fault(calls, afterEffect, false))) {
        calls++;
      }
      assertTrue(calls > 30, "only " + calls + " calls");
      for (int place = 1; place <= PLACES; place++) {
        int at = Math.max(1, calls * place / (PLACES + 1));
        lasting(source, database, new Fault(at, afterEffect, true));
      }
    }
  }

  private void send(HikariDataSource source) {
    now = BEGIN;
    Database.execute(source, "DELETE FROM pawl_outbox");
    for (String id : List.of("a", "bad", "c")) {
      Mailbox.send(source, BEGIN, id, 1);
    }
  }

  /** Fails at the first delivery of a bad message and receives all others. */
  private static void receive(Message message, Map<String, List<Boolean>> received) {
    List<Boolean> times = received.computeIfAbsent(message.entityId(), id -> new ArrayList<>());
    times.add(message.isRepeated());
    if (message.entityId().equals("bad") && times.size() == 1) {
      throw new IllegalStateException("bad");
    }
  }

  /** Lets one call of a delivery fail. Returns false if the delivery ends before this call. */
  private boolean single(HikariDataSource source, Database database, Fault fault) {
    send(source);
    Outbox outbox = outbox(WatchedSource.of(source, fault), database);
    Map<String, List<Boolean>> received = new HashMap<>();
    Outbox.Delivery first = outbox.deliverAll(m -> receive(m, received));
    boolean struck = fault.calls >= fault.at;
    fault.over = true;
    String where = database + ", call " + fault.at + ", after " + fault.afterEffect;
    assertEquals(new Outbox.Delivery(2, 1, 0), first, where);
    assertEquals(
        List.of("1 t", "1 f", "1 t"),
        Mailbox.ask(
            source, "attempts, CASE WHEN delivered_at IS NULL THEN 'f' ELSE 't' END", "1 = 1"),
        where);
    now = now.plusSeconds(11);
    assertEquals(new Outbox.Delivery(1, 0, 0), outbox.deliverAll(m -> receive(m, received)), where);
    assertEquals(
        Map.of("a", List.of(false), "bad", List.of(false, true), "c", List.of(false)),
        received,
        where);
    return struck;
  }

  /** Lets all calls from one on fail, until the database is available again. */
  private void lasting(HikariDataSource source, Database database, Fault fault) {
    send(source);
    Outbox outbox = outbox(WatchedSource.of(source, fault), database);
    Map<String, List<Boolean>> received = new HashMap<>();
    String where = database + ", from call " + fault.at + ", after " + fault.afterEffect;
    try {
      outbox.deliverAll(m -> receive(m, received));
    } catch (StoreException e) {
      // the result could not be recorded
    }
    fault.over = true;
    for (int i = 0; i < 3; i++) {
      now = now.plusSeconds(100);
      outbox.deliverAll(m -> receive(m, received));
    }
    assertEquals(new Outbox.Backlog(0, 0), outbox.backlog(), where);
    List<String> attempts = Mailbox.ask(source, "attempts", "1 = 1");
    int row = 0;
    for (String id : List.of("a", "bad", "c")) {
      List<Boolean> times = received.get(id);
      assertTrue(times.size() >= (id.equals("bad") ? 2 : 1), where);
      assertTrue(times.subList(1, times.size()).stream().allMatch(r -> r), where + times);
      int counted = Integer.parseInt(attempts.get(row++));
      assertTrue(counted == times.size() || counted == times.size() + 1, where + attempts + times);
    }
  }
}
