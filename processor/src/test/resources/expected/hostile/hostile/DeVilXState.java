package hostile;

import javax.annotation.processing.Generated;

/**
 * The states of <code>De&#42;/vil &#64;x</code>.
 *
 * <p>&#42;/ &#125; /&#42;
 *
 * <p>{@link DeVilXMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum DeVilXState {
  /**
   * a|b `c`
   *
   * <p># d.
   */
  A_B,
  /** --&gt;|x| [&#42;] %% end. */
  B_U000A,
  /** The state <code>&#123;&#64;code&#125;</code>. */
  CODE
}
