package dev.pawl.store.step;

import dev.pawl.store.machine.StoredInstance;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.machine.StoredSnapshot;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A check that the columns of a row and its snapshot agree. The check compares the state in the row
 * with the state of the opened instance. If Pawl wrote the snapshot, the check also compares the
 * id, the number of steps and the time of the first timer. Immutable and thread-safe.
 */
public final class RowConsistencyCheck {

  /** The maximum difference by which databases round times. */
  private static final Duration TOLERANCE = Duration.ofNanos(2000);

  private final StoredMachine<?, ?> machine;
  private final boolean databaseTime;

  /** Creates a check of the rows of a machine, for times of any clock. */
  public RowConsistencyCheck(StoredMachine<?, ?> machine) {
    this(machine, false);
  }

  /**
   * Creates a check of the rows of a machine.
   *
   * @param databaseTime whether the times of timers come from the clock of the database
   */
  public RowConsistencyCheck(StoredMachine<?, ?> machine, boolean databaseTime) {
    this.machine = machine;
    this.databaseTime = databaseTime;
  }

  /**
   * Returns the disagreement between the columns and the snapshot of a row.
   *
   * @param row a row with a snapshot
   * @param instance the instance that was opened from the snapshot
   * @param timed whether the instance started timers with the store's scheduler. If the application
   *     opens instances with another scheduler, the store ignores their timers
   * @param migrated whether the instance was migrated when it was opened, so that the row does not
   *     contain its state yet
   * @return a sentence with the column and both values; null if the row and the snapshot agree
   */
  public <S> @Nullable String wrong(
      EntityRow row, StoredInstance<S, ?> instance, boolean timed, boolean migrated) {
    String wrong = wrongSnapshot(row, instance, migrated);
    if (wrong != null) {
      return wrong;
    }
    Duration first = first(row.stored());
    boolean checked = machine.hasTimers() && !fields(row).isEmpty() && timed == (first != null);
    return checked ? timers(row, first) : null;
  }

  /**
   * Returns the disagreement between a row and its snapshot like {@link #wrong}, but does not
   * compare the timers.
   */
  <S> @Nullable String wrongSnapshot(
      EntityRow row, StoredInstance<S, ?> instance, boolean migrated) {
    Map<String, @Nullable Object> fields = fields(row);
    Object owner = fields.get("entityId");
    if (owner != null && !owner.equals(row.id())) {
      return differs("id", row.id(), owner);
    }
    Object sequence = fields.getOrDefault("sequence", row.version());
    if (!Long.valueOf(row.version()).equals(sequence)) {
      return differs("version", row.version(), sequence);
    }
    @SuppressWarnings("unchecked") // the instance was opened by this machine
    String state = ((StoredMachine<S, ?>) machine).nameOf(instance.state());
    boolean same = migrated || state.equals(machine.current(row.state()));
    return same ? null : differs("state", row.state(), state);
  }

  /**
   * Returns the error in a row that has no snapshot although the machine has snapshots; null if the
   * row is correct.
   */
  public @Nullable String wrongBeginning(EntityRow row) {
    return row.version() > 0
            || machine.initial().contains(machine.current(row.state()))
            || !machine.isWhole(row.state())
        ? null
        : "the column version says 0, so it has made no step, but the column state says "
            + row.state()
            + ", and an instance begins in "
            + String.join(" or ", machine.initial())
            + ".";
  }

  /**
   * Returns the remaining time of the first timer in a snapshot; null if the snapshot has no timer.
   */
  static @Nullable Duration first(@Nullable StoredSnapshot snapshot) {
    return snapshot == null || snapshot.timers().isEmpty()
        ? null
        : Collections.min(snapshot.timers());
  }

  /**
   * Returns the disagreement between the timer columns and the snapshot; null if the columns and
   * the snapshot agree. Rows that were written before the column {@code timer_at} existed have only
   * {@code due_at}. The time of the next attempt, {@code due_at}, must not be before the end of the
   * timer, {@code timer_at}. Before the timer elapses, both must be equal if no attempt has failed.
   * When the timer has elapsed, {@code due_at} may be the end of a worker's claim.
   */
  private @Nullable String timers(EntityRow row, @Nullable Duration first) {
    TimerColumns timerColumns = row.timerColumns();
    Instant due = timerColumns.dueAt();
    Instant timerAt = timerColumns.timerAt();
    if (first == null) {
      Instant noted = timerAt != null ? timerAt : due;
      return noted == null ? null : differs(timerAt != null ? "timer_at" : "due_at", noted, "none");
    }
    Instant last = row.updatedAt().plus(first);
    if (due == null && timerColumns.parkedAt() == null) {
      return differs("due_at", null, "a timer at " + last);
    }
    if (timerAt == null) {
      return null;
    }
    if (timerAt.isAfter(last.plus(TOLERANCE))) {
      return differs("timer_at", timerAt, "a timer at " + last);
    }
    boolean fresh = timerColumns.attempts() == 0 && row.readAt() != null && databaseTime;
    boolean early = due != null && due.isBefore(timerAt.minus(TOLERANCE));
    boolean late = due != null && fresh && due.isAfter(timerAt) && timerAt.isAfter(row.readAt());
    return early || late ? differs("due_at", due, "a timer at " + timerAt) : null;
  }

  /**
   * Returns the remaining times of the timers in a snapshot; null if the snapshot was not written
   * by Pawl, or is damaged.
   */
  static @Nullable List<Duration> timers(StoredSnapshot snapshot) {
    try {
      return snapshot.fieldsOfPawl().isEmpty() ? null : snapshot.timers();
    } catch (DateTimeException | ClassCastException e) {
      return null; // opening the instance reports the error
    }
  }

  /** Returns whether the snapshot of a row belongs to the row's entity, or contains no id. */
  public boolean isOwn(EntityRow row) {
    Object owner = fields(row).get("entityId");
    return owner == null || owner.equals(row.id());
  }

  /** Returns whether the snapshot of a row has deferred events. */
  boolean hasDeferred(EntityRow row) {
    return fields(row).get("deferred") instanceof List<?> deferred && !deferred.isEmpty();
  }

  /**
   * Returns the number of steps that the snapshot of a row contains; the version of the row if the
   * snapshot contains no number.
   */
  public long sequence(EntityRow row) {
    return fields(row).get("sequence") instanceof Long steps ? steps : row.version();
  }

  /**
   * Returns the snapshot of a row with another number of steps; null if the snapshot contains no
   * number of steps. The rest of the snapshot is not changed.
   */
  public @Nullable String renumbered(EntityRow row, long steps) {
    String text = row.snapshot();
    Map<String, @Nullable Object> wanted = new LinkedHashMap<>(fields(row));
    if (text == null || wanted.isEmpty()) {
      return null;
    }
    String field = "\"sequence\":";
    String known = field + wanted.put("sequence", steps);
    for (int at = text.indexOf(known); at >= 0; at = text.indexOf(known, at + 1)) {
      String changed = text.substring(0, at) + field + steps + text.substring(at + known.length());
      if (StoredSnapshot.of(changed).fieldsOfPawl().equals(wanted)) {
        return changed;
      }
    }
    return null;
  }

  private static String differs(String column, @Nullable Object inColumn, Object inSnapshot) {
    return "the column "
        + column
        + " says "
        + inColumn
        + ", but the snapshot says "
        + inSnapshot
        + ".";
  }

  /** Returns the fields of a row's snapshot; empty if Pawl did not write the snapshot. */
  private static Map<String, @Nullable Object> fields(EntityRow row) {
    return row.stored() == null ? Map.of() : row.stored().fieldsOfPawl();
  }
}
