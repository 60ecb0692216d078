package threads;

import javax.annotation.processing.Generated;

/** What may happen to {@code Effectful}. */
@Generated("dev.pawl.processor")
enum EffectfulEvent {
  /** The event {@code add}. */
  ADD("add");

  private final String wireName;

  EffectfulEvent(String wireName) {
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
