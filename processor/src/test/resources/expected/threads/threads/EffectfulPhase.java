package threads;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Effectful} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
sealed interface EffectfulPhase {
  /** The state {@code ADDING}. */
  static Adding adding() {
    return Adding.INSTANCE;
  }

  /** The phase that stands for a state. */
  static EffectfulPhase of(EffectfulState state) {
    return switch (state) {
      case ADDING -> Adding.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  EffectfulState state();

  /** The state {@code ADDING}. */
  final class Adding implements EffectfulPhase {
    private static final Adding INSTANCE = new Adding();

    private Adding() {}

    @Override
    public EffectfulState state() {
      return EffectfulState.ADDING;
    }

    /** The event {@code add}. */
    public Adding add() {
      return Adding.INSTANCE;
    }

    @Override
    public String toString() {
      return "ADDING";
    }
  }
}
