package single;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Loop} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface LoopPhase {
  /** The state {@code looping}. */
  static Looping looping() {
    return Looping.INSTANCE;
  }

  /** The phase that stands for a state. */
  static LoopPhase of(LoopState state) {
    return switch (state) {
      case LOOPING -> Looping.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  LoopState state();

  /** The state {@code looping}. */
  final class Looping implements LoopPhase {
    private static final Looping INSTANCE = new Looping();

    private Looping() {}

    @Override
    public LoopState state() {
      return LoopState.LOOPING;
    }

    /** The event {@code turn}. */
    public Looping turn() {
      return Looping.INSTANCE;
    }

    @Override
    public String toString() {
      return "looping";
    }
  }
}
