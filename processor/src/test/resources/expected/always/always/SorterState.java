package always;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Sorter}.
 *
 * <pre>
 * from      event       to
 * WAITING   take        CHECKING
 * WAITING   spin        SPINNING
 * CHECKING  weighed     (stays)
 * CHECKING  stamped     (stays)
 * CHECKING  entered     (stays)
 * CHECKING  [!light]    HEAVY
 * CHECKING  [labelled]  LABELLED
 * LABELLED  left        (stays)
 * LABELLED  stamped     (stays)
 * LABELLED  entered     (stays)
 * LABELLED              WAITING
 * LABELLED  [gone]      SENT
 * HEAVY     left        WAITING
 * SPINNING  stop        WAITING
 * SPINNING  [dizzy]     TURNING
 * TURNING   stop        WAITING
 * TURNING   [dizzy]     SPINNING
 * </pre>
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
