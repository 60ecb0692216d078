package byenum;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Workstream} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface WorkstreamPhase {
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

  /** The state {@code S_HELD}. */
  static SHeld sHeld() {
    return SHeld.INSTANCE;
  }

  /** The phase that stands for a state. */
  static WorkstreamPhase of(WorkstreamState state) {
    return switch (state) {
      case S_PENDING -> SPending.INSTANCE;
      case S_RUNNING -> SRunning.INSTANCE;
      case S_FAILED -> SFailed.INSTANCE;
      case S_RETRYING -> SRetrying.INSTANCE;
      case S_SUCCESS -> SSuccess.INSTANCE;
      case S_ABANDONED -> SAbandoned.INSTANCE;
      case S_HELD -> SHeld.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  WorkstreamState state();

  /** Workstream created, not yet started. */
  final class SPending implements WorkstreamPhase {
    private static final SPending INSTANCE = new SPending();

    private SPending() {}

    @Override
    public WorkstreamState state() {
      return WorkstreamState.S_PENDING;
    }

    /** The event {@code startExecution}. */
    public SRunning startExecution() {
      return SRunning.INSTANCE;
    }

    /** The event {@code operatorStop}. */
    public SAbandoned operatorStop() {
      return SAbandoned.INSTANCE;
    }

    @Override
    public String toString() {
      return "S_PENDING";
    }
  }

  /** The state {@code S_RUNNING}. */
  final class SRunning implements WorkstreamPhase {
    private static final SRunning INSTANCE = new SRunning();

    private SRunning() {}

    @Override
    public WorkstreamState state() {
      return WorkstreamState.S_RUNNING;
    }

    /** A step fails. */
    public SFailed stepFails(String step, int exitCode) {
      return SFailed.INSTANCE;
    }

    /** The event {@code allStepsSucceed}. */
    public SSuccess allStepsSucceed() {
      return SSuccess.INSTANCE;
    }

    /** The event {@code abandon}. */
    public SAbandoned abandon() {
      return SAbandoned.INSTANCE;
    }

    /** The event {@code operatorStop}. */
    public SAbandoned operatorStop() {
      return SAbandoned.INSTANCE;
    }

    @Override
    public String toString() {
      return "S_RUNNING";
    }
  }

  /** The state {@code S_FAILED}. */
  final class SFailed implements WorkstreamPhase {
    private static final SFailed INSTANCE = new SFailed();

    private SFailed() {}

    @Override
    public WorkstreamState state() {
      return WorkstreamState.S_FAILED;
    }

    /** The event {@code retry}. */
    public WorkstreamPhase retry(Retries context, WorkstreamLogic logic) {
      return of(WorkstreamTransitions.next(WorkstreamState.S_FAILED, WorkstreamEvent.retry(), context, logic));
    }

    /** The event {@code operatorStop}. */
    public SAbandoned operatorStop() {
      return SAbandoned.INSTANCE;
    }

    @Override
    public String toString() {
      return "S_FAILED";
    }
  }

  /** The state {@code S_RETRYING}. */
  final class SRetrying implements WorkstreamPhase {
    private static final SRetrying INSTANCE = new SRetrying();

    private SRetrying() {}

    @Override
    public WorkstreamState state() {
      return WorkstreamState.S_RETRYING;
    }

    /** The event {@code retryDelayExpires}. */
    public SRunning retryDelayExpires() {
      return SRunning.INSTANCE;
    }

    /** The event {@code recover}. */
    public WorkstreamPhase recover(Retries context, WorkstreamLogic logic) {
      return of(WorkstreamTransitions.next(WorkstreamState.S_RETRYING, WorkstreamEvent.recover(), context, logic));
    }

    /** The event {@code toSAbandoned}. */
    public SAbandoned toSAbandoned() {
      return SAbandoned.INSTANCE;
    }

    /** The event {@code operatorStop}. */
    public SAbandoned operatorStop() {
      return SAbandoned.INSTANCE;
    }

    @Override
    public String toString() {
      return "S_RETRYING";
    }
  }

  /** The state {@code S_SUCCESS}. */
  final class SSuccess implements WorkstreamPhase {
    private static final SSuccess INSTANCE = new SSuccess();

    private SSuccess() {}

    @Override
    public WorkstreamState state() {
      return WorkstreamState.S_SUCCESS;
    }

    @Override
    public String toString() {
      return "S_SUCCESS";
    }
  }

  /** The state {@code S_ABANDONED}. */
  final class SAbandoned implements WorkstreamPhase {
    private static final SAbandoned INSTANCE = new SAbandoned();

    private SAbandoned() {}

    @Override
    public WorkstreamState state() {
      return WorkstreamState.S_ABANDONED;
    }

    @Override
    public String toString() {
      return "S_ABANDONED";
    }
  }

  /** The state {@code S_HELD}. */
  final class SHeld implements WorkstreamPhase {
    private static final SHeld INSTANCE = new SHeld();

    private SHeld() {}

    @Override
    public WorkstreamState state() {
      return WorkstreamState.S_HELD;
    }

    /** The event {@code operatorStop}. */
    public SAbandoned operatorStop() {
      return SAbandoned.INSTANCE;
    }

    @Override
    public String toString() {
      return "S_HELD";
    }
  }
}
