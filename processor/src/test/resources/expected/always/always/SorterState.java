package always;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Sorter}.
 *
 * <p>{@link SorterMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum SorterState {
  /** The state {@code WAITING}. */
  WAITING,
  /** The state {@code CHECKING}. */
  CHECKING,
  /** The state {@code LABELLED}. */
  LABELLED,
  /** The state {@code HEAVY}. */
  HEAVY,
  /** The state {@code SPINNING}. */
  SPINNING,
  /** The state {@code TURNING}. */
  TURNING,
  /** The state {@code SENT}. */
  SENT
}
