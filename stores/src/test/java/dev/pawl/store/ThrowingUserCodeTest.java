package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.outbox.DeliveryListener;
import dev.pawl.store.outbox.Message;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.TowerEffects;
import dev.pawl.store.sample.TowerEvent;
import dev.pawl.store.sample.TowerLogic;
import dev.pawl.store.sample.TowerState;
import dev.pawl.store.sample.TowerStored;
import dev.pawl.store.sample.Tries;
import dev.pawl.store.timer.TimerFailure;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerPolicy;
import dev.pawl.time.Backoff;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * User code that throws each kind of exception at each place. The row, the history, the outbox and
 * the timer of an entity agree afterwards, and hooks and listeners get the exception.
 */
@Timeout(300)
@Tag("slow")
class ThrowingUserCodeTest {

  private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

  private enum Place {
    SET_UP,
    GUARD,
    UPDATE,
    EFFECT,
    ALSO,
    BEFORE,
    AFTER,
    EXIT,
    TIMER,
    RECEIVER,
    REFUSED,
    FAILED
  }

  private enum Kind {
    RUNTIME(() -> new IllegalStateException("thrown")),
    CHECKED(() -> new IOException("thrown")),
    DATABASE(() -> new SQLException("thrown", "23514")),
    INTERRUPTED(() -> new InterruptedException("thrown")),
    ASSERTION(() -> new AssertionError("thrown")),
    STACK(() -> new StackOverflowError("thrown")),
    MEMORY(() -> new OutOfMemoryError("thrown")),
    LINKAGE(() -> new NoClassDefFoundError("thrown")),
    THROWABLE(() -> new Throwable("thrown")),
    SILENT(() -> new ExecutionException(null, null)),
    SPEECHLESS(Speechless::new);

    private final Supplier<Throwable> create;

    Kind(Supplier<Throwable> create) {
      this.create = create;
    }
  }

  /** An exception that cannot be printed. */
  private static final class Speechless extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new IllegalStateException("no message");
    }

    @Override
    public String toString() {
      throw new IllegalStateException("no text");
    }
  }

  private Instant now = START;
  private Place place;
  private Throwable thrown;

  /** The calls of the hook for one entity. */
  private final List<String> heard = new ArrayList<>();

  private final List<Throwable> failures = new ArrayList<>();

  @TempDir Path folder;

  private void at(Place reached) {
    if (place == reached) {
      throw Eggs.<RuntimeException>sneaky(thrown);
    }
  }

  private final class Hook implements TransitionHook<TowerState, TowerEvent> {
    @Override
    public void before(LifecycleEvent<TowerState, TowerEvent> step) {
      at(Place.BEFORE);
      if (place == Place.REFUSED) {
        throw new TransitionVetoedError("no");
      }
    }

    @Override
    public void after(LifecycleEvent<TowerState, TowerEvent> step) {
      heard.add("after " + step.sequence());
      at(Place.AFTER);
    }

    @Override
    public void refused(
        LifecycleEvent<TowerState, TowerEvent> attempt, Outcome<TowerState> outcome) {
      heard.add("refused");
      at(Place.REFUSED);
    }

    @Override
    public void failed(LifecycleEvent<TowerState, TowerEvent> step, Throwable error) {
      heard.add("failed " + step.sequence());
      failures.add(error);
      at(Place.FAILED);
    }
  }

  private StoredMachine<TowerState, TowerEvent> tower() {
    return TowerStored.machine(
        (builder, opening) -> {
          at(Place.SET_UP);
          builder
              .context(new Tries(0, 9))
              .logic(
                  new TowerLogic() {
                    @Override
                    public boolean mayRise(Tries context) {
                      at(Place.GUARD);
                      return true;
                    }

                    @Override
                    public Tries countRise(Tries context) {
                      at(Place.UPDATE);
                      return new Tries(context.made() + 1, context.most());
                    }
                  })
              .effects(effects(opening));
        });
  }

  private TowerEffects effects(Opening<TowerState, TowerEvent> opening) {
    return new TowerEffects() {
      @Override
      public void turn(Tries context) {
        opening.effectContext().send("turn", opening.entityId());
        opening.effectContext().execute(c -> at(Place.ALSO));
        at(Place.EFFECT);
        if (place == Place.FAILED) {
          throw new IllegalArgumentException("the effect");
        }
      }

      @Override
      public void ring(Tries context) {
        opening.effectContext().send("ring", opening.entityId());
        at(Place.EXIT);
        at(Place.TIMER);
      }
    };
  }

  private static Throwable thrownBy(Runnable call) {
    try {
      call.run();
    } catch (Throwable error) {
      return error;
    }
    throw new AssertionError("Nothing was thrown");
  }

  /** Runs a call that throws, and restores the interrupt flag only if user code cleared it. */
  private Throwable failing(Kind kind, Runnable call) {
    heard.clear();
    failures.clear();
    thrown = kind.create.get();
    Throwable caught = thrownBy(call);
    assertEquals(kind == Kind.INTERRUPTED, Thread.interrupted(), "the interrupt flag at " + place);
    return caught;
  }

  private static long messages(JdbcStore<?, ?> store, String id) {
    return Database.number(
        store.source(), "SELECT COUNT(*) FROM pawl_outbox WHERE entity_id = '" + id + "'");
  }

  private static boolean hasTimer(JdbcStore<?, ?> store, String id) {
    return Database.number(
            store.source(),
            "SELECT COUNT(*) FROM pawl_tower WHERE due_at IS NOT NULL AND id = '" + id + "'")
        == 1;
  }

  /** Compares all that is stored of an entity. */
  private void requireStored(
      JdbcStore<TowerState, TowerEvent> store, String id, String state, int steps, int messages) {
    assertEquals(state, store.get(id).stateName(), id);
    assertEquals(steps, store.get(id).version(), id);
    assertEquals(steps, store.history(id).size(), id);
    assertEquals(messages, messages(store, id), id);
    assertEquals(state.equals("LEFT"), hasTimer(store, id), id);
    String made = "\"made\":" + (steps > 0 ? 1 : 0);
    String snapshot = store.get(id).snapshot();
    assertTrue(snapshot != null && snapshot.contains(made), snapshot);
  }

  @ParameterizedTest
  @EnumSource
  void failingCallLeavesConsistentEntity(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TowerState, TowerEvent> store =
          JdbcStore.of(tower(), source).clock(() -> now).hook(new Hook()).build();
      store.createTables();
      for (Kind kind : Kind.values()) {
        for (Place each :
            List.of(
                Place.GUARD,
                Place.UPDATE,
                Place.EFFECT,
                Place.ALSO,
                Place.BEFORE,
                Place.AFTER,
                Place.REFUSED,
                Place.FAILED)) {
          String id = (kind + "-" + each).toLowerCase(Locale.ROOT);
          place = null;
          store.create(id);
          requireStored(store, id, "LOW", 0, 1);
          place = each;
          Throwable caught = failing(kind, () -> store.fire(id, TowerEvent.RISE, Cause.by("ada")));
          requireReported(store, id, each, caught);
          place = null;
          if (each != Place.AFTER) {
            requireStored(store, id, "LOW", 0, 1);
            store.fire(id, TowerEvent.RISE);
          }
          requireStored(store, id, "LEFT", 1, 2);
        }
        String id = (kind + "-exit").toLowerCase(Locale.ROOT);
        store.create(id);
        store.fire(id, TowerEvent.RISE);
        place = Place.EXIT;
        Throwable caught = failing(kind, () -> store.fire(id, TowerEvent.FALL));
        assertSame(thrown, root(caught), id);
        assertEquals(List.of("failed 2"), heard, id);
        assertSame(thrown, root(failures.get(0)), id);
        place = null;
        requireStored(store, id, "LEFT", 1, 2);
      }
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  /** Returns the exception of user code. A store wraps exceptions of the database. */
  private static Throwable root(Throwable error) {
    return error instanceof StoreException && error.getCause() != null ? error.getCause() : error;
  }

  private void requireReported(
      JdbcStore<TowerState, TowerEvent> store, String id, Place each, Throwable caught) {
    List<Refused.Outcome> refusals = store.refusals(id, 9).stream().map(Refused::outcome).toList();
    switch (each) {
      case AFTER -> {
        assertSame(thrown, caught, id);
        assertEquals(List.of("after 1", "failed 1"), heard, id);
        assertEquals(List.of(), refusals, id);
      }
      case REFUSED -> {
        assertTrue(caught instanceof TransitionVetoedError, id);
        assertSame(thrown, caught.getSuppressed()[0], id);
        assertEquals(List.of("refused", "failed 1"), heard, id);
        assertSame(thrown, failures.get(0), id);
        assertEquals(List.of(Refused.Outcome.VETOED), refusals, id);
      }
      case FAILED -> {
        assertEquals("the effect", caught.getMessage(), id);
        assertEquals(List.of("failed 1"), heard, id);
        assertEquals(List.of(Refused.Outcome.FAILED), refusals, id);
      }
      default -> {
        assertSame(thrown, root(caught), id);
        assertEquals(List.of("failed 1"), heard, id);
        assertSame(thrown, root(failures.get(0)), id);
        assertEquals(
            each == Place.ALSO ? List.of() : List.of(Refused.Outcome.FAILED), refusals, id);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void failingTimerStaysDue(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TowerState, TowerEvent> store =
          JdbcStore.of(tower(), source).clock(() -> now).hook(new Hook()).build();
      store.createTables();
      for (Kind kind : Kind.values()) {
        String id = kind.name().toLowerCase(Locale.ROOT);
        place = null;
        store.create(id);
        store.fire(id, TowerEvent.RISE);
        now = now.plusSeconds(10);
        heard.clear();
        failures.clear();
        place = Place.TIMER;
        thrown = kind.create.get();
        List<TimerFailure> reported = new ArrayList<>();
        store
            .timers()
            .runOnce(
                9,
                new TimerListener() {
                  @Override
                  public void failed(TimerFailure failure) {
                    reported.add(failure);
                  }
                },
                () -> false);
        assertEquals(kind == Kind.INTERRUPTED, Thread.interrupted(), id);
        assertEquals(1, reported.size(), id);
        assertEquals(id, reported.get(0).entityId());
        assertEquals(List.of("failed 2"), heard, id);
        assertSame(thrown, root(failures.get(0)), id);
        requireStored(store, id, "LEFT", 1, 2);
        place = null;
        now = now.plus(Duration.ofHours(2));
        assertEquals(1, store.timers().runOnce(9, new TimerListener() {}, () -> false).fired(), id);
        assertEquals("LOW", store.get(id).stateName(), id);
        assertEquals(4, messages(store, id), id);
      }
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  @ParameterizedTest
  @EnumSource
  void wakeThrowsTheExceptionOfTheTimer(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TowerState, TowerEvent> store =
          JdbcStore.of(tower(), source).clock(() -> now).hook(new Hook()).build();
      store.createTables();
      for (Kind kind : Kind.values()) {
        String id = kind.name().toLowerCase(Locale.ROOT);
        place = null;
        store.create(id);
        store.fire(id, TowerEvent.RISE);
        now = now.plusSeconds(10);
        place = Place.TIMER;
        Throwable caught = failing(kind, () -> store.wake(id));
        assertSame(thrown, root(caught), id);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void failureBeforeTheTimerElapsesKeepsTheRowConsistent(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TowerState, TowerEvent> store =
          JdbcStore.of(tower(), source)
              .clock(() -> now)
              .timers(
                  TimerPolicy.standard()
                      .backoff(Backoff.exponential(Duration.ofMillis(100), Duration.ofMillis(200))))
              .build();
      store.createTables();
      store.create("x");
      store.fire("x", TowerEvent.RISE);
      now = now.minusSeconds(1); // the clock was set back
      place = Place.SET_UP;
      failing(Kind.RUNTIME, () -> store.fire("x", TowerEvent.SWAP));
      place = null;
      now = now.plusSeconds(2);

      store.fire("x", TowerEvent.SWAP);

      assertEquals("RIGHT", store.get("x").stateName());
      assertTrue(StoreCheck.of(store).run().isClean());
      now = now.plusSeconds(9);
      assertEquals("LOW", store.wake("x").stateName());
    }
  }

  @ParameterizedTest
  @EnumSource
  void messageOfFailingReceiverIsDeliveredAgain(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TowerState, TowerEvent> store =
          JdbcStore.of(tower(), source).clock(() -> now).build();
      store.createTables();
      List<Throwable> reported = new ArrayList<>();
      Outbox outbox =
          Outbox.of(source)
              .clock(() -> now)
              .listener(
                  new DeliveryListener() {
                    @Override
                    public void failed(Message message, Throwable error, boolean parked) {
                      reported.add(error);
                    }
                  })
              .build();
      for (Kind kind : Kind.values()) {
        String id = kind.name().toLowerCase(Locale.ROOT);
        store.create(id);
        place = Place.RECEIVER;
        thrown = kind.create.get();
        reported.clear();
        Outbox.Delivery delivery = outbox.deliver(message -> at(Place.RECEIVER));
        assertEquals(kind == Kind.INTERRUPTED, Thread.interrupted(), id);
        assertEquals(new Outbox.Delivery(0, 1, 0), delivery, id);
        assertSame(thrown, reported.get(0), id);
        assertNotNull(store.get(id));
        now = now.plus(Duration.ofHours(2));
        List<String> received = new ArrayList<>();
        outbox.deliverAll(message -> received.add(message.entityId() + " " + message.attempt()));
        assertEquals(List.of(id + " 2"), received);
      }
    }
  }
}
