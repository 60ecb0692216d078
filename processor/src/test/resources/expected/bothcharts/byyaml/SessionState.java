package byyaml;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Session}.
 *
 * <p>A session, declared both ways
 *
 * <pre>
 * from                   event                       to
 * IDLE                   open                        OPEN
 * OPEN                   done.OPEN                   IDLE
 * OPEN                   back                        LAST
 * OPEN                   both                        BUSY + DIM
 * READY                  prompt                      BUSY
 * BUSY                   answer [in(DIM) || enough]  GONE
 * BUSY                   answer                      READY
 * BUSY                   noise [enough]              READY
 * BUSY                   BUSY.after.patience         READY
 * LIGHT                  switch                      DIM
 * BRIGHT                 ping                        (stays)
 * BRIGHT                 [in(GONE)]                  OFF
 * DIM                    touch                       BRIGHT or DIM
 * DIM                    open                        BRIGHT
 * DIM                    ping                        BRIGHT
 * DIM                    closed                      BRIGHT
 * DIM                    back                        BRIGHT
 * DIM                    both                        BRIGHT
 * DIM                    noise                       BRIGHT
 * DIM                    prompt                      BRIGHT
 * DIM                    answer                      BRIGHT
 * DIM                    switch                      BRIGHT
 * DIM                    kill                        BRIGHT
 * DIM                    done.OPEN                   BRIGHT
 * DIM                    [in(GONE)]                  OFF
 * any that is not final  kill                        KILLED
 * any that is not final  Session.after.8h            KILLED
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum SessionState {
  /** The state {@code IDLE}. */
  IDLE,

  /** The state {@code OPEN}. */
  OPEN,

  /** The state {@code WORK}. */
  WORK,

  /** The state {@code READY}. */
  READY,

  /** The state {@code BUSY}. */
  BUSY,

  /** The state {@code GONE}. */
  GONE,

  /** The state {@code LIGHT}. */
  LIGHT,

  /** The state {@code BRIGHT}. */
  BRIGHT,

  /** The state {@code DIM}. */
  DIM,

  /** The state {@code OFF}. */
  OFF,

  /** The state {@code KILLED}. */
  KILLED
}
