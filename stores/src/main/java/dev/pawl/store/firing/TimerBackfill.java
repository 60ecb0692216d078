package dev.pawl.store.firing;

import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.machine.StateTimers;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.rows.TimerRows.Cursor;
import dev.pawl.store.watch.WatchedCall;
import dev.pawl.store.write.StoreContext;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

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
    return adopt(name, () -> false);
  }

  private int adopt(String name, BooleanSupplier stopping) {
    if (!mayHaveTimers(name)) {
      throw new IllegalArgumentException(
          context.machine().name() + " has no timers in " + name + ".");
    }
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
    try {
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
    return changed(id, TimerBackfill::isRunning, c -> settle(c, id));
  }

  /**
   * Changes an instance that meets the condition. An instance that must be migrated is migrated
   * instead, and the migration adds its timers.
   */
  @SuppressWarnings(
      "NullAway") // a type argument may be nullable, which NullAway does not see in lambdas
  private boolean changed(
      String id, Predicate<EntityRow> concerned, OwnTransaction.Body<Boolean> change) {
    EntityRow row = timers.read(c -> context.rows().entities().find(c, id));
    if (row == null || !concerned.test(row)) {
      return false;
    }
    boolean isOld;
    try {
      isOld = context.opener().needsMigration(row);
    } catch (Throwable e) {
      return false; // StoreCheck reports instances that cannot be opened; continue with the others
    }
    return isOld
        ? timers.fire(row, new WatchedCall(), c -> {}).made() != null
        : timers.changes(change);
  }

  private boolean settle(Connection c, String id) throws SQLException {
    EntityRow row = context.rows().entities().find(c, id);
    return row != null && isRunning(row) && start(c, row);
  }

  private static boolean isRunning(EntityRow row) {
    return !row.timerColumns().isWaiting() && row.timerColumns().dueAt() != null;
  }

  private boolean start(Connection c, EntityRow row) throws SQLException {
    TimerColumns timerColumns;
    try {
      timerColumns = context.maker().timerColumns(row, context.now(row));
    } catch (Throwable e) {
      return false; // StoreCheck reports the instance
    }
    return !timerColumns.equals(row.timerColumns())
        && context.rows().entities().update(c, row, row.with(timerColumns));
  }

  private boolean adopt(String id, String name) {
    return changed(id, row -> isTimeless(row, name), c -> adopt(c, id, name));
  }

  private static boolean isTimeless(EntityRow row, String name) {
    return row.state().equals(name) && row.timerColumns().equals(TimerColumns.NONE);
  }

  private boolean adopt(Connection c, String id, String name) throws SQLException {
    EntityRow row = context.rows().entities().find(c, id);
    if (row == null || !isTimeless(row, name)) {
      return false;
    }
    if (row.stored() == null) {
      return start(c, row); // without a snapshot, opening the instance starts its timers
    }
    EntityRow given;
    try {
      given = context.maker().opened(row, context.now(row));
    } catch (Throwable e) {
      return false; // StoreCheck reports the instance
    }
    return !given.timerColumns().equals(TimerColumns.NONE)
        && context.rows().entities().update(c, row, given);
  }
}
