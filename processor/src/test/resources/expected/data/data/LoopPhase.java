package data;

import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Loop} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface LoopPhase
    extends LoopState
    permits LoopState.Idle, LoopState.Running, LoopState.Paused, LoopState.Failed, LoopState.Dead,
        LoopState.Ended {
  /** The state {@code IDLE}. */
  static LoopState.Idle idle() {
    return LoopState.idle();
  }

  /** The state {@code RUNNING}. */
  static LoopState.Running running(int session, String prompt, String owner) {
    return LoopState.running(session, prompt, owner);
  }

  /** The state {@code PAUSED}. */
  static LoopState.Paused paused(int session, long total) {
    return LoopState.paused(session, total);
  }

  /** The state {@code FAILED}. */
  static LoopState.Failed failed(List<String> reason) {
    return LoopState.failed(reason);
  }

  /** The state {@code DEAD}. */
  static LoopState.Dead dead() {
    return LoopState.dead();
  }

  /** The state {@code ENDED}. */
  static LoopState.Ended ended() {
    return LoopState.ended();
  }

  /** The phase that stands for a state. */
  static LoopPhase of(LoopState state) {
    return (LoopPhase) state;
  }

  /** The state that this phase stands for. */
  default LoopState state() {
    return this;
  }
}
