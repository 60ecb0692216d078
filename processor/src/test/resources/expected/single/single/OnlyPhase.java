package single;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Only} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface OnlyPhase {
  /** The state {@code ONLY}. */
  static Only only() {
    return Only.INSTANCE;
  }

  /** The phase that stands for a state. */
  static OnlyPhase of(OnlyState state) {
    return switch (state) {
      case ONLY -> Only.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  OnlyState state();

  /** The state {@code ONLY}. */
  final class Only implements OnlyPhase {
    private static final Only INSTANCE = new Only();

    private Only() {}

    @Override
    public OnlyState state() {
      return OnlyState.ONLY;
    }

    @Override
    public String toString() {
      return "ONLY";
    }
  }
}
