package workstream;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Workstream}.
 *
 * <p>A workstream from creation to its end
 *
 * <p>{@link WorkstreamMachine} shows all transitions.
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
  S_ABANDONED
}
