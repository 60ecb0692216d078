package dev.pawl.store.recovery;

import dev.pawl.engine.VisibleText;

/**
 * Something that is wrong in a store.
 *
 * @param kind the kind of error
 * @param entityId whose; the name of the table if it is about no entity
 * @param sequence of which step; 0 if it is not about one
 * @param what what is wrong
 */
public record Finding(Kind kind, String entityId, long sequence, String what) {

  /** The ways in which a store can be wrong. */
  public enum Kind {
    /** A cell has a value that the store never writes; other findings about its row may follow. */
    UNREADABLE_CELL,
    /** The row is in a state that the machine does not know. */
    UNKNOWN_STATE,
    /** The row is in another state than its history ends in. */
    STATE_MISMATCH,
    /** The version of the row is not the number of its last step. */
    VERSION_MISMATCH,
    /** A step is missing, or there twice. */
    SEQUENCE_GAP,
    /** A history begins where no instance begins. */
    WRONG_BEGINNING,
    /** A step leaves another state than the one before it entered. */
    BROKEN_CHAIN,
    /** A step that was not forced is one that the rules do not have. */
    ILLEGAL_STEP,
    /** A forced step does not tell who or why. */
    UNEXPLAINED_FORCE,
    /** A step is earlier than the one before it. */
    CLOCK_BACK,
    /** The snapshot can't be read, or is missing where it is needed. */
    SNAPSHOT,
    /** The columns of the row and its snapshot disagree. */
    INCONSISTENT_ROW,
    /** No timer runs, though the state has one, and it has not elapsed: adopt it. */
    TIMER_MISSING,
    /** A step of an entity that is not there. */
    ORPHAN,
    /** The table was made by another version of the machine, and does not allow all states. */
    STALE_TABLE
  }

  /** One line, whatever the rows have. */
  @Override
  public String toString() {
    String step = sequence == 0 ? "" : " step " + sequence;
    return kind + " " + VisibleText.of(entityId) + step + ": " + VisibleText.of(what);
  }
}
