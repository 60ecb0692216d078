package hostilechart;

import javax.annotation.processing.Generated;

/** The events of {@code Life}. */
@Generated("dev.pawl.processor")
public enum LifeEvent {
  /** The event {@code life}. */
  LIFE,
  /** The event {@code restart}. */
  RESTART,
  /** The event {@code next}. */
  NEXT,
  /** The event {@code step}. */
  STEP,
  /** The event {@code snapshot}. */
  SNAPSHOT,
  /** The event {@code always}. */
  ALWAYS,
  /** The event {@code raise}. */
  RAISE,
  /** The event {@code scheduler}. */
  SCHEDULER,
  /** The event {@code builder}. */
  BUILDER,
  /** The event {@code remaining}. */
  REMAINING,
  /** The event {@code done.Life}. */
  DONE_LIFE,
  /** The event {@code Snapshot.after.1s}. */
  SNAPSHOT_AFTER_1S,
  /** The event {@code Snapshot.after.setup}. */
  SNAPSHOT_AFTER_SETUP,
  /** The event {@code Over.after.1h}. */
  OVER_AFTER_1H;

  /** The event's name in data. */
  public String wireName() {
    return LifeTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return compareTo(DONE_LIFE) >= 0;
  }
}
