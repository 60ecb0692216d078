package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.store.outbox.DeliveryListener;
import dev.pawl.store.outbox.Message;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.outbox.Receiver;
import dev.pawl.time.Backoff;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests receivers that throw any exception, are slow, or are interrupted. */
@Tag("attack")
class OutboxAttackTest {

  private static final Instant BEGIN = Instant.parse("2025-11-22T20:00:00Z");

  private volatile Instant now = BEGIN;
  private final List<String> heard = new ArrayList<>();

  @TempDir Path folder;

  private final DeliveryListener listener =
      new DeliveryListener() {
        @Override
        public void failed(Message message, Throwable error, boolean parked) {
          heard.add((parked ? "parked " : "failed ") + message.key());
          throw new IllegalStateException("a listener that throws");
        }

        @Override
        public void leaseLost(Message message) {
          heard.add("lost " + message.key());
        }

        @Override
        public void unavailable(Throwable error) {
          heard.add("troubled");
        }
      };

  private Outbox.Builder outbox(HikariDataSource source) {
    return Outbox.of(source)
        .clock(() -> now)
        .listener(listener)
        .retry(3, Backoff.exponential(Duration.ofSeconds(10), Duration.ofHours(1)));
  }

  private HikariDataSource filled(Database database, int entities) {
    HikariDataSource source = database.open(folder);
    Mailbox.create(source);
    for (int i = 0; i < entities; i++) {
      Mailbox.send(source, BEGIN, "p" + i, 1);
    }
    return source;
  }

  /** An exception whose message cannot be read. */
  private static final class Mute extends Error {
    private static final long serialVersionUID = 1L;

    @Override
    public String toString() {
      throw new IllegalStateException("no text");
    }
  }

  private static int forever(int n) {
    return forever(n + 1) + 1;
  }

  @ParameterizedTest
  @EnumSource
  void throwingReceiverDoesNotBlockOtherMessages(Database database) {
    List<Receiver> bad =
        List.of(
            m -> forever(0),
            m -> {
              throw new OutOfMemoryError("as if");
            },
            m -> {
              throw new Mute();
            },
            m -> {
              throw new NoClassDefFoundError("x\0\uD800" + "long".repeat(1000));
            },
            m -> {
              throw new java.io.IOException("e".repeat(999) + "\uD83D\uDE00");
            });
    try (HikariDataSource source = filled(database, 9)) {
      Outbox outbox = outbox(source).build();
      List<String> received = new ArrayList<>();
      for (int round = 0; round < 4; round++) {
        outbox.deliverAll(
            m -> {
              int number = Integer.parseInt(m.entityId().substring(1));
              if (number < bad.size()) {
                bad.get(number).receive(m);
              }
              received.add(m.entityId());
            });
        now = now.plusSeconds(100);
      }
      assertEquals(List.of("p5", "p6", "p7", "p8"), received);
      assertEquals(new Outbox.Backlog(0, 5), outbox.backlog());
      assertEquals(
          List.of("3", "3", "3", "3", "3"),
          Mailbox.ask(source, "attempts", "parked_at IS NOT NULL"));
      for (String error : Mailbox.ask(source, "last_error", "parked_at IS NOT NULL")) {
        assertTrue(error.length() <= 1000 && error.indexOf('\0') < 0, error);
        assertFalse(Character.isSurrogate(error.charAt(error.length() - 1)), error);
      }
      assertEquals(5, heard.stream().filter(one -> one.startsWith("parked")).count());
      assertEquals(15, heard.size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void onlyHandedOverMessagesCountAsAttempts(Database database) {
    try (HikariDataSource source = filled(database, 3)) {
      Outbox outbox = outbox(source).build();
      List<String> counted = new ArrayList<>();
      outbox.deliver(
          m -> {
            counted.add(String.join(" ", Mailbox.ask(source, "attempts", "1 = 1")));
            if (m.entityId().equals("p1")) {
              throw new InterruptedException();
            }
          });
      assertTrue(Thread.interrupted(), "the thread stays interrupted");
      assertEquals(List.of("1 0 0", "1 1 0"), counted);

      List<Message> received = new ArrayList<>();
      assertEquals(new Outbox.Delivery(1, 0, 0), outbox.deliverAll(received::add));
      assertEquals("p2", received.get(0).entityId());
      assertFalse(received.get(0).isRepeated());
      now = now.plusSeconds(100);
      outbox.deliverAll(received::add);
      assertEquals("p1", received.get(1).entityId());
      assertTrue(received.get(1).isRepeated());
    }
  }

  @ParameterizedTest
  @EnumSource
  void interruptEndsDeliveryAndKeepsResults(Database database) {
    try (HikariDataSource source = filled(database, 3)) {
      Outbox outbox = outbox(source).build();
      Thread.currentThread().interrupt();
      assertEquals(new Outbox.Delivery(0, 0, 0), outbox.deliverAll(m -> {}));
      assertTrue(Thread.interrupted());

      Outbox.Delivery one = outbox.deliverAll(m -> Thread.currentThread().interrupt());
      assertTrue(Thread.interrupted());
      assertEquals(new Outbox.Delivery(1, 0, 0), one);
      assertEquals(
          List.of("1 null", "0 null", "0 null"),
          Mailbox.ask(source, "attempts, leased_until", "1 = 1"));
      assertEquals(
          new Outbox.Delivery(2, 0, 0), outbox.deliverAll(m -> assertFalse(m.isRepeated())));
    }
  }

  @ParameterizedTest
  @EnumSource
  void threadDeathIsCountedAndRethrown(Database database) {
    try (HikariDataSource source = filled(database, 2)) {
      Outbox outbox = outbox(source).build();
      assertThrows(
          ThreadDeath.class,
          () ->
              outbox.deliver(
                  m -> {
                    throw new ThreadDeath();
                  }));
      assertEquals(
          List.of("1 null", "0 null"), Mailbox.ask(source, "attempts, leased_until", "1 = 1"));
    }
  }

  /** The time advances only after a renewal, so that the test does not depend on a clock. */
  @ParameterizedTest
  @EnumSource
  @Timeout(60)
  void slowReceiverKeepsLeaseAndOthersTakeRestOfBatch(Database database) {
    try (HikariDataSource source = filled(database, 3)) {
      Outbox slow = outbox(source).lease(Duration.ofMillis(60)).build();
      Outbox other = outbox(source).lease(Duration.ofMinutes(1)).build();
      AtomicInteger repeated = new AtomicInteger();
      List<String> others = new ArrayList<>();
      Outbox.Delivery one =
          slow.deliver(
              m -> {
                for (int i = 0; i < 20; i++) {
                  String before = Mailbox.ask(source, "leased_until", "entity_id = 'p0'").get(0);
                  now = now.plusMillis(40);
                  while (before.equals(
                      Mailbox.ask(source, "leased_until", "entity_id = 'p0'").get(0))) {
                    Thread.onSpinWait();
                  }
                  other.deliverAll(
                      o -> {
                        others.add(o.entityId());
                        repeated.addAndGet(o.isRepeated() ? 1 : 0);
                      });
                }
              });
      assertEquals(new Outbox.Delivery(1, 0, 0), one);
      assertEquals(List.of("p1", "p2"), others);
      assertEquals(0, repeated.get());
      assertEquals(List.of(), heard);
      assertEquals(
          List.of("1", "1", "1"), Mailbox.ask(source, "attempts", "delivered_at IS NOT NULL"));
    }
  }

  @ParameterizedTest
  @EnumSource
  @Timeout(60)
  void lostLeaseIsReportedOnceImmediately(Database database) {
    try (HikariDataSource source = filled(database, 1)) {
      Outbox outbox = outbox(source).lease(Duration.ofMillis(60)).build();
      Outbox.Delivery one =
          outbox.deliver(
              m -> {
                Database.execute(source, "UPDATE pawl_outbox SET claimed_by = 'another'");
                while (heard.isEmpty()) {
                  Thread.onSpinWait();
                }
              });
      assertEquals(new Outbox.Delivery(1, 0, 1), one);
      assertEquals(List.of("lost Pump/p0/1/1"), heard);
      assertEquals(List.of("1"), Mailbox.ask(source, "attempts", "delivered_at IS NULL"));
    }
  }

  /** Prepares a message whose attempts all ended without a result, because the process ended. */
  @ParameterizedTest
  @EnumSource
  void messageThatEndsProcessIsParkedAfterOthers(Database database) {
    try (HikariDataSource source = filled(database, 3)) {
      Outbox outbox = outbox(source).lease(Duration.ofSeconds(5)).build();
      for (int death = 0; death < 3; death++) {
        int deaths = death;
        List<String> received = new ArrayList<>();
        killed(source, received);
        assertEquals(
            deaths == 0 ? List.of("p0") : deaths == 1 ? List.of("p1", "p2", "p0") : List.of("p0"),
            received);
        now = now.plusSeconds(3600);
      }
      assertEquals(new Outbox.Delivery(0, 1, 0), outbox.deliverAll(m -> heard.add("handed over")));
      assertEquals(List.of("parked Pump/p0/1/1"), heard);
      assertEquals("3", Mailbox.ask(source, "attempts", "parked_at IS NOT NULL").get(0));
      assertTrue(outbox.parked(9).get(0).lastError().contains("handed over 3 times"));
    }
  }

  /**
   * Delivers messages up to p0. From then on, the database cannot be reached, as if the process had
   * been killed.
   */
  private void killed(HikariDataSource source, List<String> received) {
    boolean[] dead = new boolean[1];
    WatchedSource.Watcher death =
        new WatchedSource.Watcher() {
          @Override
          public void before(Object on, java.lang.reflect.Method method, Object[] arguments)
              throws Exception {
            if (dead[0] && method.getName().equals("getConnection")) {
              throw new java.sql.SQLException("dead");
            }
          }
        };
    Outbox doomed =
        Outbox.of(WatchedSource.of(source, death))
            .clock(() -> now)
            .lease(Duration.ofSeconds(5))
            .listener(
                new DeliveryListener() {
                  @Override
                  public void failed(Message message, Throwable error, boolean parked) {}
                })
            .retry(3, Backoff.exponential(Duration.ofSeconds(10), Duration.ofHours(1)))
            .build();
    assertThrows(
        StoreException.class,
        () ->
            doomed.deliverAll(
                m -> {
                  received.add(m.entityId());
                  dead[0] = m.entityId().equals("p0");
                }));
  }
}
