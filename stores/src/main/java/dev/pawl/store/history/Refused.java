package dev.pawl.store.history;

import dev.pawl.Cause;
import dev.pawl.store.sql.UnreadableCell;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A refused or failed attempt, by names. If a cell of its record has a value that no store writes,
 * {@code unreadable} has the cell. The accessor of its component returns null, or throws if the
 * component is never null. The other components are available.
 *
 * @param entityId the id of the entity
 * @param version how many steps the instance had made, as the attempt knew it
 * @param from the name of the state; null if there was no such entity
 * @param to the name of the state that would have been entered; null if none was found
 * @param event the name of the event; null if a state was to be forced
 * @param at when the attempt was made
 * @param outcome the result of the attempt
 * @param why the explanation; null if there is none
 * @param cause who tried it and why
 * @param forced whether a state was to be forced
 * @param unreadable the cells of the record that could not be read; usually none
 */
public record Refused(
    String entityId,
    long version,
    @Nullable String from,
    @Nullable String to,
    @Nullable String event,
    Instant at,
    Outcome outcome,
    @Nullable String why,
    Cause cause,
    boolean forced,
    List<UnreadableCell> unreadable) {

  /** Creates an attempt without unreadable cells. */
  public Refused(
      String entityId,
      long version,
      @Nullable String from,
      @Nullable String to,
      @Nullable String event,
      Instant at,
      Outcome outcome,
      @Nullable String why,
      Cause cause,
      boolean forced) {
    this(entityId, version, from, to, event, at, outcome, why, cause, forced, List.of());
  }

  /**
   * Returns how many steps the instance had made, as the attempt knew it.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if its cell cannot be read
   */
  @Override
  public long version() {
    UnreadableCell.requireReadable(unreadable, "version");
    return version;
  }

  /**
   * Returns when the attempt was made.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if its cell cannot be read
   */
  @Override
  public Instant at() {
    UnreadableCell.requireReadable(unreadable, "refused_at");
    return at;
  }

  /**
   * Returns the result of the attempt.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if its cell cannot be read
   */
  @Override
  public Outcome outcome() {
    UnreadableCell.requireReadable(unreadable, "outcome");
    return outcome;
  }

  /**
   * Returns whether a state was to be forced.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if its cell cannot be read
   */
  @Override
  public boolean forced() {
    UnreadableCell.requireReadable(unreadable, "forced");
    return forced;
  }

  /** The ways in which an attempt comes to nothing. */
  public enum Outcome {
    /** The state has no transition for the event. */
    ILLEGAL,
    /** Every guard said no. */
    GUARD_REFUSED,
    /** A hook vetoed. */
    VETOED,
    /** The machine ignores what it does not expect, and this was it. */
    IGNORED,
    /** The state deferred the event, which now waits. */
    DEFERRED,
    /** A deferred event was parked because it failed too often, or by an operator. */
    PARKED,
    /** An operator has discarded a deferred event. */
    DISCARDED,
    /** Somebody else was first. */
    STALE,
    /** User code threw. A deferred event continues to wait. */
    FAILED;

    /** The name in the table. */
    public String wireName() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The outcome of a name in the table. */
    public static Outcome fromWire(String name) {
      return valueOf(name.toUpperCase(Locale.ROOT));
    }
  }
}
