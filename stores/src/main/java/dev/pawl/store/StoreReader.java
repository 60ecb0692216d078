package dev.pawl.store;

import dev.pawl.LifecycleEvent;
import dev.pawl.store.history.DeferredEvent;
import dev.pawl.store.history.HistoryRules;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.history.Refused;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TransitionRows;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.sql.UnreadableRowException;
import dev.pawl.store.write.StoreContext;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Questions to a store, whoever has the transaction. Each question is one statement, or a page of a
 * few; what the database has committed by then, or done in the same transaction, is seen. A store
 * is thread-safe, a session is confined to one thread.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public abstract sealed class StoreReader<S, E> permits StoreSteps {

  /** How many steps are read at a time. */
  private static final int PAGE = 1000;

  final StoreContext<S, E> context;

  StoreReader(StoreContext<S, E> context) {
    this.context = context;
  }

  /** Reads on a connection that is open, or on one of its own. */
  abstract <R> R read(String what, OwnTransaction.Body<R> body);

  /** The machine. */
  public final StoredMachine<S, E> machine() {
    return context.machine();
  }

  /** The names of the tables. */
  public final Tables tables() {
    return context.tables();
  }

  /** The database. */
  public final Dialect dialect() {
    return context.dialect();
  }

  /** An entity, if it is there. */
  public final Optional<Stored<S>> find(String id) {
    return read(
            id, c -> Optional.ofNullable(context.rows().entities().find(c, context.checked(id))))
        .map(row -> Stored.of(context, row));
  }

  /**
   * An entity.
   *
   * @throws NoSuchEntityException if it is not there
   */
  public final Stored<S> get(String id) {
    return find(id).orElseThrow(() -> context.errors().missing(id));
  }

  /**
   * Some ids of entities, in the order in which the database sorts them.
   *
   * @param after the id after which they begin; empty for all
   * @param limit how many at most
   */
  public final List<String> ids(String after, int limit) {
    return read("ids", c -> context.rows().entities().ids(c, after, limit));
  }

  /** The steps of an entity, in order; none if it is not there. */
  public final List<Recorded> history(String id) {
    return history(id, 0, Integer.MAX_VALUE);
  }

  /**
   * Returns some steps of an entity, in order. Steps whose number cannot be read come first or
   * last.
   *
   * @param after the number of the step before the first returned one; 0 to begin with the first
   *     step
   * @param limit the maximum number of steps
   */
  public final List<Recorded> history(String id, long after, int limit) {
    long first = after == 0 ? Long.MIN_VALUE : after;
    return read(id, c -> context.rows().transitions().history(c, id, first, limit));
  }

  /**
   * Returns the steps of an entity as hooks heard them, for a replay. States that carry data and
   * events with payload are null, since the history does not store them.
   *
   * @throws IllegalArgumentException if the machine no longer knows a name
   * @throws UnreadableRowException if a cell of a record cannot be read
   */
  public final List<LifecycleEvent<S, E>> lifecycle(String id) {
    return history(id).stream().map(step -> event(id, step)).toList();
  }

  private LifecycleEvent<S, E> event(String id, Recorded step) {
    try {
      return step.toEvent(context.machine());
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          context.machine().name() + ' ' + id + ", step " + step.sequence() + ": " + e.getMessage(),
          e);
    }
  }

  /**
   * Requires that every recorded step of an entity was legal and has the next number. Guards are
   * not checked. Forced steps and {@linkplain Recorded#isMigration() migrations} may lead anywhere.
   * Before a migration, only the numbers are checked. Reads the steps in batches.
   *
   * @throws IllegalStateException if a step is not legal; names the first such step and the reason.
   *     An {@link UnreadableRowException} if a necessary cell cannot be read
   */
  public final void requireLegal(String id) {
    HistoryRules rules = new HistoryRules(context.machine());
    List<Recorded> page;
    long last = 0;
    String first = null;
    do {
      page = history(id, last, PAGE);
      for (Recorded step : page) {
        String wrong = rules.wrong(step);
        if (rules.gap() == null && step.isMigration()) {
          first = null;
        }
        if (wrong != null && first == null) {
          first = context.machine().name() + ' ' + id + ", step " + step.sequence() + ": " + wrong;
        }
        if (rules.gap() != null) {
          throw new IllegalStateException(first);
        }
        last = step.sequence();
      }
    } while (page.size() == PAGE);
    if (first != null && !isOld(id)) {
      throw new IllegalStateException(first);
    }
  }

  /**
   * Returns whether all steps of an entity were made by an earlier version with another structure.
   */
  @SuppressWarnings(
      "NullAway") // a type argument may be nullable, which NullAway does not see in lambdas
  private boolean isOld(String id) {
    EntityRow row = read(id, c -> context.rows().entities().find(c, id));
    try {
      return row != null && context.opener().needsMigration(row);
    } catch (Exception e) {
      return false; // what cannot be opened is no excuse
    }
  }

  /**
   * Returns the name of the state of an entity at a time, from its history; empty before its first
   * step.
   *
   * @throws UnreadableRowException if the last step before that time is unknown because a time
   *     cannot be read, or the state that it entered cannot be read
   */
  public final Optional<String> stateAt(String id, Instant time) {
    return read(
            id,
            c -> {
              TransitionRows<S, E> rows = context.rows().transitions();
              Recorded last = rows.lastUntil(c, id, time);
              long after = last == null ? Long.MIN_VALUE : last.sequence();
              rows.history(c, id, after, 1).forEach(Recorded::at);
              return Optional.ofNullable(last);
            })
        .map(
            last -> {
              last.at();
              return last.to();
            });
  }

  /**
   * Entities that have been in a state for longer than a time, the longest first.
   *
   * @param limit how many at most
   */
  public final List<Stored<S>> stuck(S state, Duration time, int limit) {
    String name = context.machine().nameOf(state);
    return stored(
        read(
            name,
            c ->
                context
                    .rows()
                    .entities()
                    .stuck(c, machine().namesOf(name), context.now(c).minus(time), limit)));
  }

  /**
   * Entities of which a worker is to fire timers now, the longest due first; not those whose timers
   * have failed and wait for their next attempt, or are parked.
   *
   * @param limit how many at most
   * @throws IllegalStateException if the machine has no timers
   */
  public final List<Stored<S>> due(int limit) {
    if (!context.machine().hasTimers()) {
      throw new IllegalStateException(context.machine().name() + " has no timers.");
    }
    return stored(read("timers", c -> context.rows().entities().due(c, context.now(c), limit)));
  }

  /**
   * How many entities are in each state, by its name, of the states that any is in. Rows with a
   * former name are counted under the present one.
   */
  public final Map<String, Long> countByState() {
    Map<String, Long> counts = new LinkedHashMap<>();
    read("counts", context.rows().entities()::counts)
        .forEach((name, count) -> counts.merge(machine().current(name), count, Long::sum));
    return counts;
  }

  /**
   * The last attempts at an entity that came to nothing, the latest first.
   *
   * @param limit how many at most
   */
  public final List<Refused> refusals(String id, int limit) {
    return read(id, c -> context.rows().refusals().last(c, id, limit));
  }

  /**
   * Returns the names of the events that are legal for an entity now, in declared order, like
   * {@code permitted()} of the machine. Guards are asked, except for events with payload. The steps
   * that {@code fire} would make first count as made: migration, events that are no longer
   * deferred, and due timers. Nothing is written, no effect runs and no hook is notified.
   *
   * @throws NoSuchEntityException if it is not there
   * @throws InconsistentRowException if the columns of the row and its snapshot disagree
   */
  public final List<String> permitted(String id) {
    EntityRow row = get(id).row();
    return context.maker().permitted(row, context.now(row));
  }

  /**
   * Returns the deferred events of an entity, including parked ones, in the order in which they
   * came.
   *
   * @throws NoSuchEntityException if it is not there
   */
  public final List<DeferredEvent<E>> deferred(String id) {
    return context.maker().deferred(get(id).row());
  }

  /**
   * Returns the parked events of some entities, in the order of their ids. The database reads the
   * whole table. Rows that cannot be read are left out.
   *
   * @param after the id after which to begin; empty to begin with the first
   * @param limit the maximum number of entities
   */
  public final List<DeferredEvent<E>> parkedDeferred(String after, int limit) {
    List<DeferredEvent<E>> parked = new ArrayList<>();
    int found = 0;
    List<EntityRow> page;
    String last = after;
    do {
      String from = last;
      page = read("parked events", c -> context.rows().entities().parkedEvents(c, from, PAGE));
      for (EntityRow row : page) {
        List<DeferredEvent<E>> own = parked(row);
        parked.addAll(own);
        found += own.isEmpty() ? 0 : 1;
        if (found == limit) {
          return parked;
        }
        last = row.id();
      }
    } while (page.size() == PAGE);
    return parked;
  }

  /**
   * Returns the parked events of a row; none if it cannot be read, which {@code StoreCheck}
   * reports.
   */
  private List<DeferredEvent<E>> parked(EntityRow row) {
    try {
      return context.maker().deferred(row).stream().filter(DeferredEvent::parked).toList();
    } catch (Exception e) {
      return List.of();
    }
  }

  private List<Stored<S>> stored(List<EntityRow> rows) {
    return rows.stream().map(row -> Stored.of(context, row)).toList();
  }
}
