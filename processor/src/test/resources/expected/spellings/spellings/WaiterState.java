package spellings;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Waiter}.
 *
 * <pre>
 * from  event                         to
 * CALM  CALM.after.back-off [MAY_GO]  BUSY
 * CALM  skip                          CALM or BUSY
 * BUSY  [is_over &amp;&amp; !is-held]         OVER
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum WaiterState {
  /** The state {@code CALM}. */
  CALM,

  /** The state {@code BUSY}. */
  BUSY,

  /** The state {@code OVER}. */
  OVER
}
