package generics;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Mail}.
 *
 * <p>{@link MailMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum MailState {
  /** The state {@code empty}. */
  EMPTY,
  /** The state {@code full}. */
  FULL
}
