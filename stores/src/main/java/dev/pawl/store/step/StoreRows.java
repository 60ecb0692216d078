package dev.pawl.store.step;

import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRows;
import dev.pawl.store.rows.OutboxRows;
import dev.pawl.store.rows.RefusalRows;
import dev.pawl.store.rows.TimerLists;
import dev.pawl.store.rows.TimerRows;
import dev.pawl.store.rows.TransitionRows;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;

/**
 * The statements for all tables of a store. Immutable and thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public record StoreRows<S, E>(
    EntityRows entities,
    TransitionRows<S, E> transitions,
    RefusalRows refusals,
    OutboxRows outbox,
    TimerRows timers,
    TimerLists timerLists) {

  static <S, E> StoreRows<S, E> of(StoredMachine<S, E> machine, Tables tables, Dialect dialect) {
    return new StoreRows<>(
        new EntityRows(machine, tables, dialect),
        new TransitionRows<>(machine, tables, dialect),
        new RefusalRows(machine, tables, dialect),
        new OutboxRows(tables, dialect),
        new TimerRows(tables, dialect),
        new TimerLists(machine, tables, dialect));
  }
}
