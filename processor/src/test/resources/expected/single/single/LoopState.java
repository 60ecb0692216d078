package single;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Loop}.
 *
 * <pre>
 * from     event  to
 * looping  turn   looping
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum LoopState {
  /** The state {@code looping}. */
  LOOPING
}
