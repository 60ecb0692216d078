package onegate;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Tier}.
 *
 * <pre>
 * from                   event                        to
 * entry                  score [top &amp;&amp; !banned]       gold
 * entry                  score [banned &amp;&amp; !pardoned]  out
 * entry                  score [good || lucky]        silver
 * entry                  score [fair]                 silver or bronze
 * entry                  score [!fair &amp;&amp; !tired]      entry
 * entry                  score                        out
 * any that is not final  reset                        entry
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum TierState {
  /** The state {@code entry}. */
  ENTRY,

  /** The state {@code gold}. */
  GOLD,

  /** The state {@code silver}. */
  SILVER,

  /** The state {@code bronze}. */
  BRONZE,

  /** The state {@code out}. */
  OUT
}
