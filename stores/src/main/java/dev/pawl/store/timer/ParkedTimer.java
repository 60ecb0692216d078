package dev.pawl.store.timer;

import dev.pawl.store.sql.UnreadableCell;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An instance whose timers were given up. If a cell of its row has a value that no store writes,
 * {@code unreadable} tells which: its component is null, or throws if it is never null.
 *
 * @param machine the machine's name
 * @param entityId whose they are
 * @param state the name of the state
 * @param version how many steps the instance has made; -1 if that cannot be read
 * @param timerAt when the first of them elapsed; null if the row does not tell
 * @param parkedAt when they were given up
 * @param attempts how often they were tried
 * @param error what the last attempt failed with; null if the row does not tell
 * @param unreadable the cells of the row that could not be read; usually none
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

  /** An instance whose row could be read. */
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
   * Returns when they were given up.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if its cell cannot be read
   */
  @Override
  public Instant parkedAt() {
    UnreadableCell.requireReadable(unreadable, "parked_at");
    return parkedAt;
  }

  /**
   * Returns how often they were tried.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if its cell cannot be read
   */
  @Override
  public int attempts() {
    UnreadableCell.requireReadable(unreadable, "timer_attempts");
    return attempts;
  }
}
