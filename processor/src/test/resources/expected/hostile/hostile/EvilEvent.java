package hostile;

import javax.annotation.processing.Generated;

/** The events of {@code Evil}. */
@Generated("dev.pawl.processor")
public enum EvilEvent {
  /** &#92;u002a/ &#92;u000a. */
  GO,
  /** &#64;author &lt;script&gt;alert(1)&lt;/script&gt; */
  TO_C;

  /** The event's name in data. */
  public String wireName() {
    return EvilTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
