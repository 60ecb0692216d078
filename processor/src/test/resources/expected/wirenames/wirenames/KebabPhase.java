package wirenames;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Kebab} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
sealed interface KebabPhase {
  /** The phases of all states. */
  Phases<KebabState, KebabPhase> SHARED = new Phases<>(KebabState.values(), HalfOpen.INSTANCE,
      On.INSTANCE);

  /** The state {@code HALF_OPEN}. */
  static HalfOpen halfOpen() {
    return HalfOpen.INSTANCE;
  }

  /** The state {@code ON}. */
  static On on() {
    return On.INSTANCE;
  }

  /** The phase that stands for a state. */
  static KebabPhase of(KebabState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  KebabState state();

  /** The state {@code HALF_OPEN}. */
  final class HalfOpen extends Phase<KebabState> implements KebabPhase {
    private static final HalfOpen INSTANCE = new HalfOpen();

    private HalfOpen() {
      super(KebabState.HALF_OPEN);
    }

    /** The event {@code turn_on}. */
    public On turnOn() {
      return On.INSTANCE;
    }
  }

  /** The state {@code ON}. */
  final class On extends Phase<KebabState> implements KebabPhase {
    private static final On INSTANCE = new On();

    private On() {
      super(KebabState.ON);
    }

    /** The event {@code turn_on}. */
    public On turnOn() {
      return On.INSTANCE;
    }
  }
}
