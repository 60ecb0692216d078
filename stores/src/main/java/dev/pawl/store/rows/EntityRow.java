package dev.pawl.store.rows;

import dev.pawl.store.sql.UnreadableCell;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The row of an entity. Two rows are equal if the instance is the same; what workers note of its
 * timers, and when it was read, does not matter.
 *
 * @param id whose
 * @param state the name of the state
 * @param version how many steps the instance has made
 * @param updatedAt when it was last written
 * @param snapshot the snapshot of the instance; null if the state is all of it
 * @param alarm its timers; {@link TimerColumns#NONE} if the machine has none
 * @param readAt the database's time when the row was read; null if the machine has no timers
 * @param unreadable the cells that could not be read; the other components have default values for
 *     them
 */
public record EntityRow(
    String id,
    String state,
    long version,
    Instant updatedAt,
    @Nullable String snapshot,
    TimerColumns alarm,
    @Nullable Instant readAt,
    List<UnreadableCell> unreadable) {

  /** A row without timers. */
  public EntityRow(
      String id, String state, long version, Instant updatedAt, @Nullable String snapshot) {
    this(id, state, version, updatedAt, snapshot, TimerColumns.NONE, null);
  }

  /** A row whose cells all could be read. */
  public EntityRow(
      String id,
      String state,
      long version,
      Instant updatedAt,
      @Nullable String snapshot,
      TimerColumns alarm,
      @Nullable Instant readAt) {
    this(id, state, version, updatedAt, snapshot, alarm, readAt, List.of());
  }

  /** Returns whether a cell of a column could not be read. */
  public boolean isUnreadable(String column) {
    return unreadable.stream().anyMatch(cell -> cell.column().equals(column));
  }

  /** The same with something else noted of its timers. */
  public EntityRow with(TimerColumns noted) {
    return new EntityRow(id, state, version, updatedAt, snapshot, noted, readAt, unreadable);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof EntityRow row
        && id.equals(row.id)
        && state.equals(row.state)
        && version == row.version
        && updatedAt.equals(row.updatedAt)
        && Objects.equals(snapshot, row.snapshot)
        && unreadable.equals(row.unreadable);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id, state, version, updatedAt, snapshot);
  }
}
