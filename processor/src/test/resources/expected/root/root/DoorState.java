package root;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Door}.
 *
 * <pre>
 * from                   event              to
 * open                   close              closed
 * closed                 open               open
 * closed                 lock               locked
 * closed                 slam               closed
 * locked                 unlock             closed
 * locked                 reset [keyAtHand]  open
 * any that is not final  reset              closed
 * any that is not final  breakDown          broken
 * any that is not final                     broken
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum DoorState {
  /** The state {@code open}. */
  OPEN,

  /** The state {@code closed}. */
  CLOSED,

  /** The state {@code locked}. */
  LOCKED,

  /** The state {@code broken}. */
  BROKEN
}
