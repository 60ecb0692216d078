package single;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Loop} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface LoopPhase {
  /** The phases of all states. */
  Phases<LoopState, LoopPhase> SHARED = new Phases<>(LoopState.values(), Looping.INSTANCE);

  /** The state {@code looping}. */
  static Looping looping() {
    return Looping.INSTANCE;
  }

  /** The phase that stands for a state. */
  static LoopPhase of(LoopState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  LoopState state();

  /** The state {@code looping}. */
  final class Looping extends Phase<LoopState> implements LoopPhase {
    private static final Looping INSTANCE = new Looping();

    private Looping() {
      super(LoopState.LOOPING);
    }

    /** The event {@code turn}. */
    public Looping turn() {
      return Looping.INSTANCE;
    }
  }
}
