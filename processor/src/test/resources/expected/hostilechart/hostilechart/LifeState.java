package hostilechart;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Life}.
 *
 * <p>{@link LifeMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum LifeState {
  /** The state {@code Life}. */
  LIFE,
  /** The state {@code Next}. */
  NEXT,
  /** The state {@code Snapshot}. */
  SNAPSHOT,
  /** The state {@code Arc}. */
  ARC,
  /** The state {@code Done}. */
  DONE,
  /** The state {@code Context}. */
  CONTEXT,
  /** The state {@code Now}. */
  NOW,
  /** The state {@code Done2}. */
  DONE2,
  /** The state {@code Over}. */
  OVER,
  /** The state {@code End}. */
  END
}
