package dev.pawl.store.step;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.engine.ErrorText;
import dev.pawl.engine.Purpose;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredInstance;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.machine.StoredSnapshot;
import dev.pawl.store.rows.Cells;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.sql.UnreadableCell;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Computes forced steps in memory, without access to the database. Forced steps repair instances,
 * so they depend on as little as possible. The row may contain anything, no timer fires, and no
 * guard or effect is called. Thread-safe.
 */
public final class ForcedSteps<S, E> {

  private final StoredMachine<S, E> machine;
  private final StepMaker<S, E> maker;
  private final InstanceOpener<S, E> opener;
  private final RowConsistencyCheck rowCheck;
  private final Tables tables;

  /**
   * Creates forced steps for the instances of a machine.
   *
   * @param tables the names of the columns
   */
  public ForcedSteps(
      StoredMachine<S, E> machine,
      StepMaker<S, E> maker,
      InstanceOpener<S, E> opener,
      Tables tables) {
    this.tables = tables;
    this.machine = machine;
    this.maker = maker;
    this.opener = opener;
    this.rowCheck = new RowConsistencyCheck(machine);
  }

  /** The row of an instance, and the state of that instance. */
  private record InstanceRow<S>(S state, EntityRow row) {}

  /**
   * The data from which a forced step is made.
   *
   * @param row the row that was read
   * @param last the last recorded step; null if there is none
   * @param now the current time
   */
  public record Found(EntityRow row, @Nullable Recorded last, Instant now) {

    /**
     * Returns the number of the last step, according to the history or the row, whichever is
     * greater.
     */
    public long sequence() {
      return Math.max(row.version(), last == null ? 0 : last.sequence());
    }

    String from() {
      return last != null && !last.isUnreadable("to_state") ? last.to() : row.state();
    }

    /** Returns the unreadable cells as the value of an attribute; null if there are none. */
    @Nullable String unreadable() {
      return row.unreadable().isEmpty()
          ? null
          : row.unreadable().stream()
              .map(cell -> cell.column() + ": " + cell.value())
              .collect(Collectors.joining(", "));
    }
  }

  /**
   * Makes a step into a state. The step keeps the context of the snapshot if that context can be
   * read; otherwise the step uses the initial context.
   */
  public StepResult<S, E> forceTo(S state, Found found, Cause cause, Consumer<Refused> refusals) {
    return made(found, state, placed(state, found), cause, refusals);
  }

  /**
   * Makes a step into a state with the context that a description of the machine creates.
   *
   * @param as the description of the machine
   */
  public StepResult<S, E> forceTo(
      S state, StoredMachine<S, E> as, Found found, Cause cause, Consumer<Refused> refusals) {
    EntityRow next = next(found, machine.nameOf(state), null);
    InstanceRow<S> placed =
        machine.hasSnapshots()
            ? opened(as, state, next, null, found.now())
            : new InstanceRow<>(state, next);
    return made(found, state, placed, cause, refusals);
  }

  /** Makes a step into a state with a given snapshot. */
  public StepResult<S, E> forceTo(
      S state, String snapshot, Found found, Cause cause, Consumer<Refused> refusals) {
    EntityRow next = next(found, machine.nameOf(state), snapshot);
    InstanceRow<S> placed;
    try {
      placed = read(next, found.now());
    } catch (Exception e) {
      throw new IllegalArgumentException(
          "This snapshot can't be stored: " + ErrorText.message(e), e);
    }
    return made(found, state, placed, cause, refusals);
  }

  /**
   * Makes a step into the last state of the history. Keeps the snapshot if the last step has
   * written the snapshot.
   */
  public StepResult<S, E> forceToLastState(Found found, Cause cause, Consumer<Refused> refusals) {
    Recorded last = found.last();
    if (last == null) {
      throw new IllegalStateException(machine.name() + " " + found.row().id() + " has no history.");
    }
    return named(last.to(), last.sequence(), found, cause, refusals);
  }

  /**
   * Makes a step into the state of the row. Keeps the snapshot if the snapshot has the same state
   * as the row.
   */
  public StepResult<S, E> forceToCurrentState(
      Found found, Cause cause, Consumer<Refused> refusals) {
    UnreadableCell.requireReadable(found.row().unreadable(), tables.state());
    return named(found.row().state(), -1, found, cause, refusals);
  }

  private StepResult<S, E> named(
      String name, long sequence, Found found, Cause cause, Consumer<Refused> refusals) {
    S state = opener.state(next(found, name, null));
    InstanceRow<S> whole = null;
    Throwable unusable = null;
    try {
      whole = whole(machine.current(name), sequence, found);
    } catch (Exception | StackOverflowError e) {
      unusable = e;
    }
    if (whole != null) {
      return made(found, whole.state(), whole, cause, refusals);
    }
    if (state == null) {
      throw new IllegalStateException(
          machine.name()
              + " "
              + found.row().id()
              + " can't be forced into "
              + name
              + " without the data of this state. Call force with a snapshot or a context."
              + (unusable == null
                  ? ""
                  : " The snapshot can't be kept: " + ErrorText.message(unusable)),
          unusable);
    }
    return forceTo(state, found, cause, refusals);
  }

  /**
   * Returns the row with its snapshot and the next step number, if the snapshot has the given
   * state; otherwise null. The timers of the snapshot continue to run.
   *
   * @param name the name of the state
   * @param sequence the number of steps that the snapshot must have; -1 for any
   * @throws RuntimeException if the snapshot cannot be opened
   */
  private @Nullable InstanceRow<S> whole(String name, long sequence, Found found) {
    EntityRow row = found.row();
    if (row.stored() == null) {
      return null;
    }
    long number = sequence < 0 ? rowCheck.sequence(row) : sequence;
    // in a machine with regions a step names only the regions that it left or entered
    boolean partly = machine.hasRegions() && sequence >= 0;
    EntityRow named = with(row, name, number);
    // compares neither the timer columns nor the columns that the step replaces
    StoredInstance<S, E> instance = opener.peek(named);
    String state = partly ? machine.nameOf(instance.state()) : name;
    String renumbered = rowCheck.renumbered(row, found.sequence() + 1);
    boolean fits = rowCheck.wrongSnapshot(with(row, state, number), instance, false) == null;
    return fits && renumbered != null ? kept(next(found, state, renumbered), found) : null;
  }

  /** Returns the snapshot of a row with other columns and without timers. */
  private static EntityRow with(EntityRow row, String state, long version) {
    return new EntityRow(
        row.id(), state, version, row.updatedAt(), row.stored(), TimerColumns.NONE, null);
  }

  private InstanceRow<S> placed(S state, Found found) {
    EntityRow next = next(found, machine.nameOf(state), null);
    if (!machine.hasSnapshots()) {
      return new InstanceRow<>(state, next);
    }
    if (found.row().stored() != null && rowCheck.isOwn(found.row())) {
      try {
        return opened(machine, state, next, found.row().stored(), found.now());
      } catch (Exception | StackOverflowError e) {
        // the context cannot be used: use the initial one
      }
    }
    return opened(machine, state, next, null, found.now());
  }

  /**
   * Opens an instance in a state. Nothing happens except that the timers of the state start.
   *
   * @param kept a snapshot whose context is kept; null for none
   */
  private InstanceRow<S> opened(
      StoredMachine<S, E> as, S state, EntityRow next, @Nullable StoredSnapshot kept, Instant now) {
    VirtualScheduler time = new VirtualScheduler(next.updatedAt());
    StoredInstance<S, E> instance =
        as.open(
            Opening.<S, E>of(next.id(), state, next.version())
                .time(next::updatedAt, machine.hasTimers() ? time : new RejectingScheduler(machine))
                .contextSnapshot(kept)
                .purpose(Purpose.FORCE)
                .build());
    return placed(
        instance.state(), next, machine.nameOf(instance.state()), instance.stored(), time, now);
  }

  private InstanceRow<S> read(EntityRow next, Instant now) {
    VirtualScheduler time = new VirtualScheduler(next.updatedAt());
    return placed(peek(next, time), next, next.state(), next.stored(), time, now);
  }

  /**
   * Returns the instance of a row that has the snapshot of the row that was read. The timers of the
   * snapshot elapse when they would have elapsed without the step.
   */
  private InstanceRow<S> kept(EntityRow next, Found found) {
    VirtualScheduler time = new VirtualScheduler(next.updatedAt());
    S state = peek(next, time);
    TimerColumns was = found.row().timerColumns();
    Duration first = RowConsistencyCheck.first(next.stored());
    TimerColumns timerColumns = was.hasElapsed() ? TimerColumns.elapsed() : TimerColumns.NONE;
    if (first != null && !time.pending().isEmpty()) {
      Instant timerAt = timerAt(found, first).truncatedTo(ChronoUnit.MICROS);
      timerColumns = TimerColumns.running(CatchUpScheduler.later(timerAt, found.now()), timerAt);
    }
    return checked(state, next.with(timerColumns));
  }

  /**
   * Returns the time at which the first timer of a row elapses. If the row does not contain this
   * time, the timer is counted from the last update.
   *
   * @param first the remaining time of the timer in the snapshot
   */
  private Instant timerAt(Found found, Duration first) {
    EntityRow row = found.row();
    Instant restarted = Cells.later(found.now(), first);
    Instant timerAt = row.timerColumns().timerAt();
    if (timerAt == null) {
      timerAt =
          row.isUnreadable(tables.updatedAt()) ? restarted : Cells.later(row.updatedAt(), first);
    }
    // a wrong clock or a manual change must not lengthen the timer
    return timerAt.isAfter(restarted) ? restarted : timerAt;
  }

  private S peek(EntityRow next, VirtualScheduler time) {
    if (opener.needsMigration(next)) {
      throw new IllegalArgumentException(
          "it is of a version with another structure, and would have to be migrated.");
    }
    return opener.peek(next, machine.hasTimers() ? time : new RejectingScheduler(machine)).state();
  }

  /**
   * Returns the row of an instance in the given state, made from {@code next}, after checking that
   * the row can be read. The delays of the row's timers are counted from {@code now}.
   */
  private InstanceRow<S> placed(
      S state,
      EntityRow next,
      String name,
      @Nullable StoredSnapshot snapshot,
      VirtualScheduler time,
      Instant now) {
    TimerColumns timerColumns = TimerColumns.NONE;
    if (!time.pending().isEmpty()) {
      Instant first = Cells.later(now, time.pending().get(0)).truncatedTo(ChronoUnit.MICROS);
      timerColumns = TimerColumns.running(first, first);
    }
    return checked(
        state,
        new EntityRow(
            next.id(), name, next.version(), next.updatedAt(), snapshot, timerColumns, null));
  }

  private InstanceRow<S> checked(S state, EntityRow row) {
    opener.requireReadable(row, state);
    return new InstanceRow<>(state, row);
  }

  private EntityRow next(Found found, String state, @Nullable String snapshot) {
    EntityRow row = found.row();
    Instant at = CatchUpScheduler.later(found.now(), row.updatedAt());
    return new EntityRow(row.id(), state, found.sequence() + 1, at, snapshot);
  }

  @SuppressWarnings(
      "NullAway") // the state that the step leaves is null if the machine does not know it
  private StepResult<S, E> made(
      Found found, S to, InstanceRow<S> placed, Cause cause, Consumer<Refused> refusals) {
    EntityRow row = found.row();
    EntityRow next = placed.row();
    Cause known = cause.with("foundState", row.state());
    if (!row.isUnreadable(tables.version())) {
      known = known.with("foundVersion", row.version());
    }
    if (row.stored() != null) {
      known = known.with("foundSnapshot", row.snapshot());
    }
    String unreadable = found.unreadable();
    if (unreadable != null) {
      known = known.with("foundUnreadable", unreadable);
    }
    String from = machine.current(found.from());
    LifecycleEvent<S, E> step =
        new LifecycleEvent<>(
            next.version(),
            next.updatedAt(),
            machine.name(),
            row.id(),
            machine.knows(from) ? machine.state(from) : null,
            machine.hasRegions() ? to : placed.state(),
            null,
            known,
            true);
    return maker.forced(row, found.from(), step, next, placed.state(), refusals);
  }
}
