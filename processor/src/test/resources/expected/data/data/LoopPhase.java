package data;

import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Loop} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface LoopPhase {
  /** The state {@code IDLE}. */
  static Idle idle() {
    return Idle.INSTANCE;
  }

  /** The state {@code RUNNING}. */
  static Running running(int session, String prompt, String owner) {
    return new Running(new LoopState.Running(session, prompt, owner));
  }

  /** The state {@code PAUSED}. */
  static Paused paused(int session, long total) {
    return new Paused(new LoopState.Paused(session, total));
  }

  /** The state {@code FAILED}. */
  static Failed failed(List<String> reason) {
    return new Failed(new LoopState.Failed(reason));
  }

  /** The state {@code DEAD}. */
  static Dead dead() {
    return Dead.INSTANCE;
  }

  /** The state {@code ENDED}. */
  static Ended ended() {
    return Ended.INSTANCE;
  }

  /** The phase that stands for a state. */
  static LoopPhase of(LoopState state) {
    return switch (state.stateType()) {
      case IDLE -> Idle.INSTANCE;
      case RUNNING -> new Running((LoopState.Running) state);
      case PAUSED -> new Paused((LoopState.Paused) state);
      case FAILED -> new Failed((LoopState.Failed) state);
      case DEAD -> Dead.INSTANCE;
      case ENDED -> Ended.INSTANCE;
      case OVER ->
          throw new IllegalArgumentException(state + " has states below: a life is in one of those.");
    };
  }

  /** The state that this phase stands for. */
  LoopState state();

  /** The state {@code IDLE}. */
  final class Idle implements LoopPhase {
    private static final Idle INSTANCE = new Idle();

    private Idle() {}

    @Override
    public LoopState state() {
      return LoopState.idle();
    }

    /** The event {@code begun}. */
    public Running begun(int session, String prompt, Counters context, LoopLogic logic) {
      return (Running) of(LoopTransitions.next(state(),
          LoopEvent.begun(session, prompt), context, logic));
    }

    /** The event {@code fail}. */
    public LoopPhase fail(List<String> reason, Counters context, LoopLogic logic) {
      return of(LoopTransitions.next(state(), LoopEvent.fail(reason), context, logic));
    }

    @Override
    public String toString() {
      return "IDLE";
    }
  }

  /** The state {@code RUNNING}. */
  final class Running implements LoopPhase {
    private final LoopState.Running state;

    private Running(LoopState.Running state) {
      this.state = state;
    }

    @Override
    public LoopState.Running state() {
      return state;
    }

    /**
     * The event {@code note}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Running note(String prompt, Counters context, LoopLogic logic) {
      return (Running) of(LoopTransitions.next(state(), LoopEvent.note(prompt), context, logic));
    }

    /** The event {@code fail}. */
    public LoopPhase fail(List<String> reason, Counters context, LoopLogic logic) {
      return of(LoopTransitions.next(state(), LoopEvent.fail(reason), context, logic));
    }

    /** The event {@code pause}. */
    public Paused pause(Counters context, LoopLogic logic) {
      return (Paused) of(LoopTransitions.next(state(), LoopEvent.pause(), context, logic));
    }

    /** The event {@code again}. */
    public Running again(Counters context, LoopLogic logic) {
      return (Running) of(LoopTransitions.next(state(), LoopEvent.again(), context, logic));
    }

    @Override
    public String toString() {
      return state.toString();
    }
  }

  /** The state {@code PAUSED}. */
  final class Paused implements LoopPhase {
    private final LoopState.Paused state;

    private Paused(LoopState.Paused state) {
      this.state = state;
    }

    @Override
    public LoopState.Paused state() {
      return state;
    }

    /**
     * The event {@code go}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Running go(Counters context, LoopLogic logic) {
      return (Running) of(LoopTransitions.next(state(), LoopEvent.go(), context, logic));
    }

    /** The event {@code drop}. */
    public Idle drop() {
      return Idle.INSTANCE;
    }

    @Override
    public String toString() {
      return state.toString();
    }
  }

  /** The state {@code FAILED}. */
  final class Failed implements LoopPhase {
    private final LoopState.Failed state;

    private Failed(LoopState.Failed state) {
      this.state = state;
    }

    @Override
    public LoopState.Failed state() {
      return state;
    }

    /** The event {@code retry}. */
    public Idle retry() {
      return Idle.INSTANCE;
    }

    @Override
    public String toString() {
      return state.toString();
    }
  }

  /** The state {@code DEAD}. */
  final class Dead implements LoopPhase {
    private static final Dead INSTANCE = new Dead();

    private Dead() {}

    @Override
    public LoopState state() {
      return LoopState.dead();
    }

    @Override
    public String toString() {
      return "DEAD";
    }
  }

  /** The state {@code ENDED}. */
  final class Ended implements LoopPhase {
    private static final Ended INSTANCE = new Ended();

    private Ended() {}

    @Override
    public LoopState state() {
      return LoopState.ended();
    }

    @Override
    public String toString() {
      return "ENDED";
    }
  }
}
