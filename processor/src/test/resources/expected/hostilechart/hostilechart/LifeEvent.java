package hostilechart;

import javax.annotation.processing.Generated;

/** What may happen to {@code Life}. */
@Generated("dev.pawl.processor")
public enum LifeEvent {
  /** The event {@code life}. */
  LIFE("life"),

  /** The event {@code restart}. */
  RESTART("restart"),

  /** The event {@code next}. */
  NEXT("next"),

  /** The event {@code step}. */
  STEP("step"),

  /** The event {@code snapshot}. */
  SNAPSHOT("snapshot"),

  /** The event {@code always}. */
  ALWAYS("always"),

  /** The event {@code raise}. */
  RAISE("raise"),

  /** The event {@code scheduler}. */
  SCHEDULER("scheduler"),

  /** The event {@code builder}. */
  BUILDER("builder"),

  /** The event {@code remaining}. */
  REMAINING("remaining"),

  /** The event {@code done.Life}. */
  DONE_LIFE("done.Life"),

  /** The event {@code Snapshot.after.1s}. */
  SNAPSHOT_AFTER_1S("Snapshot.after.1s"),

  /** The event {@code Snapshot.after.setup}. */
  SNAPSHOT_AFTER_SETUP("Snapshot.after.setup"),

  /** The event {@code Over.after.1h}. */
  OVER_AFTER_1H("Over.after.1h");

  private final String wireName;

  LifeEvent(String wireName) {
    this.wireName = wireName;
  }

  /** The event's name in data. */
  public String wireName() {
    return wireName;
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return compareTo(DONE_LIFE) >= 0;
  }
}
