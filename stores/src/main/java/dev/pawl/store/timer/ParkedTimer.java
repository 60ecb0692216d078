package dev.pawl.store.timer;

import dev.pawl.store.sql.UnreadableCell;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An instance whose timers were parked. If a cell of the instance's row has a value that stores
 * never write, {@code unreadable} contains the cell. For such a cell, {@link #timerAt()} and {@link
 * #error()} return null, {@link #version()} returns -1, {@link #parkedAt()} and {@link #attempts()}
 * throw an exception, and {@link #entityId()} and {@link #state()} return a representation of the
 * cell's value.
 *
 * @param machine the machine's name
 * @param entityId the id of the instance
 * @param state the name of the state
 * @param version the number of steps that the instance has made; -1 if this number cannot be read
 * @param timerAt the time at which the first timer elapsed; null if the row has no such time
 * @param parkedAt the time at which the timers were parked
 * @param attempts the number of attempts to fire the timers
 * @param error the error of the last attempt; null if the row contains no error
 * @param unreadable the cells of the row that cannot be read; usually none
 */
public record ParkedTimer(
    String machine,
    String entityId,
    String state,
    long version,
    @Nullable Instant timerAt,
    Instant parkedAt,
    int attempts,
    @Nullable String error,
    List<UnreadableCell> unreadable) {

  /** Creates the description of an instance whose row could be read. */
  public ParkedTimer(
      String machine,
      String entityId,
      String state,
      long version,
      @Nullable Instant timerAt,
      Instant parkedAt,
      int attempts,
      @Nullable String error) {
    this(machine, entityId, state, version, timerAt, parkedAt, attempts, error, List.of());
  }

  /**
   * Returns when the timers were parked.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if the stored value cannot be read
   */
  @Override
  public Instant parkedAt() {
    UnreadableCell.requireReadable(unreadable, "parked_at");
    return parkedAt;
  }

  /**
   * Returns the number of attempts to fire the timers.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if the stored value cannot be read
   */
  @Override
  public int attempts() {
    UnreadableCell.requireReadable(unreadable, "timer_attempts");
    return attempts;
  }
}
