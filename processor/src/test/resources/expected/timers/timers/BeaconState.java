package timers;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Beacon}.
 *
 * <pre>
 * from                   event                           to
 * LIT                    LIT.after.500ms [dusk]          DARK
 * LIT                    LIT.after.60s                   GONE
 * LIT                    call                            WAITING
 * DARK                   DARK.after.500ms                LIT
 * DARK                   call                            WAITING
 * WAITING                WAITING.after.backoff [enough]  GONE
 * WAITING                WAITING.after.backoff           WAITING
 * WAITING                answer                          LIT
 * any that is not final  Beacon.after.1h                 GONE
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum BeaconState {
  /** The state {@code LIT}. */
  LIT,

  /** The state {@code DARK}. */
  DARK,

  /** The state {@code WAITING}. */
  WAITING,

  /** The state {@code GONE}. */
  GONE
}
