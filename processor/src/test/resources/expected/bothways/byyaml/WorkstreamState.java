package byyaml;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Workstream}.
 *
 * <p>A workstream from creation to its end
 *
 * <pre>
 * from                   event                                to
 * S_PENDING              startExecution                       S_RUNNING
 * S_RUNNING              allStepsSucceed                      S_SUCCESS
 * S_RUNNING              stepFails                            S_FAILED
 * S_RUNNING              abandon                              S_ABANDONED
 * S_FAILED               retry [retriesLeft &amp;&amp; !circuitOpen]  S_RETRYING
 * S_FAILED               retry                                S_ABANDONED
 * S_RETRYING             retryDelayExpires                    S_RUNNING
 * S_RETRYING             recover                              S_RUNNING or S_FAILED
 * S_RETRYING                                                  S_ABANDONED
 * any that is not final  operatorStop                         S_ABANDONED
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum WorkstreamState {
  /** Workstream created, not yet started. */
  S_PENDING,

  /** The state {@code S_RUNNING}. */
  S_RUNNING,

  /** The state {@code S_FAILED}. */
  S_FAILED,

  /** The state {@code S_RETRYING}. */
  S_RETRYING,

  /** The state {@code S_SUCCESS}. */
  S_SUCCESS,

  /** The state {@code S_ABANDONED}. */
  S_ABANDONED,

  /** The state {@code S_HELD}. */
  S_HELD
}
