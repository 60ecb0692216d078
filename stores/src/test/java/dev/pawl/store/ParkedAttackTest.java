package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.outbox.DeliveryListener;
import dev.pawl.store.outbox.DeliveryOrder;
import dev.pawl.store.outbox.Message;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.outbox.OutboxWorkers;
import dev.pawl.store.outbox.ParkedMessage;
import dev.pawl.store.sample.JobEffects;
import dev.pawl.store.sample.JobEvent;
import dev.pawl.store.sample.JobRules;
import dev.pawl.store.sample.JobState;
import dev.pawl.store.sample.JobStored;
import dev.pawl.store.sample.Tries;
import dev.pawl.time.Backoff;
import java.nio.file.Path;
import java.sql.Connection;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests the order of messages per entity, parked messages, different clocks, and unavailable
 * databases.
 */
@Tag("attack")
class ParkedAttackTest {

  private static final Instant BEGIN = Instant.parse("2025-11-22T20:00:00Z");
  private static final Cause ADA = Cause.by("ada").because("the owner is gone");

  private volatile Instant now = BEGIN;

  @TempDir Path folder;

  /** Logs nothing, because the failures are intended. */
  private static final DeliveryListener QUIET =
      new DeliveryListener() {
        @Override
        public void failed(Message message, Throwable error, boolean parked) {}

        @Override
        public void leaseLost(Message message) {}

        @Override
        public void unavailable(Throwable error) {}
      };

  private Outbox.Builder outbox(HikariDataSource source) {
    return Outbox.of(source)
        .clock(() -> now)
        .listener(QUIET)
        .retry(2, Backoff.exponential(Duration.ofSeconds(10), Duration.ofHours(1)));
  }

  private HikariDataSource filled(Database database) {
    HikariDataSource source = database.open(folder);
    Mailbox.create(source);
    Mailbox.send(source, BEGIN, "a", 1, 2, 3);
    Mailbox.send(source, BEGIN, "b", 1, 2);
    return source;
  }

  private static String told(Message message) {
    return message.entityId() + message.sequence();
  }

  /** Delivers all messages except the first one of entity a. */
  private List<String> deliver(Outbox outbox) {
    List<String> received = new ArrayList<>();
    outbox.deliverAll(
        m -> {
          if (told(m).equals("a1")) {
            throw new IllegalStateException("a1");
          }
          received.add(told(m));
        });
    now = now.plusSeconds(100);
    return received;
  }

  @ParameterizedTest
  @EnumSource
  void failedOrParkedMessageHoldsBackEntity(Database database) {
    try (HikariDataSource source = filled(database)) {
      Outbox outbox = outbox(source).order(DeliveryOrder.BY_ENTITY).build();
      assertEquals(List.of("b1", "b2"), deliver(outbox));
      assertEquals(List.of(), deliver(outbox));
      assertEquals(List.of(), deliver(outbox));
      assertEquals(new Outbox.Backlog(2, 1), outbox.backlog());

      assertTrue(outbox.retryParked("Pump/a/1/1"));
      List<String> received = new ArrayList<>();
      outbox.deliverAll(m -> received.add(told(m) + m.isRepeated()));
      assertEquals(List.of("a1true", "a2false", "a3false"), received);
    }
  }

  @ParameterizedTest
  @EnumSource
  void ignoredOrSkippedParkedMessageHoldsNothingBack(Database database) {
    try (HikariDataSource source = filled(database)) {
      Outbox past = outbox(source).order(DeliveryOrder.BY_ENTITY_PAST_PARKED).build();
      assertEquals(List.of("b1", "b2"), deliver(past));
      assertEquals(List.of("a2", "a3"), deliver(past));
      Mailbox.send(source, BEGIN, "a", 4);

      Outbox strict = outbox(source).order(DeliveryOrder.BY_ENTITY).build();
      assertEquals(List.of(), deliver(strict));
      assertFalse(strict.skip("Pump/a/4/1", ADA), "the message is not parked");
      assertThrows(
          IllegalArgumentException.class, () -> strict.skip("Pump/a/1/1", Cause.by("ada")));
      assertTrue(strict.skip("Pump/a/1/1", ADA));
      assertFalse(strict.skip("Pump/a/1/1", ADA));
      assertFalse(strict.retryParked("Pump/a/1/1"));
      assertEquals(0, strict.retryParked());
      assertEquals(List.of("a4"), deliver(strict));
      assertEquals(new Outbox.Backlog(0, 0), strict.backlog());
      assertEquals(6, strict.purge(Duration.ofSeconds(1)) + 1);
      assertEquals(
          List.of("ada the owner is gone"),
          Mailbox.ask(source, "skip_actor, skip_reason", "skipped_at IS NOT NULL"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void unparkedMessageGetsAllAttemptsAgain(Database database) {
    try (HikariDataSource source = filled(database)) {
      Outbox outbox = outbox(source).build();
      deliver(outbox);
      deliver(outbox);
      ParkedMessage parked = outbox.parked(10).get(0);
      assertEquals("Pump/a/1/1", parked.message().key());
      assertEquals(2, parked.message().attempt());
      assertEquals("java.lang.IllegalStateException: a1", parked.lastError());
      assertEquals(1, outbox.retryParked());
      deliver(outbox);
      assertEquals(new Outbox.Backlog(1, 0), outbox.backlog());
      deliver(outbox);
      assertEquals(new Outbox.Backlog(0, 1), outbox.backlog());
      assertEquals(4, outbox.parked(10).get(0).message().attempt());
      assertEquals(List.of(), outbox.parked(0));
    }
  }

  @ParameterizedTest
  @EnumSource
  void randomFailuresKeepOrderOfEntity(Database database) throws Exception {
    long seed = Long.getLong("pawl.stores.seed", 20251122);
    try (HikariDataSource source = database.open(folder, 8)) {
      Mailbox.create(source);
      for (int step = 1; step <= 12; step++) {
        for (int entity = 0; entity < 5; entity++) {
          Mailbox.send(source, BEGIN, "e" + entity, step);
        }
      }
      Outbox outbox =
          Outbox.of(source)
              .listener(QUIET)
              .order(DeliveryOrder.BY_ENTITY)
              .batch(3)
              .retry(50, Backoff.exponential(Duration.ofNanos(1), Duration.ofMillis(2)))
              .build();
      ConcurrentLinkedQueue<String> received = new ConcurrentLinkedQueue<>();
      java.util.SplittableRandom seeds = new java.util.SplittableRandom(seed);
      List<Thread> threads =
          IntStream.range(0, 4)
              .mapToObj(
                  i -> {
                    java.util.SplittableRandom random = seeds.split();
                    return new Thread(
                        () -> {
                          while (outbox.backlog().waiting() > 0) {
                            outbox.deliver(
                                m -> {
                                  if (random.nextInt(4) == 0) {
                                    throw new IllegalStateException("trouble");
                                  }
                                  received.add(told(m));
                                });
                          }
                        });
                  })
              .toList();
      threads.forEach(Thread::start);
      for (Thread one : threads) {
        one.join();
      }
      for (int entity = 0; entity < 5; entity++) {
        String name = "e" + entity;
        assertEquals(
            LongStream.rangeClosed(1, 12).mapToObj(step -> name + step).toList(),
            received.stream().filter(one -> one.startsWith(name)).toList(),
            "seed " + seed);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void messageOfHostWithClockAheadIsDeliveredAtOnce(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      Mailbox.create(source);
      Clock ahead = Clock.offset(Clock.systemUTC(), Duration.ofDays(1));
      Mailbox.send(source, ahead.instant(), "ahead", 1);
      Mailbox.send(source, BEGIN, "behind", 1);
      List<String> received = new ArrayList<>();
      Outbox.of(source).build().deliverAll(m -> received.add(m.entityId()));
      assertEquals(List.of("behind", "ahead"), received);
    }
  }

  @ParameterizedTest
  @EnumSource
  void unstorableTextIsRejectedBeforeStepIsWritten(Database database) throws Exception {
    for (String bad : List.of("a\0b", "\uD800", "x\uDC00y")) {
      assertThrows(IllegalArgumentException.class, () -> new EffectContext().send("topic", bad));
      assertThrows(IllegalArgumentException.class, () -> new EffectContext().send(bad, null));
    }
    new EffectContext().send("\uD83D\uDE00", "\u0001\u2028");
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<JobState, JobEvent> store =
          JdbcStore.of(
                  JobStored.machine(
                      (builder, opening) ->
                          builder
                              .context(new Tries(0, 2))
                              .logic(new JobRules())
                              .effects(
                                  new JobEffects() {
                                    @Override
                                    public void tellOwner(Tries context, JobEvent event) {
                                      opening.effectContext().send("topic", "half\0");
                                    }

                                    @Override
                                    public void log(Tries context, JobEvent.Fails event) {}
                                  })),
                  source)
              .build();
      store.createTables();
      store.create("j");
      store.fire("j", JobEvent.take(), ADA);
      try (Connection c = source.getConnection()) {
        c.setAutoCommit(false);
        assertThrows(
            IllegalArgumentException.class, () -> store.join(c).fire("j", JobEvent.done(), ADA));
        c.commit();
      }
      assertEquals(1, store.get("j").version());
      assertEquals(1, store.history("j").size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void purgeUsesSmallTransactions(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      Mailbox.create(source);
      Mailbox.send(source, BEGIN, "p", LongStream.rangeClosed(1, 2500).toArray());
      Database.execute(
          source,
          "UPDATE pawl_outbox SET delivered_at = created_at, available_at = NULL, pending = NULL");
      Mailbox.send(source, BEGIN, "q", 1);
      Outbox outbox = outbox(source).build();
      assertEquals(0, outbox.purge(Duration.ofSeconds(1)));
      now = now.plusSeconds(2);
      assertEquals(2500, outbox.purge(Duration.ofSeconds(1)));
      assertEquals(0, outbox.purge(Duration.ofDays(1_000_000)));
      assertEquals(new Outbox.Backlog(1, 0), outbox.backlog());
    }
  }

  @ParameterizedTest
  @EnumSource
  void viewHasColumnNamesOfDebezium(Database database) {
    try (HikariDataSource source = filled(database)) {
      assertEquals(
          List.of("Pump/a/1/1 Pump a topic a"),
          Database.query(
              source,
              "SELECT id, aggregatetype, aggregateid, type, payload FROM pawl_outbox_events"
                  + " WHERE position = 1"));
      assertEquals(
          5,
          Database.number(
              source,
              "SELECT COUNT(\""
                  + (database == Database.H2 ? "TIMESTAMP" : "timestamp")
                  + "\") FROM pawl_outbox_events"));
    }
  }

  @ParameterizedTest
  @EnumSource
  @Timeout(120)
  void workersSurviveDatabaseOutageAndReleaseMessages(Database database) throws Exception {
    try (HikariDataSource source = filled(database)) {
      AtomicBoolean away = new AtomicBoolean(true);
      CountDownLatch noticed = new CountDownLatch(2);
      WatchedSource.Watcher outage =
          new WatchedSource.Watcher() {
            @Override
            public void before(Object on, java.lang.reflect.Method method, Object[] arguments)
                throws Exception {
              if (away.get() && method.getName().equals("getConnection")) {
                throw new java.sql.SQLException("away");
              }
            }
          };
      Outbox outbox =
          Outbox.of(WatchedSource.of(source, outage))
              .dialect(dev.pawl.store.sql.Dialect.valueOf(database.name()))
              .listener(
                  new DeliveryListener() {
                    @Override
                    public void unavailable(Throwable error) {
                      noticed.countDown();
                    }
                  })
              .build();
      CountDownLatch first = new CountDownLatch(1);
      CountDownLatch go = new CountDownLatch(1);
      ConcurrentLinkedQueue<String> received = new ConcurrentLinkedQueue<>();
      OutboxWorkers workers =
          outbox.start(
              m -> {
                received.add(told(m));
                first.countDown();
                go.await();
              },
              1);
      noticed.await();
      away.set(false);
      first.await();
      Thread closer = new Thread(workers::close);
      closer.start();
      while (closer.getState() == Thread.State.NEW || closer.getState() == Thread.State.RUNNABLE) {
        Thread.onSpinWait();
      }
      go.countDown();
      closer.join();
      assertEquals(List.of("a1"), List.copyOf(received));
      assertEquals(
          List.of("1 null", "0 null", "0 null", "0 null", "0 null"),
          Mailbox.ask(source, "attempts, leased_until", "1 = 1"));
      assertEquals(new Outbox.Backlog(4, 0), outbox.backlog());

      AtomicBoolean interrupted = new AtomicBoolean();
      CountDownLatch stuck = new CountDownLatch(1);
      OutboxWorkers stubborn =
          outbox.start(
              m -> {
                stuck.countDown();
                try {
                  new CountDownLatch(1).await();
                } catch (InterruptedException e) {
                  interrupted.set(true);
                  throw e;
                }
              },
              2);
      stuck.await();
      assertTrue(stubborn.close(Duration.ofMillis(50)) || stubborn.close(Duration.ofSeconds(60)));
      assertTrue(interrupted.get());
      assertThrows(IllegalArgumentException.class, () -> outbox.start(m -> {}, 0));
    }
  }
}
