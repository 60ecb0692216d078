package direct;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Execution} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface ExecutionPhase {
  /** The phases of all states. */
  Phases<ExecutionStatus, ExecutionPhase> SHARED =
      new Phases<>(ExecutionStatus.values(), Pending.INSTANCE,
      Starting.INSTANCE, Idle.INSTANCE, Busy.INSTANCE, Stopped.INSTANCE, Failed.INSTANCE);

  /** The state {@code PENDING}. */
  static Pending pending() {
    return Pending.INSTANCE;
  }

  /** The state {@code STARTING}. */
  static Starting starting() {
    return Starting.INSTANCE;
  }

  /** The state {@code IDLE}. */
  static Idle idle() {
    return Idle.INSTANCE;
  }

  /** The state {@code BUSY}. */
  static Busy busy() {
    return Busy.INSTANCE;
  }

  /** The state {@code STOPPED}. */
  static Stopped stopped() {
    return Stopped.INSTANCE;
  }

  /** The state {@code FAILED}. */
  static Failed failed() {
    return Failed.INSTANCE;
  }

  /** The phase that stands for a state. */
  static ExecutionPhase of(ExecutionStatus state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  ExecutionStatus state();

  /** The state {@code PENDING}. */
  final class Pending extends Phase<ExecutionStatus> implements ExecutionPhase {
    private static final Pending INSTANCE = new Pending();

    private Pending() {
      super(ExecutionStatus.PENDING);
    }

    /** The event {@code toStarting}. */
    public Starting toStarting() {
      return Starting.INSTANCE;
    }

    /** The event {@code toFailed}. */
    public Failed toFailed() {
      return Failed.INSTANCE;
    }
  }

  /** The state {@code STARTING}. */
  final class Starting extends Phase<ExecutionStatus> implements ExecutionPhase {
    private static final Starting INSTANCE = new Starting();

    private Starting() {
      super(ExecutionStatus.STARTING);
    }

    /** The event {@code toFailed}. */
    public Failed toFailed() {
      return Failed.INSTANCE;
    }

    /** The event {@code toIdle}. */
    public Idle toIdle() {
      return Idle.INSTANCE;
    }
  }

  /** The state {@code IDLE}. */
  final class Idle extends Phase<ExecutionStatus> implements ExecutionPhase {
    private static final Idle INSTANCE = new Idle();

    private Idle() {
      super(ExecutionStatus.IDLE);
    }

    /** The event {@code toFailed}. */
    public Failed toFailed() {
      return Failed.INSTANCE;
    }

    /** The event {@code toBusy}. */
    public Busy toBusy() {
      return Busy.INSTANCE;
    }

    /** The event {@code toStopped}. */
    public Stopped toStopped() {
      return Stopped.INSTANCE;
    }
  }

  /** The state {@code BUSY}. */
  final class Busy extends Phase<ExecutionStatus> implements ExecutionPhase {
    private static final Busy INSTANCE = new Busy();

    private Busy() {
      super(ExecutionStatus.BUSY);
    }

    /** The event {@code toFailed}. */
    public Failed toFailed() {
      return Failed.INSTANCE;
    }

    /** The event {@code toIdle}. */
    public Idle toIdle() {
      return Idle.INSTANCE;
    }

    /** The event {@code toStopped}. */
    public Stopped toStopped() {
      return Stopped.INSTANCE;
    }
  }

  /** The state {@code STOPPED}. */
  final class Stopped extends Phase<ExecutionStatus> implements ExecutionPhase {
    private static final Stopped INSTANCE = new Stopped();

    private Stopped() {
      super(ExecutionStatus.STOPPED);
    }

    /** The event {@code restart}. */
    public Starting restart() {
      return Starting.INSTANCE;
    }
  }

  /** The state {@code FAILED}. */
  final class Failed extends Phase<ExecutionStatus> implements ExecutionPhase {
    private static final Failed INSTANCE = new Failed();

    private Failed() {
      super(ExecutionStatus.FAILED);
    }

    /** The event {@code restart}. */
    public Starting restart() {
      return Starting.INSTANCE;
    }
  }
}
