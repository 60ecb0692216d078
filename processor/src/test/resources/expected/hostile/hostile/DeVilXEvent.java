package hostile;

import javax.annotation.processing.Generated;

/** What may happen to <code>De&#42;/vil &#64;x</code>. */
@Generated("dev.pawl.processor")
public enum DeVilXEvent {
  /** &#92;u002a/ &#92;u000a. */
  G_O("g*/o"),

  /** The event {@code toCode}. */
  TO_CODE("toCode");

  private final String wireName;

  DeVilXEvent(String wireName) {
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
