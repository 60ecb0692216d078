package data;

import dev.pawl.engine.StateRecord;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Loop}.
 *
 * <p>A loop of sessions
 *
 * <p>{@link LoopMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public sealed interface LoopState extends StateRecord<LoopState.Type> permits LoopPhase {
  /** The state's name in data. */
  default String wireName() {
    return stateType().wireName();
  }

  /** The state {@code IDLE}. */
  static Idle idle() {
    return Idle.INSTANCE;
  }

  /** The state {@code RUNNING}. */
  static Running running(int session, String prompt, String owner) {
    return new Running(session, prompt, owner);
  }

  /** The state {@code PAUSED}. */
  static Paused paused(int session, long total) {
    return new Paused(session, total);
  }

  /** The state {@code FAILED}. */
  static Failed failed(List<String> reason) {
    return new Failed(reason);
  }

  /** The state {@code DEAD}. */
  static Dead dead() {
    return Dead.INSTANCE;
  }

  /** The state {@code ENDED}. */
  static Ended ended() {
    return Ended.INSTANCE;
  }

  /** The state {@code IDLE}. */
  record Idle() implements LoopPhase {
    private static final Idle INSTANCE = new Idle();

    @Override
    public Type stateType() {
      return Type.IDLE;
    }

    @Override
    public String toString() {
      return "IDLE";
    }

    /** The event {@code begun}. */
    public Running begun(int session, String prompt, Counters context, LoopLogic logic) {
      return (Running) LoopPhase.of(LoopTransitions.next(this,
          LoopEvent.begun(session, prompt), context, logic));
    }

    /** The event {@code fail}. */
    public LoopPhase fail(List<String> reason, Counters context, LoopLogic logic) {
      return LoopPhase.of(LoopTransitions.next(this, LoopEvent.fail(reason), context, logic));
    }
  }

  /**
   * The state {@code RUNNING}.
   *
   * @param session what the state carries
   * @param prompt what the state carries
   * @param owner what the state carries
   */
  record Running(int session, String prompt, String owner) implements LoopPhase {
    @Override
    public Type stateType() {
      return Type.RUNNING;
    }

    @Override
    public Running state() {
      return this;
    }

    /**
     * The event {@code note}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Running note(String prompt, Counters context, LoopLogic logic) {
      return (Running) LoopPhase.of(LoopTransitions.next(this,
          LoopEvent.note(prompt), context, logic));
    }

    /** The event {@code fail}. */
    public LoopPhase fail(List<String> reason, Counters context, LoopLogic logic) {
      return LoopPhase.of(LoopTransitions.next(this, LoopEvent.fail(reason), context, logic));
    }

    /** The event {@code pause}. */
    public Paused pause(Counters context, LoopLogic logic) {
      return (Paused) LoopPhase.of(LoopTransitions.next(this, LoopEvent.pause(), context, logic));
    }

    /** The event {@code again}. */
    public Running again(Counters context, LoopLogic logic) {
      return (Running) LoopPhase.of(LoopTransitions.next(this, LoopEvent.again(), context, logic));
    }
  }

  /**
   * The state {@code PAUSED}.
   *
   * @param session what the state carries
   * @param total what the state carries
   */
  record Paused(int session, long total) implements LoopPhase {
    @Override
    public Type stateType() {
      return Type.PAUSED;
    }

    @Override
    public Paused state() {
      return this;
    }

    /**
     * The event {@code go}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Running go(Counters context, LoopLogic logic) {
      return (Running) LoopPhase.of(LoopTransitions.next(this, LoopEvent.go(), context, logic));
    }

    /** The event {@code drop}. */
    public Idle drop() {
      return Idle.INSTANCE;
    }
  }

  /**
   * The state {@code FAILED}.
   *
   * @param reason what the state carries
   */
  record Failed(List<String> reason) implements LoopPhase {
    @Override
    public Type stateType() {
      return Type.FAILED;
    }

    @Override
    public Failed state() {
      return this;
    }

    /** The event {@code retry}. */
    public Idle retry() {
      return Idle.INSTANCE;
    }
  }

  /** The state {@code DEAD}. */
  record Dead() implements LoopPhase {
    private static final Dead INSTANCE = new Dead();

    @Override
    public Type stateType() {
      return Type.DEAD;
    }

    @Override
    public String toString() {
      return "DEAD";
    }
  }

  /** The state {@code ENDED}. */
  record Ended() implements LoopPhase {
    private static final Ended INSTANCE = new Ended();

    @Override
    public Type stateType() {
      return Type.ENDED;
    }

    @Override
    public String toString() {
      return "ENDED";
    }
  }

  /** The states without their data, superstates among them. */
  enum Type {
    /** The state {@code IDLE}. */
    IDLE,
    /** The state {@code RUNNING}. */
    RUNNING,
    /** The state {@code PAUSED}. */
    PAUSED,
    /** The state {@code OVER}. */
    OVER,
    /** The state {@code FAILED}. */
    FAILED,
    /** The state {@code DEAD}. */
    DEAD,
    /** The state {@code ENDED}. */
    ENDED;

    /** The state's name in data. */
    public String wireName() {
      return LoopTransitions.rules().name(this);
    }
  }
}
