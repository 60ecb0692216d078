package forbid;

import javax.annotation.processing.Generated;

/** The events of {@code Branch}. */
@Generated("dev.pawl.processor")
public enum BranchEvent {
  /** The event {@code toReviewed}. */
  TO_REVIEWED,
  /** The event {@code toClosed}. */
  TO_CLOSED,
  /** The event {@code toMerged}. */
  TO_MERGED;

  /** The event's name in data. */
  public String wireName() {
    return BranchTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
