package dev.pawl.store.rows;

import dev.pawl.store.machine.StoredSnapshot;
import dev.pawl.store.sql.UnreadableCell;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The row of an entity. Two rows are equal if all columns except the timer columns are equal.
 * Workers change the timer columns without making a step. The time of reading is not compared
 * either.
 *
 * @param id the id of the entity
 * @param state the name of the state
 * @param version the number of steps that the instance has made
 * @param updatedAt the time at which the row was last written
 * @param stored the snapshot of the instance; null if the row has no snapshot
 * @param timerColumns the timer columns; {@link TimerColumns#NONE} if the machine has no timers
 * @param readAt the database's time when the row was read; null if the machine has no timers
 * @param unreadable the unreadable cells; the components for these cells have default values
 */
public record EntityRow(
    String id,
    String state,
    long version,
    Instant updatedAt,
    @Nullable StoredSnapshot stored,
    TimerColumns timerColumns,
    @Nullable Instant readAt,
    List<UnreadableCell> unreadable) {

  /** Creates a row without timers. */
  public EntityRow(
      String id, String state, long version, Instant updatedAt, @Nullable String snapshot) {
    this(
        id,
        state,
        version,
        updatedAt,
        StoredSnapshot.ofNullable(snapshot),
        TimerColumns.NONE,
        null);
  }

  /** Creates a row without unreadable cells. */
  public EntityRow(
      String id,
      String state,
      long version,
      Instant updatedAt,
      @Nullable StoredSnapshot stored,
      TimerColumns timerColumns,
      @Nullable Instant readAt) {
    this(id, state, version, updatedAt, stored, timerColumns, readAt, List.of());
  }

  /** Returns the text of the snapshot; null if the row has no snapshot. */
  public @Nullable String snapshot() {
    return stored == null ? null : stored.text();
  }

  /** Returns whether the cell of a column is unreadable. */
  public boolean isUnreadable(String column) {
    return unreadable.stream().anyMatch(cell -> cell.column().equals(column));
  }

  /** Returns a copy with another snapshot. */
  public EntityRow with(StoredSnapshot other) {
    return new EntityRow(id, state, version, updatedAt, other, timerColumns, readAt, unreadable);
  }

  /** Returns a copy with other timer columns. */
  public EntityRow with(TimerColumns noted) {
    return new EntityRow(id, state, version, updatedAt, stored, noted, readAt, unreadable);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof EntityRow row
        && id.equals(row.id)
        && state.equals(row.state)
        && version == row.version
        && updatedAt.equals(row.updatedAt)
        && Objects.equals(stored, row.stored)
        && unreadable.equals(row.unreadable);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id, state, version, updatedAt, stored);
  }
}
