package threads;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Plain} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
sealed interface PlainPhase {
  /** The phases of all states. */
  Phases<PlainState, PlainPhase> SHARED = new Phases<>(PlainState.values(), Here.INSTANCE,
      There.INSTANCE);

  /** The state {@code HERE}. */
  static Here here() {
    return Here.INSTANCE;
  }

  /** The state {@code THERE}. */
  static There there() {
    return There.INSTANCE;
  }

  /** The phase that stands for a state. */
  static PlainPhase of(PlainState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  PlainState state();

  /** The state {@code HERE}. */
  final class Here extends Phase<PlainState> implements PlainPhase {
    private static final Here INSTANCE = new Here();

    private Here() {
      super(PlainState.HERE);
    }

    /** The event {@code go}. */
    public There go() {
      return There.INSTANCE;
    }
  }

  /** The state {@code THERE}. */
  final class There extends Phase<PlainState> implements PlainPhase {
    private static final There INSTANCE = new There();

    private There() {
      super(PlainState.THERE);
    }

    /** The event {@code back}. */
    public Here back() {
      return Here.INSTANCE;
    }
  }
}
