package stored;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Job}.
 *
 * <p>A job that counts its tries; flat, with a context, guards, effects and payload
 *
 * <p>{@link JobMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum JobState {
  /** The state {@code WAITING}. */
  WAITING,
  /** The state {@code ASLEEP}. */
  ASLEEP,
  /** The state {@code WORKING}. */
  WORKING,
  /** The state {@code FAILED}. */
  FAILED,
  /** The state {@code DONE}. */
  DONE
}
