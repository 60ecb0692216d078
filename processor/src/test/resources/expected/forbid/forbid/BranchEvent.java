package forbid;

import javax.annotation.processing.Generated;

/** What may happen to {@code Branch}. */
@Generated("dev.pawl.processor")
public enum BranchEvent {
  /** The event {@code toReviewed}. */
  TO_REVIEWED("toReviewed"),

  /** The event {@code toClosed}. */
  TO_CLOSED("toClosed"),

  /** The event {@code toMerged}. */
  TO_MERGED("toMerged");

  private final String wireName;

  BranchEvent(String wireName) {
    this.wireName = wireName;
  }

  /** The event's name in data. */
  public String wireName() {
    return wireName;
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
