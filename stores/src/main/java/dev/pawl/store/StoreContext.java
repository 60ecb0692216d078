package dev.pawl.store;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Hooks;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.EntityRows;
import dev.pawl.store.rows.OutboxRows;
import dev.pawl.store.rows.RefusalRows;
import dev.pawl.store.rows.TimerLists;
import dev.pawl.store.rows.TimerRows;
import dev.pawl.store.rows.TransitionRows;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.timer.TimerPolicy;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What a store and its sessions share. Immutable, thread-safe. */
record StoreContext<S, E>(
    StoredMachine<S, E> machine,
    Tables tables,
    Dialect dialect,
    StepMaker<S, E> maker,
    ForcedSteps<S, E> forced,
    EntityRows entities,
    TransitionRows<S, E> transitions,
    RefusalRows refusals,
    OutboxRows outbox,
    TimerRows timerRows,
    TimerLists timerLists,
    TimerPolicy timers,
    boolean databaseTells,
    boolean told) {

  /**
   * @param clock tells the time; null for the database's, where the machine has timers, or else
   *     this computer's
   */
  static <S, E> StoreContext<S, E> of(
      StoredMachine<S, E> machine,
      Tables tables,
      Dialect dialect,
      @Nullable InstantSource clock,
      List<TransitionHook<S, E>> hooks,
      Function<? super LifecycleEvent<S, E>, Cause> causes,
      TimerPolicy timers) {
    InstantSource told = clock != null ? clock : InstantSource.system();
    boolean databaseTells = clock == null && machine.hasTimers();
    LifeOpener<S, E> opener = new LifeOpener<>(machine, tables, databaseTells);
    StepMaker<S, E> maker =
        new StepMaker<>(machine, opener, told, new Hooks<>(hooks), causes, timers);
    return new StoreContext<>(
        machine,
        tables,
        dialect,
        maker,
        new ForcedSteps<>(machine, maker, opener),
        new EntityRows(machine, tables, dialect),
        new TransitionRows<>(machine, tables, dialect),
        new RefusalRows(machine, tables, dialect),
        new OutboxRows(tables, dialect),
        new TimerRows(machine, tables, dialect),
        new TimerLists(machine, tables, dialect),
        timers,
        databaseTells,
        !hooks.isEmpty());
  }

  /**
   * The time for what is done now. Where there are timers it is the database's, so that of writers
   * whose clocks differ none fires another's timers early or late.
   */
  Instant now(Connection connection) {
    try {
      return databaseTells ? entities.now(connection) : maker.now();
    } catch (SQLException e) {
      throw new StoreException("The database does not tell the time", e);
    }
  }

  /** The time for a step that is made from a row that has just been read. */
  Instant now(EntityRow read) {
    return databaseTells ? Objects.requireNonNull(read.readAt(), "readAt") : maker.now();
  }

  /** Whether there may be something for timers to do: it takes opening the instance to be sure. */
  boolean isDue(EntityRow row, Instant now) {
    if (!machine.hasTimers()) {
      return false;
    }
    Instant timerAt = row.alarm().timerAt();
    // a row without its timer, or from a clock that is ahead, is put right when it is woken
    return timerAt == null
        ? row.alarm().dueAt() != null || row.snapshot() == null
        : !timerAt.isAfter(now) || row.updatedAt().isAfter(now);
  }

  /** An id is a key, so it must come back as it was stored. */
  String checked(String id) {
    Objects.requireNonNull(id, "id");
    if (id.isEmpty() || !Dialect.isClean(id)) {
      throw new IllegalArgumentException(
          "An id of "
              + machine.name()
              + " must not be empty, nor contain the character 0 or half of a surrogate pair.");
    }
    return id;
  }

  NoSuchElementException missing(String id) {
    return new NoSuchElementException("There is no " + machine.name() + " \"" + id + "\".");
  }
}
