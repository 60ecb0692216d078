package parameters;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Step} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface StepPhase {
  /** The phases of all states. */
  Phases<StepState, StepPhase> SHARED = new Phases<>(StepState.values(), Start.INSTANCE,
      Done.INSTANCE);

  /** The state {@code START}. */
  static Start start_() {
    return Start.INSTANCE;
  }

  /** The state {@code DONE}. */
  static Done done() {
    return Done.INSTANCE;
  }

  /** The phase that stands for a state. */
  static StepPhase of(StepState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  StepState state();

  /** The state {@code START}. */
  final class Start extends Phase<StepState> implements StepPhase {
    private static final Start INSTANCE = new Start();

    private Start() {
      super(StepState.START);
    }

    /**
     * The event {@code go}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Done go(String from__, String cause_, String event_, String logic_, String context_,
        String type, String to_, String state, String step, String selected_, String effects_,
        String events, String from_, String StepState_, String context, StepLogic logic) {
      StepTransitions.next(StepState.START,
          StepEvent.go(from__, cause_, event_, logic_, context_, type, to_, state, step, selected_, effects_, events, from_, StepState_), context, logic);
      return Done.INSTANCE;
    }
  }

  /** The state {@code DONE}. */
  final class Done extends Phase<StepState> implements StepPhase {
    private static final Done INSTANCE = new Done();

    private Done() {
      super(StepState.DONE);
    }

    /** The event {@code go}. */
    public StepPhase go(String from__, String cause_, String event_, String logic_, String context_,
        String type, String to_, String state, String step, String selected_, String effects_,
        String events, String from_, String StepState_, String context, StepLogic logic) {
      return of( StepTransitions.next(StepState.DONE,
          StepEvent.go(from__, cause_, event_, logic_, context_, type, to_, state, step, selected_, effects_, events, from_, StepState_), context, logic));
    }
  }
}
