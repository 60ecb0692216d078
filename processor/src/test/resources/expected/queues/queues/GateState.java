package queues;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Gate}.
 *
 * <pre>
 * from    event          to
 * SHUT    open           MOVING
 * MOVING  opened         WIDE
 * MOVING  push           (stays)
 * MOVING  shut           (stays)
 * MOVING  done.MOVING    (stays)
 * SLOW    push           FAST
 * FAST    pass [urgent]  (stays)
 * WIDE    pass           (stays)
 * WIDE    open           (stays)
 * WIDE    shut           SHUT
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum GateState {
  /** The state {@code SHUT}. */
  SHUT,

  /** The state {@code MOVING}. */
  MOVING,

  /** The state {@code SLOW}. */
  SLOW,

  /** The state {@code FAST}. */
  FAST,

  /** The state {@code WIDE}. */
  WIDE
}
