package guards;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Gate} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface GatePhase {
  /** The phases of all states. */
  Phases<GateState, GatePhase> SHARED = new Phases<>(GateState.values(), Gate.INSTANCE,
      Yes.INSTANCE, No.INSTANCE);

  /** The state {@code GATE}. */
  static Gate gate() {
    return Gate.INSTANCE;
  }

  /** The state {@code YES}. */
  static Yes yes() {
    return Yes.INSTANCE;
  }

  /** The state {@code NO}. */
  static No no() {
    return No.INSTANCE;
  }

  /** The phase that stands for a state. */
  static GatePhase of(GateState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  GateState state();

  /** The state {@code GATE}. */
  final class Gate extends Phase<GateState> implements GatePhase {
    private static final Gate INSTANCE = new Gate();

    private Gate() {
      super(GateState.GATE);
    }

    /**
     * The event {@code name}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Yes name(GateLogic logic) {
      GateTransitions.next(GateState.GATE, GateEvent.NAME, logic);
      return Yes.INSTANCE;
    }

    /**
     * The event {@code not}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Yes not(GateLogic logic) {
      GateTransitions.next(GateState.GATE, GateEvent.NOT, logic);
      return Yes.INSTANCE;
    }

    /**
     * The event {@code notNot}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Yes notNot(GateLogic logic) {
      GateTransitions.next(GateState.GATE, GateEvent.NOT_NOT, logic);
      return Yes.INSTANCE;
    }

    /**
     * The event {@code and}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Yes and(GateLogic logic) {
      GateTransitions.next(GateState.GATE, GateEvent.AND, logic);
      return Yes.INSTANCE;
    }

    /**
     * The event {@code or}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Yes or(GateLogic logic) {
      GateTransitions.next(GateState.GATE, GateEvent.OR, logic);
      return Yes.INSTANCE;
    }

    /**
     * The event {@code mixed}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Yes mixed(GateLogic logic) {
      GateTransitions.next(GateState.GATE, GateEvent.MIXED, logic);
      return Yes.INSTANCE;
    }

    /**
     * The event {@code nested}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Yes nested(GateLogic logic) {
      GateTransitions.next(GateState.GATE, GateEvent.NESTED, logic);
      return Yes.INSTANCE;
    }

    /**
     * The event {@code notOr}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Yes notOr(GateLogic logic) {
      GateTransitions.next(GateState.GATE, GateEvent.NOT_OR, logic);
      return Yes.INSTANCE;
    }

    /**
     * The event {@code twice}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Yes twice(GateLogic logic) {
      GateTransitions.next(GateState.GATE, GateEvent.TWICE, logic);
      return Yes.INSTANCE;
    }

    /** The event {@code first}. */
    public GatePhase first(GateLogic logic) {
      return of( GateTransitions.next(GateState.GATE, GateEvent.FIRST, logic));
    }
  }

  /** The state {@code YES}. */
  final class Yes extends Phase<GateState> implements GatePhase {
    private static final Yes INSTANCE = new Yes();

    private Yes() {
      super(GateState.YES);
    }
  }

  /** The state {@code NO}. */
  final class No extends Phase<GateState> implements GatePhase {
    private static final No INSTANCE = new No();

    private No() {
      super(GateState.NO);
    }
  }
}
