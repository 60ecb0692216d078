package events;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Twin}.
 *
 * <pre>
 * from                   event    to
 * A                      PRESSED  B
 * A                               B
 * B                      PRESSED  A
 * any that is not final  RESET    A
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum TwinState {
  /** The state {@code A}. */
  A,

  /** The state {@code B}. */
  B
}
