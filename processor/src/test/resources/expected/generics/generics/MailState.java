package generics;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Mail}.
 *
 * <pre>
 * from   event               to
 * empty  collect [hasNames]  full
 * full   stamp [hasNames]    empty
 * full   stamp               full
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum MailState {
  /** The state {@code empty}. */
  EMPTY,

  /** The state {@code full}. */
  FULL
}
