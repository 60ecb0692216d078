package dev.pawl.store.step;

import dev.pawl.TransitionHook;
import dev.pawl.engine.ErrorText;
import dev.pawl.engine.Purpose;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredInstance;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.machine.StoredSnapshot;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.sql.TextSanitizer;
import dev.pawl.store.sql.UnreadableRowException;
import dev.pawl.time.ResumingScheduler;
import dev.pawl.time.Scheduler;
import dev.pawl.time.VirtualScheduler;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An opener of instances from rows. The opener rejects rows whose columns and snapshot disagree,
 * and does not access the database. Thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class InstanceOpener<S, E> {

  private final StoredMachine<S, E> machine;
  private final String table;
  private final boolean asText;
  private final RowConsistencyCheck truth;
  private final StoreErrors errors;

  /** The initial context of instances; null for the context of the machine's setup. */
  private final @Nullable Object context;

  /**
   * Creates an opener for the rows of a table.
   *
   * @param asText whether the rows store snapshots as text; otherwise as fields
   * @param databaseTime whether the store uses the clock of the database
   */
  public InstanceOpener(
      StoredMachine<S, E> machine,
      String table,
      boolean asText,
      boolean databaseTime,
      StoreErrors errors) {
    this.machine = machine;
    this.table = table;
    this.asText = asText;
    this.truth = new RowConsistencyCheck(machine, databaseTime);
    this.errors = errors;
    this.context = null;
  }

  private InstanceOpener(InstanceOpener<S, E> other, Object context) {
    this.machine = other.machine;
    this.table = other.table;
    this.asText = other.asText;
    this.truth = other.truth;
    this.errors = other.errors;
    this.context = context;
  }

  /** Returns a copy whose instances begin with a given context. */
  InstanceOpener<S, E> beginningWith(Object first) {
    return new InstanceOpener<>(this, first);
  }

  /**
   * Opens the instance of a row.
   *
   * @throws IllegalArgumentException if the machine does not know the state or cannot read the
   *     snapshot
   * @throws RuntimeException if the columns and the snapshot disagree; {@link
   *     StoreErrors#inconsistent} creates this exception
   */
  StoredInstance<S, E> open(
      EntityRow row,
      InstantSource clock,
      Scheduler scheduler,
      TransitionHook<S, E> hook,
      EffectContext work) {
    return open(row, clock, scheduler, new MigrationHook<>(hook), work, Purpose.STEP);
  }

  private StoredInstance<S, E> open(
      EntityRow row,
      InstantSource clock,
      Scheduler scheduler,
      MigrationHook<S, E> hook,
      EffectContext work,
      Purpose purpose) {
    requireReadableCells(row);
    S state = state(row);
    if (row.stored() == null && machine.hasSnapshots()) {
      requireEnough(row, state, begins(row));
    }
    RecordingScheduler recorder = new RecordingScheduler(scheduler);
    Opening<S, E> opening = opening(row, state, clock, recorder, hook, work, purpose);
    if (row.stored() == null) {
      return machine.open(opening);
    }
    StoredInstance<S, E> instance = read(row, opening);
    String wrong;
    try {
      wrong = truth.wrong(row, instance, recorder.timerStarted, hook.reason() != null);
    } catch (DateTimeException | ArithmeticException e) {
      throw new IllegalStateException(
          place(row) + "the snapshot contains an invalid time: " + e, e);
    }
    if (wrong != null) {
      throw errors.inconsistent(row, wrong);
    }
    return instance;
  }

  private static void requireReadableCells(EntityRow row) {
    if (!row.unreadable().isEmpty()) {
      throw new UnreadableRowException(row.unreadable());
    }
  }

  /** A scheduler that records whether timers were started. */
  private static final class RecordingScheduler implements ResumingScheduler {
    private final Scheduler scheduler;
    private boolean timerStarted;

    RecordingScheduler(Scheduler scheduler) {
      this.scheduler = scheduler;
    }

    @Override
    public Timer schedule(Duration delay, Runnable task) {
      timerStarted = true;
      return scheduler.schedule(delay, task);
    }

    @Override
    public long nanoTime() {
      return scheduler.nanoTime();
    }

    @Override
    public void resumed() {
      if (scheduler instanceof ResumingScheduler resuming) {
        resuming.resumed();
      }
    }

    @Override
    public Duration repeatDelay(Duration delay) {
      return scheduler instanceof ResumingScheduler resuming ? resuming.repeatDelay(delay) : delay;
    }
  }

  /**
   * Checks that an instance can be opened from a row without a snapshot, because the instance has
   * not been created yet or because its state carries no data.
   */
  private void requireEnough(EntityRow row, @Nullable S state, boolean begins) {
    String wrong = truth.wrongBeginning(row);
    if (wrong != null) {
      throw errors.inconsistent(row, wrong);
    }
    if (state == null && !begins) {
      throw new IllegalStateException(
          machine.name()
              + ' '
              + row.id()
              + " has no snapshot, but the state "
              + row.state()
              + " carries data. Force it into a state with a snapshot.");
    }
  }

  private StoredInstance<S, E> read(EntityRow row, Opening<S, E> opening) {
    try {
      return machine.open(opening);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          place(row) + "the snapshot can't be read: " + ErrorText.message(e), e);
    } catch (Exception | StackOverflowError e) {
      throw new IllegalStateException(
          place(row) + "the snapshot can't be opened: " + ErrorText.of(e), e);
    }
  }

  /**
   * Returns the state that a row names; null if the states of the machine carry data.
   *
   * @throws IllegalArgumentException if the machine does not know the state
   */
  @Nullable S state(EntityRow row) {
    try {
      return machine.state(row.state());
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(place(row) + e.getMessage(), e);
    }
  }

  /** Returns the state of a row. */
  public S read(EntityRow row) {
    requireReadableCells(row);
    S named = state(row);
    if (named == null || machine.hasSnapshots() && row.stored() != null) {
      return look(row).state();
    } else if (machine.hasSnapshots()) {
      requireEnough(row, named, begins(row));
    }
    return isPart(row) ? look(row).state() : named;
  }

  /**
   * Returns whether the instance of a row has not been created yet, because the row contains only
   * the state in which the instance begins.
   */
  private boolean begins(EntityRow row) {
    return row.version() == 0
        && row.stored() == null
        && (machine.isWhole(row.state())
            || machine.initial().contains(machine.current(row.state())));
  }

  /**
   * Returns whether a row lacks a necessary snapshot. An earlier version of the machine has written
   * such a row, because the state alone described an instance in that version.
   */
  boolean isPart(EntityRow row) {
    return row.stored() == null && !machine.isWhole(row.state()) && !begins(row);
  }

  /**
   * Returns whether the next step of an instance migrates the instance, because an earlier version
   * of the machine with another structure has written the row.
   *
   * @throws RuntimeException if the instance cannot be opened
   */
  public boolean needsMigration(EntityRow row) {
    if (row.stored() == null || !machine.hasSnapshots()) {
      return isPart(row);
    }
    MigrationHook<S, E> hook = new MigrationHook<>();
    read(
        row,
        opening(
            row, state(row), row::updatedAt, still(row), hook, new EffectContext(), Purpose.LOOK));
    return hook.reason() != null;
  }

  /**
   * Returns whether a row has deferred events. The next step first processes the deferred events
   * that this version of the machine no longer defers.
   */
  public boolean hasDeferred(EntityRow row) {
    return truth.hasDeferred(row);
  }

  /**
   * Opens the instance of a row only for reading. The timers of the instance do not run, and hooks
   * are not notified.
   */
  StoredInstance<S, E> look(EntityRow row) {
    return open(
        row, row::updatedAt, still(row), new MigrationHook<>(), new EffectContext(), Purpose.LOOK);
  }

  /** Opens the snapshot of a row without comparing it with the columns. */
  StoredInstance<S, E> peek(EntityRow row) {
    return peek(row, still(row));
  }

  /**
   * Opens the snapshot of a row like {@link #peek(EntityRow)}, with a scheduler that receives the
   * timers of the instance.
   */
  StoredInstance<S, E> peek(EntityRow row, Scheduler scheduler) {
    requireReadableCells(row);
    TransitionHook<S, E> deaf = new TransitionHook<>() {};
    return read(
        row,
        opening(
            row, state(row), row::updatedAt, scheduler, deaf, new EffectContext(), Purpose.LOOK));
  }

  private Opening<S, E> opening(
      EntityRow row,
      @Nullable S state,
      InstantSource clock,
      Scheduler scheduler,
      TransitionHook<S, E> hook,
      EffectContext work,
      Purpose purpose) {
    boolean begins = begins(row);
    return Opening.<S, E>of(row.id(), state, row.version())
        .initial(begins ? row.state() : null)
        .context(begins ? context : null)
        .stored(row.stored())
        .time(clock, scheduler)
        .hook(hook)
        .effectContext(work)
        .purpose(purpose)
        .build();
  }

  private Scheduler still(EntityRow row) {
    return machine.hasTimers()
        ? new VirtualScheduler(row.updatedAt())
        : new RejectingScheduler(machine);
  }

  /**
   * Checks that a row can be read back after it is written, by opening its instance.
   *
   * @param state the state that reading the row must yield
   * @throws IllegalStateException if the row cannot be read, or another state is read
   */
  void requireReadable(EntityRow row, S state) {
    requireReadable(row, state, true);
  }

  /**
   * Checks that a row whose snapshot an instance of this store has taken can be read back after it
   * is written. Such a snapshot agrees with the columns, so only the conversion of its values is
   * checked.
   *
   * @param state the state that reading the row must yield
   * @throws IllegalStateException if the row cannot be read, or another state is read
   */
  void requireReadableSnapshot(EntityRow row, S state) {
    requireReadable(row, state, !machine.canRead());
  }

  private void requireReadable(EntityRow row, S state, boolean opens) {
    try {
      S found =
          row.stored() == null ? machine.state(row.state()) : readBack(row, row.stored(), opens);
      if (found != null && !Objects.equals(machine.nameOf(found), machine.nameOf(state))) {
        throw new IllegalArgumentException("the state " + state + " is read as " + found + ".");
      }
    } catch (Exception | StackOverflowError e) {
      throw new IllegalStateException(
          machine.name()
              + ' '
              + row.id()
              + " was not written, because it could not be read back: "
              + e.getMessage(),
          e);
    }
  }

  /** Returns the state that the snapshot of a row yields when it is read from the store. */
  private @Nullable S readBack(EntityRow row, StoredSnapshot snapshot, boolean opens) {
    if (asText && !TextSanitizer.isClean(snapshot.text())) {
      throw new IllegalArgumentException(
          "the snapshot contains the character 0 or an unpaired surrogate.");
    }
    StoredSnapshot stored = asText ? StoredSnapshot.of(snapshot.text()) : snapshot;
    return opens ? look(row.with(stored)).state() : machine.read(stored);
  }

  private String place(EntityRow row) {
    return "Table " + table + ", id " + row.id() + ": ";
  }
}
