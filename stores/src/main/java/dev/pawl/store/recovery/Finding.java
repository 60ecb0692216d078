package dev.pawl.store.recovery;

/**
 * Something that is wrong in a store.
 *
 * @param kind in which way
 * @param entityId whose
 * @param sequence of which step; 0 if it is not about one
 * @param what what is wrong
 */
public record Finding(Kind kind, String entityId, long sequence, String what) {

  /** The ways in which a store can be wrong. */
  public enum Kind {
    /** The row is in a state that the machine does not know. */
    UNKNOWN_STATE,
    /** The row is in another state than its history ends in. */
    STATE_MISMATCH,
    /** The version of the row is not the number of its last step. */
    VERSION_MISMATCH,
    /** A step is missing, or there twice. */
    SEQUENCE_GAP,
    /** A history begins where no life begins. */
    WRONG_BEGINNING,
    /** A step leaves another state than the one before it entered. */
    BROKEN_CHAIN,
    /** A step that was not forced is one that the rules do not have. */
    ILLEGAL_STEP,
    /** A forced step does not tell who or why. */
    UNEXPLAINED_FORCE,
    /** A step is earlier than the one before it. */
    CLOCK_BACK,
    /** The snapshot can't be read, or tells another state than the row. */
    SNAPSHOT,
    /** A step of an entity that is not there. */
    ORPHAN
  }

  @Override
  public String toString() {
    return kind + " " + entityId + (sequence == 0 ? "" : " step " + sequence) + ": " + what;
  }
}
