package dev.pawl.store.step;

import dev.pawl.engine.JsonReader;
import dev.pawl.store.machine.StoredInstance;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Whether a row says the same in its columns and in its snapshot. What is compared is the state
 * that an instance has when it is opened, and, of snapshots that Pawl writes, whose it is, how many
 * steps it has made and when its first timer elapses. Immutable, thread-safe.
 */
public final class RowConsistencyCheck {

  /** The most that databases round off. */
  private static final Duration TOLERANCE = Duration.ofNanos(2000);

  private final StoredMachine<?, ?> machine;
  private final boolean databaseTime;

  /** Of rows of a machine, whoever tells the time. */
  public RowConsistencyCheck(StoredMachine<?, ?> machine) {
    this(machine, false);
  }

  /**
   * Of rows of a machine.
   *
   * @param databaseTime whether the times of timers are those of the database
   */
  public RowConsistencyCheck(StoredMachine<?, ?> machine, boolean databaseTime) {
    this.machine = machine;
    this.databaseTime = databaseTime;
  }

  /**
   * In what columns and snapshot disagree.
   *
   * @param row a row with a snapshot
   * @param instance what the snapshot opens
   * @param timed whether it started timers of the store; where a program gives instances a
   *     scheduler of its own, their timers are no concern of the store's
   * @param migrated whether the instance was migrated when it was opened, so that the row does not
   *     have its state yet
   * @return the column and both values, in a sentence; null if they agree
   */
  public <S> @Nullable String wrong(
      EntityRow row, StoredInstance<S, ?> instance, boolean timed, boolean migrated) {
    Map<String, Object> fields = fields(row.snapshot());
    Object owner = fields.get("entityId");
    if (owner != null && !owner.equals(row.id())) {
      return differs("id", row.id(), owner);
    }
    Object sequence = fields.getOrDefault("sequence", row.version());
    if (!Long.valueOf(row.version()).equals(sequence)) {
      return differs("version", row.version(), sequence);
    }
    @SuppressWarnings("unchecked") // the machine that opened it
    String state = ((StoredMachine<S, ?>) machine).nameOf(instance.state());
    if (!migrated && !state.equals(machine.current(row.state()))) {
      return differs("state", row.state(), state);
    }
    Duration first = first(fields);
    boolean checked = machine.hasTimers() && !fields.isEmpty() && timed == (first != null);
    return checked ? timers(row, first) : null;
  }

  /** The error in a row without a snapshot, of a machine that keeps them; null if nothing. */
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

  /** How long the first timer still runs, by a snapshot; null if none does. */
  private static @Nullable Duration first(Map<String, Object> fields) {
    return timers(fields).stream().min(Duration::compareTo).orElse(null);
  }

  /**
   * A row of a time without {@code timer_at} has {@code due_at} alone. What is due may be tried
   * later than it elapses, but never earlier; and later than now only after a failure.
   */
  private @Nullable String timers(EntityRow row, @Nullable Duration first) {
    TimerColumns alarm = row.alarm();
    Instant due = alarm.dueAt();
    Instant timerAt = alarm.timerAt();
    if (first == null) {
      Instant noted = timerAt != null ? timerAt : due;
      return noted == null ? null : differs(timerAt != null ? "timer_at" : "due_at", noted, "none");
    }
    Instant last = row.updatedAt().plus(first);
    if (due == null && alarm.parkedAt() == null) {
      return differs("due_at", null, "a timer at " + last);
    }
    if (timerAt == null) {
      return null;
    }
    if (timerAt.isAfter(last.plus(TOLERANCE))) {
      return differs("timer_at", timerAt, "a timer at " + last);
    }
    boolean fresh = alarm.attempts() == 0 && row.readAt() != null && databaseTime;
    boolean early = due != null && due.isBefore(timerAt.minus(TOLERANCE));
    boolean late = due != null && fresh && due.isAfter(timerAt) && due.isAfter(row.readAt());
    return early || late ? differs("due_at", due, "a timer at " + timerAt) : null;
  }

  /** How long timers still run, by a snapshot; null if it is not one of Pawl's, or damaged. */
  public static @Nullable List<Duration> timers(String snapshot) {
    Map<String, Object> fields = fields(snapshot);
    try {
      return fields.isEmpty() ? null : timers(fields);
    } catch (DateTimeException | ClassCastException e) {
      return null; // whoever opens it will say so
    }
  }

  private static List<Duration> timers(Map<String, Object> fields) {
    return fields.get("timers") instanceof Map<?, ?> timers
        ? timers.values().stream().map(left -> Duration.parse((String) left)).toList()
        : List.of();
  }

  /** Whether the snapshot of a row says that it is of that entity, or does not say of which. */
  public boolean isOwn(EntityRow row) {
    Object owner = fields(row.snapshot()).get("entityId");
    return owner == null || owner.equals(row.id());
  }

  /** Returns whether the snapshot of a row has deferred events. */
  boolean hasDeferred(EntityRow row) {
    return fields(row.snapshot()).get("deferred") instanceof List<?> deferred
        && !deferred.isEmpty();
  }

  /** How many steps the snapshot of a row says were made; those of the row if it does not say. */
  public long sequence(EntityRow row) {
    return fields(row.snapshot()).get("sequence") instanceof Long steps ? steps : row.version();
  }

  /** The snapshot of a row, as it is but for its number of steps; null if it tells none. */
  public @Nullable String renumbered(EntityRow row, long steps) {
    String text = row.snapshot();
    Map<String, Object> wanted = new LinkedHashMap<>(fields(text));
    if (text == null || wanted.isEmpty()) {
      return null;
    }
    String field = "\"sequence\":";
    String known = field + wanted.put("sequence", steps);
    for (int at = text.indexOf(known); at >= 0; at = text.indexOf(known, at + 1)) {
      String changed = text.substring(0, at) + field + steps + text.substring(at + known.length());
      if (fields(changed).equals(wanted)) {
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

  /** The fields of a snapshot; none if it is not one of Pawl's. */
  private static Map<String, Object> fields(@Nullable String snapshot) {
    if (snapshot == null || !snapshot.startsWith("{")) {
      return Map.of();
    }
    try {
      Map<String, Object> fields = JsonReader.object(snapshot);
      return fields.containsKey("pawl") ? fields : Map.of();
    } catch (IllegalArgumentException e) {
      return Map.of();
    }
  }
}
