package dev.pawl.store;

import dev.pawl.LifecycleEvent;
import dev.pawl.store.history.DeferredEvent;
import dev.pawl.store.history.HistoryRules;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.history.Refused;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.Cells;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TransitionRows;
import dev.pawl.store.scope.CallScope;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.sql.UnreadableRowException;
import dev.pawl.store.step.StoreContext;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The read methods that {@link JdbcStore} and {@link StoreSession} share. These methods see all
 * committed data and the changes of their own transaction. Most methods execute one SQL statement;
 * some read in batches. A store is thread-safe; a session is confined to one thread.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public abstract sealed class StoreReader<S, E> permits StoreSteps {

  /** The number of rows that are read at a time. */
  private static final int PAGE = 1000;

  final StoreContext<S, E> context;

  StoreReader(StoreContext<S, E> context) {
    this.context = context;
  }

  /** Reads on the open connection, or on a new connection if none is open. */
  abstract <R> R read(String what, OwnTransaction.Body<R> body);

  /** Returns the machine. */
  public final StoredMachine<S, E> machine() {
    return context.machine();
  }

  /** Returns the names of the tables. */
  public final Tables tables() {
    return context.tables();
  }

  /** Returns the SQL dialect of the database. */
  public final Dialect dialect() {
    return context.dialect();
  }

  /**
   * Returns the entity with an id.
   *
   * @param id the id of the entity
   * @return the entity; empty if no entity has this id
   * @throws StoreException if the database fails
   */
  public final Optional<Stored<S>> find(String id) {
    return read(
            id, c -> Optional.ofNullable(context.rows().entities().find(c, context.checked(id))))
        .map(row -> Stored.of(context, row));
  }

  /**
   * Returns the entity with an id.
   *
   * @param id the id of the entity
   * @throws NoSuchEntityException if the entity does not exist
   * @throws StoreException if the database fails
   */
  public final Stored<S> get(String id) {
    return find(id).orElseThrow(() -> context.errors().missing(id));
  }

  /**
   * Returns ids of entities in the sort order of the database.
   *
   * @param after the id after which the list begins; the empty string to begin with the first id
   * @param limit the maximum number of ids; not negative
   */
  public final List<String> ids(String after, int limit) {
    Objects.requireNonNull(after, "after");
    requireLimit(limit);
    return read("ids", c -> context.rows().entities().ids(c, after, limit));
  }

  /** Returns all steps of an entity, in order; an empty list if the entity does not exist. */
  public final List<Recorded> history(String id) {
    return history(id, 0, Integer.MAX_VALUE);
  }

  /**
   * Returns some steps of an entity, in order. Steps whose number cannot be read come first or
   * last.
   *
   * @param after the number of the last step that is omitted; 0 to begin with the first step
   * @param limit the maximum number of steps; not negative
   */
  public final List<Recorded> history(String id, long after, int limit) {
    requireLimit(limit);
    long first = after == 0 ? Long.MIN_VALUE : after;
    return read(id, c -> context.rows().transitions().history(c, id, first, limit));
  }

  /**
   * Returns the steps of an entity as the records that hooks received, for example for a replay. In
   * these records, states that carry data and events with a payload are null, because the history
   * stores neither the data nor the payload.
   *
   * @throws IllegalArgumentException if the history names a state or an event that the machine no
   *     longer has
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
   * Checks that every recorded step of an entity was legal and that the step numbers have no gaps.
   * Guards are not checked. Forced steps and {@linkplain Recorded#isMigration() migrations} may
   * enter any state. For steps before a migration, only the numbers are checked. Reads the steps in
   * batches.
   *
   * @throws IllegalStateException if a step is not legal; the message names the first such step and
   *     the reason
   * @throws UnreadableRowException if a cell that the check needs cannot be read
   */
  public final void requireLegal(String id) {
    HistoryRules rules = new HistoryRules(context.machine());
    List<Recorded> page;
    long last = 0;
    String first = null;
    do {
      page = history(id, last, PAGE);
      for (Recorded step : page) {
        String wrong = rules.check(step);
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
    if (first != null && !isFromEarlierVersion(id)) {
      throw new IllegalStateException(first);
    }
  }

  /**
   * Returns whether all steps of an entity were made by an earlier version with another structure.
   */
  @SuppressWarnings(
      "NullAway") // a type argument may be nullable, which NullAway does not see in lambdas
  private boolean isFromEarlierVersion(String id) {
    EntityRow row = read(id, c -> context.rows().entities().find(c, id));
    try {
      return row != null && context.opener().needsMigration(row);
    } catch (Exception e) {
      return false; // a row that cannot be opened does not prove an earlier version
    }
  }

  /**
   * Returns the name of the state that an entity had at a time, according to its history.
   *
   * @param id the id of the entity
   * @param time the time for which the state is returned
   * @return the name of the state in the database; empty if the entity had made no step by then
   * @throws UnreadableRowException if the time of a step cannot be read, or if the state that the
   *     last step before {@code time} entered cannot be read
   */
  public final Optional<String> stateAt(String id, Instant time) {
    Instant until = Cells.clamped(time);
    return read(
            id,
            c -> {
              TransitionRows<S, E> rows = context.rows().transitions();
              Recorded last = rows.lastUntil(c, id, until);
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
   * Returns the entities that have been in a state for longer than a duration, longest first.
   *
   * @param state the state in which the entities are
   * @param time the minimum duration
   * @param limit the maximum number of entities; not negative
   */
  public final List<Stored<S>> stuck(S state, Duration time, int limit) {
    return stuckIn(context.machine().nameOf(state), time, limit);
  }

  /**
   * Returns the same entities as {@link #stuck}, for the name of a state. The machine need not know
   * the state.
   *
   * @param stateName the stored name of the state, or a former one
   * @param time the minimum duration
   * @param limit the maximum number of entities; not negative
   */
  public final List<Stored<S>> stuckIn(String stateName, Duration time, int limit) {
    Objects.requireNonNull(time, "time");
    requireLimit(limit);
    String name = context.machine().current(stateName);
    return stored(
        read(
            name,
            c ->
                context
                    .rows()
                    .entities()
                    .stuck(c, machine().namesOf(name), before(context.now(c), time), limit)));
  }

  /** Returns the time before {@code now} by a duration, or the nearest time that can be stored. */
  private static Instant before(Instant now, Duration time) {
    // the negation of the shortest duration is too long for a duration
    return Cells.later(
        now,
        time.toSeconds() == Long.MIN_VALUE ? Duration.ofSeconds(Long.MAX_VALUE) : time.negated());
  }

  /**
   * Checks the maximum number of results of a query.
   *
   * @throws IllegalArgumentException if the limit is negative
   */
  static void requireLimit(int limit) {
    if (limit < 0) {
      throw new IllegalArgumentException("The limit must not be negative, but is " + limit + ".");
    }
  }

  /**
   * Returns the entities whose timers are due now, longest due first. An entity whose timer has
   * failed is omitted while the entity is parked or waits for the next attempt.
   *
   * @param limit the maximum number of entities; not negative
   * @throws IllegalStateException if the machine has no timers
   */
  public final List<Stored<S>> due(int limit) {
    requireLimit(limit);
    if (!context.machine().hasTimers()) {
      throw new IllegalStateException(context.machine().name() + " has no timers.");
    }
    return stored(read("timers", c -> context.rows().entities().due(c, context.now(c), limit)));
  }

  /**
   * Returns the number of entities in each state, by the name of the state in the database. States
   * without entities are omitted. A row with a former name of a state is counted under the current
   * name.
   */
  public final Map<String, Long> countByState() {
    Map<String, Long> counts = new LinkedHashMap<>();
    read("counts", context.rows().entities()::counts)
        .forEach((name, count) -> counts.merge(machine().current(name), count, Long::sum));
    return counts;
  }

  /**
   * Returns the last refused and failed attempts of an entity, latest first.
   *
   * @param id the id of the entity
   * @param limit the maximum number of attempts; not negative
   */
  public final List<Refused> refusals(String id, int limit) {
    requireLimit(limit);
    return read(id, c -> context.rows().refusals().last(c, id, limit));
  }

  /**
   * Returns the names of the events that are legal for an entity now, in declared order, like
   * {@code permitted()} of the machine. Guards are evaluated, except guards of events with a
   * payload. The result takes into account the steps that {@code fire} would make first: migration,
   * due timers, and events that are no longer deferred. Nothing is written, no effect runs and no
   * hook is notified.
   *
   * @throws NoSuchEntityException if the entity does not exist
   * @throws InconsistentRowException if the columns of the row and its snapshot disagree
   */
  public final List<String> permitted(String id) {
    EntityRow row = get(id).row();
    CallScope scope = CallScope.query(context.source(), context.machine().name(), id);
    try (scope) {
      return context.maker().permitted(row, context.now(row));
    }
  }

  /**
   * Returns the deferred events of an entity, including parked ones, oldest first.
   *
   * @throws NoSuchEntityException if the entity does not exist
   */
  public final List<DeferredEvent<E>> deferred(String id) {
    return context.maker().deferred(get(id).row());
  }

  /**
   * Returns the parked deferred events of entities, ordered by entity id. The database scans the
   * whole table. Rows that cannot be read are omitted.
   *
   * @param after the id after which the list begins; the empty string to begin with the first
   *     entity
   * @param limit the maximum number of entities; not negative
   */
  public final List<DeferredEvent<E>> parkedDeferred(String after, int limit) {
    Objects.requireNonNull(after, "after");
    requireLimit(limit);
    if (limit == 0) {
      return List.of();
    }
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
   * Returns the parked events of a row. Returns an empty list if the row cannot be read; {@code
   * StoreCheck} reports such rows.
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
