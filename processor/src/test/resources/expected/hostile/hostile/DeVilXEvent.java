package hostile;

import javax.annotation.processing.Generated;

/** The events of <code>De&#42;/vil &#64;x</code>. */
@Generated("dev.pawl.processor")
public enum DeVilXEvent {
  /** &#92;u002a/ &#92;u000a. */
  G_O,
  /** The event {@code toCode}. */
  TO_CODE;

  /** The event's name in data. */
  public String wireName() {
    return DeVilXTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
