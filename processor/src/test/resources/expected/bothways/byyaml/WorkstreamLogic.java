package byyaml;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Workstream} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface WorkstreamLogic {
  /** Asked by a guard on {@code retry}. */
  boolean retriesLeft(Retries context);

  /** Asked by a guard on {@code retry}. */
  boolean circuitOpen(Retries context);

  /** The next context, on {@code retry}. */
  Retries countRetry(Retries context);

  /** Picks the state to enter, on {@code recover}. */
  AfterRecovery afterRecovery(Retries context);

  /** The states that {@link #afterRecovery} picks from. */
  enum AfterRecovery {
    /** The state {@code S_RUNNING}. */
    S_RUNNING(WorkstreamState.S_RUNNING),
    /** The state {@code S_FAILED}. */
    S_FAILED(WorkstreamState.S_FAILED);

    private final WorkstreamState state;

    AfterRecovery(WorkstreamState state) {
      this.state = state;
    }

    /** The state picked. */
    public WorkstreamState state() {
      return state;
    }
  }
}
