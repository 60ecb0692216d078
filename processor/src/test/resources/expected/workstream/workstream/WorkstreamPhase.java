package workstream;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Workstream} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface WorkstreamPhase {
  /** The phases of all states. */
  Phases<WorkstreamState, WorkstreamPhase> SHARED =
      new Phases<>(WorkstreamState.values(), SPending.INSTANCE,
      SRunning.INSTANCE, SFailed.INSTANCE, SRetrying.INSTANCE, SSuccess.INSTANCE,
      SAbandoned.INSTANCE);

  /** Workstream created, not yet started. */
  static SPending sPending() {
    return SPending.INSTANCE;
  }

  /** The state {@code S_RUNNING}. */
  static SRunning sRunning() {
    return SRunning.INSTANCE;
  }

  /** The state {@code S_FAILED}. */
  static SFailed sFailed() {
    return SFailed.INSTANCE;
  }

  /** The state {@code S_RETRYING}. */
  static SRetrying sRetrying() {
    return SRetrying.INSTANCE;
  }

  /** The state {@code S_SUCCESS}. */
  static SSuccess sSuccess() {
    return SSuccess.INSTANCE;
  }

  /** The state {@code S_ABANDONED}. */
  static SAbandoned sAbandoned() {
    return SAbandoned.INSTANCE;
  }

  /** The phase that stands for a state. */
  static WorkstreamPhase of(WorkstreamState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  WorkstreamState state();

  /** Workstream created, not yet started. */
  final class SPending extends Phase<WorkstreamState> implements WorkstreamPhase {
    private static final SPending INSTANCE = new SPending();

    private SPending() {
      super(WorkstreamState.S_PENDING);
    }

    /** The event {@code startExecution}. */
    public SRunning startExecution() {
      return SRunning.INSTANCE;
    }

    /** The event {@code operatorStop}. */
    public SAbandoned operatorStop() {
      return SAbandoned.INSTANCE;
    }
  }

  /** The state {@code S_RUNNING}. */
  final class SRunning extends Phase<WorkstreamState> implements WorkstreamPhase {
    private static final SRunning INSTANCE = new SRunning();

    private SRunning() {
      super(WorkstreamState.S_RUNNING);
    }

    /** A step fails. */
    public SFailed stepFails(String step, int exitCode) {
      return SFailed.INSTANCE;
    }

    /** The event {@code allStepsSucceed}. */
    public SSuccess allStepsSucceed() {
      return SSuccess.INSTANCE;
    }

    /** Manual intervention. */
    public SAbandoned abandon() {
      return SAbandoned.INSTANCE;
    }

    /** The event {@code operatorStop}. */
    public SAbandoned operatorStop() {
      return SAbandoned.INSTANCE;
    }
  }

  /** The state {@code S_FAILED}. */
  final class SFailed extends Phase<WorkstreamState> implements WorkstreamPhase {
    private static final SFailed INSTANCE = new SFailed();

    private SFailed() {
      super(WorkstreamState.S_FAILED);
    }

    /** The event {@code retry}. */
    public WorkstreamPhase retry(Retries context, WorkstreamLogic logic) {
      return of( WorkstreamTransitions.next(WorkstreamState.S_FAILED,
          WorkstreamEvent.retry(), context, logic));
    }

    /** The event {@code operatorStop}. */
    public SAbandoned operatorStop() {
      return SAbandoned.INSTANCE;
    }
  }

  /** The state {@code S_RETRYING}. */
  final class SRetrying extends Phase<WorkstreamState> implements WorkstreamPhase {
    private static final SRetrying INSTANCE = new SRetrying();

    private SRetrying() {
      super(WorkstreamState.S_RETRYING);
    }

    /** The event {@code retryDelayExpires}. */
    public SRunning retryDelayExpires() {
      return SRunning.INSTANCE;
    }

    /** The event {@code recover}. */
    public WorkstreamPhase recover(Retries context, WorkstreamLogic logic) {
      return of( WorkstreamTransitions.next(WorkstreamState.S_RETRYING,
          WorkstreamEvent.recover(), context, logic));
    }

    /** The event {@code toSAbandoned}. */
    public SAbandoned toSAbandoned() {
      return SAbandoned.INSTANCE;
    }

    /** The event {@code operatorStop}. */
    public SAbandoned operatorStop() {
      return SAbandoned.INSTANCE;
    }
  }

  /** The state {@code S_SUCCESS}. */
  final class SSuccess extends Phase<WorkstreamState> implements WorkstreamPhase {
    private static final SSuccess INSTANCE = new SSuccess();

    private SSuccess() {
      super(WorkstreamState.S_SUCCESS);
    }
  }

  /** The state {@code S_ABANDONED}. */
  final class SAbandoned extends Phase<WorkstreamState> implements WorkstreamPhase {
    private static final SAbandoned INSTANCE = new SAbandoned();

    private SAbandoned() {
      super(WorkstreamState.S_ABANDONED);
    }
  }
}
