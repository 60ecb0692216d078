package hostilechart;

import javax.annotation.processing.Generated;

/** What may happen to {@code Tree}. */
@Generated("dev.pawl.processor")
public enum TreeEvent {
  /** The event {@code leaf}. */
  LEAF("leaf"),

  /** The event {@code of}. */
  OF("of"),

  /** The event {@code configuration}. */
  CONFIGURATION("configuration"),

  /** The event {@code is}. */
  IS("is");

  private final String wireName;

  TreeEvent(String wireName) {
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
