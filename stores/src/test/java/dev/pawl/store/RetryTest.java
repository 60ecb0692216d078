package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.time.Backoff;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class RetryTest {

  private static final Retry THREE =
      Retry.of(3, Backoff.exponential(Duration.ofNanos(1), Duration.ofNanos(1)));

  private static StoreException error(String state, int code) {
    return new StoreException("x", new SQLException("y", state, code));
  }

  @Test
  void conflictIsRetriedUpToMaximum() {
    AtomicInteger calls = new AtomicInteger();
    assertEquals(
        "third",
        THREE.call(
            () -> {
              if (calls.incrementAndGet() < 3) {
                throw error("40001", 0);
              }
              return "third";
            }));
    StoreException last = error("40P01", 0);
    assertSame(
        last,
        assertThrows(
            StoreException.class,
            () ->
                THREE.call(
                    () -> {
                      calls.incrementAndGet();
                      throw last;
                    })));
    assertEquals(6, calls.get());
  }

  @Test
  void permanentErrorIsNotRetried() {
    AtomicInteger calls = new AtomicInteger();
    assertThrows(
        StoreException.class,
        () ->
            THREE.call(
                () -> {
                  calls.incrementAndGet();
                  throw error("23505", 0);
                }));
    assertEquals(1, calls.get());
    assertThrows(
        StoreException.class,
        () ->
            Retry.none()
                .call(
                    () -> {
                      calls.incrementAndGet();
                      throw error("40001", 0);
                    }));
    assertEquals(2, calls.get());
    assertThrows(IllegalArgumentException.class, () -> Retry.of(0, null));
  }

  /** Otherwise twelve attempts would each wait for the timeout of the pool. */
  @Test
  void timeoutOfPoolIsNotRetried() {
    AtomicInteger calls = new AtomicInteger();
    StoreException timeout =
        new StoreException("x", new SQLTransientConnectionException("no free connection"));
    Supplier<Object> work =
        () -> {
          calls.incrementAndGet();
          throw timeout;
        };
    assertSame(timeout, assertThrows(StoreException.class, () -> THREE.call(work)));
    assertSame(
        timeout, assertThrows(StoreException.class, () -> THREE.callRetryingDatabaseErrors(work)));
    assertEquals(2, calls.get());
    assertTrue(Retry.isTransient(timeout));
  }

  @Test
  void interruptedThreadStopsRetrying() {
    Retry slow = Retry.of(1000, Backoff.exponential(Duration.ofDays(1), Duration.ofDays(1)));
    Thread.currentThread().interrupt();
    AtomicInteger calls = new AtomicInteger();
    assertThrows(
        StoreException.class,
        () ->
            slow.call(
                () -> {
                  calls.incrementAndGet();
                  throw error("40001", 0);
                }));
    assertTrue(Thread.interrupted());
    assertEquals(1, calls.get());
  }

  @Test
  void databaseErrorsAreClassified() {
    for (String state : new String[] {"40001", "40P01", "40000", "55P03", "HYT00", "90131"}) {
      assertTrue(Retry.isTransient(error(state, 0)), state);
    }
    for (int busy : new int[] {5, 6, 517, 261}) {
      assertTrue(Retry.isTransient(error(null, busy)), "" + busy);
    }
    for (String state : new String[] {"23505", "42P01", "08006", "22001"}) {
      assertFalse(Retry.isTransient(error(state, 5)), state);
    }
    assertTrue(Retry.isTransient(error("HY000", 1205)), "lock timeout of MariaDB");
    assertFalse(Retry.isTransient(error("HY000", 1366)));
    assertFalse(Retry.isTransient(error(null, 19)));
    assertFalse(Retry.isTransient(new IllegalStateException()));
    assertTrue(Retry.isTransient(new RuntimeException(error("40001", 0))));
  }
}
