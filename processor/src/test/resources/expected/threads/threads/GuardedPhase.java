package threads;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Guarded} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
sealed interface GuardedPhase {
  /** The phases of all states. */
  Phases<GuardedState, GuardedPhase> SHARED =
      new Phases<>(GuardedState.values(), Counting.INSTANCE);

  /** The state {@code COUNTING}. */
  static Counting counting() {
    return Counting.INSTANCE;
  }

  /** The phase that stands for a state. */
  static GuardedPhase of(GuardedState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  GuardedState state();

  /** The state {@code COUNTING}. */
  final class Counting extends Phase<GuardedState> implements GuardedPhase {
    private static final Counting INSTANCE = new Counting();

    private Counting() {
      super(GuardedState.COUNTING);
    }

    /**
     * The event {@code count}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Counting count(Integer context, GuardedLogic logic) {
      GuardedTransitions.next(GuardedState.COUNTING, GuardedEvent.COUNT, context, logic);
      return Counting.INSTANCE;
    }
  }
}
