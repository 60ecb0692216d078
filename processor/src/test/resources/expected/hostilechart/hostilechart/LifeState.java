package hostilechart;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Life}.
 *
 * <pre>
 * from      event                      to
 * Life      life                       Snapshot + Now
 * Life      done.Life                  Over
 * Life      restart                    Last
 * Snapshot  next [next]                Arc
 * Snapshot  Snapshot.after.1s          Arc
 * Snapshot  Snapshot.after.setup       Arc
 * Arc       step                       Snapshot
 * Arc       snapshot                   Done
 * Arc       always [next &amp;&amp; decision]  Done
 * Arc       [active &amp;&amp; in(Now)]        Snapshot
 * Now       next                       Done2
 * Now       raise                      Done2
 * Now       scheduler                  Done2
 * Over      Over.after.1h              End
 * Over      restart                    Life
 * Over      builder                    Life
 * Over      remaining                  Life
 * </pre>
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
