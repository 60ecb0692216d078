package dev.pawl.store.firing;

import dev.pawl.store.machine.StateTimers;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.rows.TimerRows.Cursor;
import dev.pawl.store.scope.CallScope;
import dev.pawl.store.step.StoreContext;
import dev.pawl.store.watch.WatchedCall;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Adds timers to instances that entered their state before the machine had these timers, and
 * restarts timers that were started while a clock was ahead.
 */
public final class TimerBackfill {

  private static final int PAGE = 100;

  private final StoreContext<?, ?> context;
  private final FiringTransactions timers;

  /** Creates a backfill for the instances of a store. */
  public TimerBackfill(StoreContext<?, ?> context, FiringTransactions timers) {
    this.context = context;
    this.timers = timers;
  }

  /** Adds timers to the instances in a state and returns the number of changed instances. */
  public int adopt(String name) {
    if (!mayHaveTimers(name)) {
      throw new IllegalArgumentException(
          context.machine().name() + " has no timers in " + name + ".");
    }
    return adopt(name, () -> false);
  }

  private int adopt(String name, BooleanSupplier stopping) {
    int adopted = 0;
    for (String one : context.machine().namesOf(name)) {
      adopted += adoptNamed(one, stopping);
    }
    return adopted;
  }

  private int adoptNamed(String name, BooleanSupplier stopping) {
    int adopted = 0;
    String after = "";
    List<String> page;
    do {
      String from = after;
      page = timers.read(c -> context.rows().timerLists().timeless(c, name, from, PAGE));
      for (String id : page) {
        if (stopping.getAsBoolean()) {
          return adopted;
        }
        adopted += adopt(id, name) ? 1 : 0;
        after = id;
      }
    } while (page.size() == PAGE);
    return adopted;
  }

  /**
   * Adds timers to the instances in all states and returns the number of changed instances.
   *
   * @param stopping returns whether to end early; called before each instance
   */
  public int adoptAll(BooleanSupplier stopping) {
    int adopted = 0;
    for (String name : context.machine().stateNames()) {
      adopted += mayHaveTimers(name) ? adopt(name, stopping) : 0;
    }
    return adopted;
  }

  /**
   * Returns whether instances in a state may have timers. Returns true if the state's timers cannot
   * be determined from the state's name.
   */
  private boolean mayHaveTimers(String name) {
    CallScope scope = unconnected();
    try (scope) {
      return !StateTimers.of(context.machine(), name).isEmpty();
    } catch (IllegalStateException e) {
      return true;
    }
  }

  /**
   * Restarts timers that were started while a clock was ahead, and returns the number of changed
   * instances.
   *
   * @param stopping returns whether to end early; called before each instance
   */
  public int correctClockSkew(BooleanSupplier stopping) {
    int settled = 0;
    Cursor now = new Cursor(timers.read(context::now).plusMillis(1), "");
    for (String name : names()) {
      Cursor after = now;
      List<Cursor> page;
      do {
        Cursor from = after;
        page = timers.read(c -> context.rows().timerLists().ahead(c, name, from, PAGE));
        for (Cursor one : page) {
          if (stopping.getAsBoolean()) {
            return settled;
          }
          settled += settle(one.id()) ? 1 : 0;
          after = one;
        }
      } while (page.size() == PAGE);
    }
    return settled;
  }

  /** Returns the current and former names of all states. */
  private List<String> names() {
    StoredMachine<?, ?> machine = context.machine();
    return machine.stateNames().stream().flatMap(n -> machine.namesOf(n).stream()).toList();
  }

  /** Restarts the timers of an instance if they were started while a clock was ahead. */
  private boolean settle(String id) {
    return changed(id, TimerBackfill::isRunning, this::started);
  }

  private static boolean isRunning(EntityRow row) {
    return !row.timerColumns().isWaiting() && row.timerColumns().dueAt() != null;
  }

  /** Adds timers to an instance. */
  private boolean adopt(String id, String name) {
    return changed(
        id,
        row -> row.state().equals(name) && row.timerColumns().equals(TimerColumns.NONE),
        // without a snapshot, opening the instance starts its timers
        row -> row.stored() == null ? started(row) : context.maker().opened(row, context.now(row)));
  }

  private EntityRow started(EntityRow row) {
    return row.with(context.maker().timerColumns(row, context.now(row)));
  }

  /**
   * Changes an instance that meets the condition, unless the change leaves its timers unchanged. An
   * instance that must be migrated is migrated instead, and the migration adds its timers. No
   * connection is held while the instance is opened, because the application's code runs.
   */
  @SuppressWarnings(
      "NullAway") // a type argument may be nullable, which NullAway does not see in lambdas
  private boolean changed(
      String id, Predicate<EntityRow> concerned, UnaryOperator<EntityRow> change) {
    EntityRow row = timers.read(c -> context.rows().entities().find(c, id));
    if (row == null || !concerned.test(row)) {
      return false;
    }
    EntityRow changed;
    CallScope scope = unconnected();
    try (scope) {
      changed = context.opener().needsMigration(row) ? null : change.apply(row);
    } catch (Throwable e) {
      return false; // StoreCheck reports instances that cannot be opened; continue with the others
    }
    if (changed == null) {
      return timers.fire(row, new WatchedCall(), c -> {}).made() != null;
    }
    return !changed.timerColumns().equals(row.timerColumns())
        && timers.changes(c -> update(c, row, changed));
  }

  private CallScope unconnected() {
    return CallScope.unconnected(context.source(), context.machine().name());
  }

  /** Updates an instance if neither its state nor its timers have changed since it was read. */
  private boolean update(Connection c, EntityRow row, EntityRow changed) throws SQLException {
    EntityRow found = context.rows().entities().locked(c, row.id());
    return found != null
        && found.equals(row)
        && row.timerColumns().equals(found.timerColumns())
        && context.rows().entities().update(c, row, changed);
  }
}
