package threads;

import javax.annotation.processing.Generated;

/** The events of {@code Effectful}. */
@Generated("dev.pawl.processor")
enum EffectfulEvent {
  /** The event {@code add}. */
  ADD;

  /** The event's name in data. */
  public String wireName() {
    return EffectfulTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
