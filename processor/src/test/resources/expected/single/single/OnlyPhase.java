package single;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Only} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface OnlyPhase {
  /** The phases of all states. */
  Phases<OnlyState, OnlyPhase> SHARED = new Phases<>(OnlyState.values(), Only.INSTANCE);

  /** The state {@code ONLY}. */
  static Only only() {
    return Only.INSTANCE;
  }

  /** The phase that stands for a state. */
  static OnlyPhase of(OnlyState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  OnlyState state();

  /** The state {@code ONLY}. */
  final class Only extends Phase<OnlyState> implements OnlyPhase {
    private static final Only INSTANCE = new Only();

    private Only() {
      super(OnlyState.ONLY);
    }
  }
}
