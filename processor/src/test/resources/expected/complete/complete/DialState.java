package complete;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Dial}.
 *
 * <pre>
 * from  event  to
 * P0    e0     P0
 * P0    e1     P1
 * P0    e2     P2
 * P0    e3     P3
 * P0    e4     P0
 * P1    e0     P1
 * P1    e1     P2
 * P1    e2     P3
 * P1    e3     P0
 * P1    e4     P1
 * P2    e0     P2
 * P2    e1     P3
 * P2    e2     P0
 * P2    e3     P1
 * P2    e4     P2
 * P3    e0     P3
 * P3    e1     P0
 * P3    e2     P1
 * P3    e3     P2
 * P3    e4     P3
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum DialState {
  /** The state {@code P0}. */
  P0,

  /** The state {@code P1}. */
  P1,

  /** The state {@code P2}. */
  P2,

  /** The state {@code P3}. */
  P3
}
