package threads;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Effectful} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
sealed interface EffectfulPhase {
  /** The phases of all states. */
  Phases<EffectfulState, EffectfulPhase> SHARED =
      new Phases<>(EffectfulState.values(), Adding.INSTANCE);

  /** The state {@code ADDING}. */
  static Adding adding() {
    return Adding.INSTANCE;
  }

  /** The phase that stands for a state. */
  static EffectfulPhase of(EffectfulState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  EffectfulState state();

  /** The state {@code ADDING}. */
  final class Adding extends Phase<EffectfulState> implements EffectfulPhase {
    private static final Adding INSTANCE = new Adding();

    private Adding() {
      super(EffectfulState.ADDING);
    }

    /** The event {@code add}. */
    public Adding add() {
      return Adding.INSTANCE;
    }
  }
}
