package generic;

import javax.annotation.processing.Generated;

/** What may happen to {@code Radio}. */
@Generated("dev.pawl.processor")
public enum RadioEvent {
  /** The event {@code knob}. */
  KNOB("knob"),

  /** The event {@code switchOff}. */
  SWITCH_OFF("switchOff"),

  /** The event {@code flicker}. */
  FLICKER("flicker"),

  /** The event {@code fade}. */
  FADE("fade"),

  /** The event {@code done.ON}. */
  DONE_ON("done.ON");

  private final String wireName;

  RadioEvent(String wireName) {
    this.wireName = wireName;
  }

  /** The event's name in data. */
  public String wireName() {
    return wireName;
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return compareTo(DONE_ON) >= 0;
  }
}
