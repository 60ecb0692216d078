package hostile;

import javax.annotation.processing.Generated;

/** What may happen to {@code Evil}. */
@Generated("dev.pawl.processor")
public enum EvilEvent {
  /** &#92;u002a/ &#92;u000a. */
  GO("go"),

  /** The event {@code toC}. */
  TO_C("toC");

  private final String wireName;

  EvilEvent(String wireName) {
    this.wireName = wireName;
  }

  /** The event's name in data. */
  public String wireName() {
    return wireName;
  }
}
