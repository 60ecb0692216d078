package dev.pawl.store.history;

import dev.pawl.Cause;
import dev.pawl.store.sql.UnreadableCell;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A record of a refused or failed attempt. The record has names instead of states and events. If a
 * cell of the record has an invalid value, {@code unreadable} contains the cell. For such a cell,
 * {@link #version}, {@link #at()}, {@link #outcome()} and {@link #forced()} throw an exception, and
 * accessors of nullable components return null. The components of other cells are available.
 *
 * @param entityId the id of the entity
 * @param version the version of the entity on which the attempt was based
 * @param from the name of the state before the attempt; null if the entity did not exist
 * @param to the name of the target state; null if the attempt had no target
 * @param event the name of the event; null if the attempt was to force a state
 * @param at the time of the attempt
 * @param outcome the result of the attempt
 * @param why the explanation; null if there is none
 * @param cause the actor and the reason
 * @param forced whether the attempt was to force a state
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

  /** Creates a record without unreadable cells. */
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
   * Returns the version of the entity on which the attempt was based.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if the stored value cannot be read
   */
  @Override
  public long version() {
    UnreadableCell.requireReadable(unreadable, "version");
    return version;
  }

  /**
   * Returns the time of the attempt.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if the stored value cannot be read
   */
  @Override
  public Instant at() {
    UnreadableCell.requireReadable(unreadable, "refused_at");
    return at;
  }

  /**
   * Returns the result of the attempt.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if the stored value cannot be read
   */
  @Override
  public Outcome outcome() {
    UnreadableCell.requireReadable(unreadable, "outcome");
    return outcome;
  }

  /**
   * Returns whether the attempt was to force a state.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if the stored value cannot be read
   */
  @Override
  public boolean forced() {
    UnreadableCell.requireReadable(unreadable, "forced");
    return forced;
  }

  /** The results of refused and failed attempts. */
  public enum Outcome {
    /** The state has no transition for the event. */
    ILLEGAL,
    /** The guards of all transitions for the event returned false. */
    GUARD_REFUSED,
    /** A hook vetoed the step. */
    VETOED,
    /** The state has no transition for the event, and the machine ignores such events. */
    IGNORED,
    /** The state deferred the event. */
    DEFERRED,
    /** A deferred event was parked, by an operator or because it failed too often. */
    PARKED,
    /** An operator discarded a deferred event. */
    DISCARDED,
    /** A concurrent step changed the entity first. */
    STALE,
    /** User code threw an exception. A deferred event stays deferred. */
    FAILED;

    /** Returns the name that the table of refusals contains. */
    public String wireName() {
      return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the outcome with a stored name.
     *
     * @throws IllegalArgumentException if no outcome has the name
     */
    public static Outcome fromWire(String name) {
      return valueOf(name.toUpperCase(Locale.ROOT));
    }
  }
}
