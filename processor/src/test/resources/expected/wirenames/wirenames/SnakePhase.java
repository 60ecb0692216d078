package wirenames;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Snake} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
sealed interface SnakePhase {
  /** The phases of all states. */
  Phases<SnakeState, SnakePhase> SHARED = new Phases<>(SnakeState.values(), HalfOpen.INSTANCE,
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
  static SnakePhase of(SnakeState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  SnakeState state();

  /** The state {@code HALF_OPEN}. */
  final class HalfOpen extends Phase<SnakeState> implements SnakePhase {
    private static final HalfOpen INSTANCE = new HalfOpen();

    private HalfOpen() {
      super(SnakeState.HALF_OPEN);
    }

    /** The event {@code turn_on}. */
    public On turnOn() {
      return On.INSTANCE;
    }
  }

  /** The state {@code ON}. */
  final class On extends Phase<SnakeState> implements SnakePhase {
    private static final On INSTANCE = new On();

    private On() {
      super(SnakeState.ON);
    }

    /** The event {@code turn_on}. */
    public On turnOn() {
      return On.INSTANCE;
    }
  }
}
