package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.store.outbox.DeliveryListener;
import dev.pawl.store.outbox.DeliveryOrder;
import dev.pawl.store.outbox.Message;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.outbox.OutboxWorkers;
import dev.pawl.store.worker.Hang;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Checks that hanging receivers do not block other messages, are reported, and let workers close.
 */
@Tag("slow")
class OutboxHangTest {

  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");

  private final CountDownLatch ending = new CountDownLatch(1);
  private final List<String> received = Collections.synchronizedList(new ArrayList<>());
  private final List<String> hanging = Collections.synchronizedList(new ArrayList<>());

  @TempDir Path folder;

  @AfterEach
  void endHangingCalls() {
    ending.countDown();
  }

  private Outbox.Builder outbox(HikariDataSource source) {
    return Outbox.of(source)
        .hangThreshold(Duration.ofMillis(200))
        .listener(
            new DeliveryListener() {
              @Override
              public void hanging(Message message, Hang hang) {
                hanging.add(message.key() + " " + hang);
              }

              @Override
              public void failed(Message message, Throwable error, boolean parked) {}
            });
  }

  /** Hangs at the first message and ignores interrupts. */
  private void receive(Message message) {
    while (message.entityId().equals("a") && message.sequence() == 1 && ending.getCount() > 0) {
      try {
        ending.await();
      } catch (InterruptedException e) {
        // ignore interrupts
      }
    }
    received.add(message.entityId() + message.sequence());
  }

  /**
   * Returns the reports about the first message. On a busy machine, other messages may be reported
   * as slow.
   */
  private List<String> hangs() {
    synchronized (hanging) {
      return hanging.stream().filter(report -> report.startsWith("Pump/a/1/1 ")).toList();
    }
  }

  private static void await(BooleanSupplier done) {
    assertTimeoutPreemptively(
        Duration.ofSeconds(60),
        () -> {
          while (!done.getAsBoolean()) {
            Thread.sleep(5);
          }
        });
  }

  private static void send(HikariDataSource source) {
    Mailbox.create(source);
    Mailbox.send(source, START, "a", 1);
    for (int i = 0; i < 12; i++) {
      Mailbox.send(source, START, "b" + i, 1);
    }
  }

  @ParameterizedTest
  @EnumSource
  void idleThreadsDeliverMessagesOfHangingThread(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      send(source);
      try (OutboxWorkers workers = outbox(source).build().start(this::receive, 4)) {
        await(() -> received.size() == 12 && hangs().size() == 1);
        assertTrue(hangs().get(0).startsWith("Pump/a/1/1 on thread pawl-outbox-"));
        assertTrue(hangs().get(0).contains("OutboxHangTest.receive"));
        ending.countDown();
        await(() -> received.size() == 13);
        assertTrue(workers.close(Duration.ofSeconds(30)));
      }
      assertEquals(1, hangs().size(), "once for each hang");
      assertEquals(
          13, Database.number(source, "SELECT COUNT(*) FROM pawl_outbox WHERE attempts = 1"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void messagesOfEntityStayInOrder(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      Mailbox.create(source);
      Mailbox.send(source, START, "a", 1, 2, 3);
      Mailbox.send(source, START, "b", 1, 2, 3);
      Outbox outbox = outbox(source).order(DeliveryOrder.BY_ENTITY).build();
      try (OutboxWorkers workers = outbox.start(this::receive, 4)) {
        await(() -> received.size() == 3 && !hangs().isEmpty());
        assertEquals(List.of("b1", "b2", "b3"), received);
        ending.countDown();
        await(() -> received.size() == 6);
        assertTrue(workers.close(Duration.ofSeconds(30)));
      }
      assertEquals(List.of("a1", "a2", "a3"), received.subList(3, 6));
    }
  }

  /** The only thread of a worker hangs, so other workers can claim the messages of this worker. */
  @ParameterizedTest
  @EnumSource
  void claimedMessagesAreReleasedIfAllThreadsHang(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      send(source);
      Outbox outbox = outbox(source).build();
      try (OutboxWorkers workers = outbox.start(this::receive, 1)) {
        await(() -> hangs().size() == 1);
        List<String> others = new ArrayList<>();
        await(
            () -> {
              outbox(source).build().deliverAll(m -> others.add(m.entityId()));
              return others.size() == 12;
            });
        assertFalse(workers.close(Duration.ofMillis(50)));
        assertEquals(1, hangs().size());
        ending.countDown();
        assertTrue(workers.close(Duration.ofSeconds(30)));
        assertEquals(List.of("a1"), received);
      }
      assertEquals(new Outbox.Backlog(0, 0), outbox.backlog());
    }
  }

  @ParameterizedTest
  @EnumSource
  void closeInterruptsHangingCallsAndReleasesRest(Database database) throws Exception {
    try (HikariDataSource source = database.open(folder)) {
      send(source);
      CountDownLatch reached = new CountDownLatch(1);
      Outbox outbox = outbox(source).hangThreshold(Duration.ofMinutes(5)).build();
      OutboxWorkers workers =
          outbox.start(
              m -> {
                reached.countDown();
                ending.await();
              },
              1);
      reached.await();
      assertTrue(workers.close(Duration.ofSeconds(2)));
      assertEquals(List.of(), hanging);
      assertEquals(
          12, Database.number(source, "SELECT COUNT(*) FROM pawl_outbox WHERE attempts = 0"));
      assertEquals(
          0,
          Database.number(
              source, "SELECT COUNT(*) FROM pawl_outbox WHERE leased_until IS NOT NULL"));
    }
  }
}
