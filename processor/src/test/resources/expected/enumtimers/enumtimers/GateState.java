package enumtimers;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Gate}.
 *
 * <pre>
 * from  event           to
 * SHUT  GO              OPEN
 * OPEN  OPEN_AFTER_60S  WORK
 * WORK  DONE_WORK       SHUT
 * BUSY  GO              IDLE
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum GateState {
  /** The state {@code SHUT}. */
  SHUT,

  /** The state {@code OPEN}. */
  OPEN,

  /** The state {@code WORK}. */
  WORK,

  /** The state {@code BUSY}. */
  BUSY,

  /** The state {@code IDLE}. */
  IDLE
}
