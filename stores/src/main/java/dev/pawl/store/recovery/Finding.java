package dev.pawl.store.recovery;

import dev.pawl.engine.VisibleText;

/**
 * An error in the data of a store.
 *
 * @param kind the kind of error
 * @param entityId the id of the entity; the name of the table if no entity is concerned
 * @param sequence the number of the step; 0 if no step is concerned
 * @param description a description of the error
 */
public record Finding(Kind kind, String entityId, long sequence, String description) {

  /** The kinds of errors in a store. */
  public enum Kind {
    /** A cell has a value that stores never write. The row may have other findings, too. */
    UNREADABLE_CELL,
    /** The row is in a state that the machine does not know. */
    UNKNOWN_STATE,
    /** The state of the row is not the state in which the entity's history ends. */
    STATE_MISMATCH,
    /** The version of the row is not the number of the entity's last step. */
    VERSION_MISMATCH,
    /** A step is missing from a history, or exists twice. */
    SEQUENCE_GAP,
    /** The first step of a history leaves a state that is not an initial state. */
    WRONG_BEGINNING,
    /** A step leaves a state that the previous step did not enter. */
    BROKEN_CHAIN,
    /** A step was not forced, and the machine has no transition for the step. */
    ILLEGAL_STEP,
    /** A forced step has no actor or no reason. */
    UNEXPLAINED_FORCE,
    /** The time of a step is before the time of the previous step. */
    CLOCK_BACK,
    /** The snapshot cannot be read, or is missing although the state needs a snapshot. */
    SNAPSHOT,
    /** The columns of the row and the snapshot contradict each other. */
    INCONSISTENT_ROW,
    /**
     * The state has a timer, but no timer runs and none has elapsed. {@code StoreTimers.adopt}
     * starts the missing timer.
     */
    TIMER_MISSING,
    /** A step belongs to an entity that does not exist. */
    ORPHAN,
    /** The table was created by another version of the machine, and does not allow all states. */
    STALE_TABLE
  }

  /**
   * Returns the finding on one line. Line breaks and control characters in stored values are
   * escaped.
   */
  @Override
  public String toString() {
    String step = sequence == 0 ? "" : " step " + sequence;
    return kind + " " + VisibleText.of(entityId) + step + ": " + VisibleText.of(description);
  }
}
