package hostile;

import javax.annotation.processing.Generated;

/** What may happen to {@code Evil}. */
@Generated("dev.pawl.processor")
public enum EvilEvent {
  /** &#92;u002a/ &#92;u000a. */
  GO("go"),

  /** &#64;author &lt;script&gt;alert(1)&lt;/script&gt; */
  TO_C("toC");

  private final String wireName;

  EvilEvent(String wireName) {
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
