package dev.pawl.store;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Hooks;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRows;
import dev.pawl.store.rows.OutboxRows;
import dev.pawl.store.rows.RefusalRows;
import dev.pawl.store.rows.TransitionRows;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import java.time.InstantSource;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Function;

/** What a store and its sessions share. Immutable, thread-safe. */
record StoreContext<S, E>(
    StoredMachine<S, E> machine,
    Tables tables,
    Dialect dialect,
    StepMaker<S, E> maker,
    EntityRows entities,
    TransitionRows<S, E> transitions,
    RefusalRows refusals,
    OutboxRows outbox,
    boolean told) {

  static <S, E> StoreContext<S, E> of(
      StoredMachine<S, E> machine,
      Tables tables,
      Dialect dialect,
      InstantSource clock,
      List<TransitionHook<S, E>> hooks,
      Function<? super LifecycleEvent<S, E>, Cause> causes) {
    return new StoreContext<>(
        machine,
        tables,
        dialect,
        new StepMaker<>(machine, clock, new Hooks<>(hooks), causes),
        new EntityRows(machine, tables, dialect),
        new TransitionRows<>(machine, tables, dialect),
        new RefusalRows(machine, tables, dialect),
        new OutboxRows(tables, dialect),
        !hooks.isEmpty());
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
