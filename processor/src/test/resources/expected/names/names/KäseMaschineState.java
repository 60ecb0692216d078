package names;

import javax.annotation.processing.Generated;

/**
 * The states of {@code käse-Maschine}.
 *
 * <p>{@link KäseMaschineMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum KäseMaschineState {
  /** The state {@code half-open}. */
  HALF_OPEN,
  /** The state {@code 2nd try}. */
  _2ND_TRY,
  /** The state {@code größe}. */
  GRÖSSE,
  /** The state {@code 状態}. */
  状態,
  /** The state {@code a.b}. */
  A_B
}
