package wirenames;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Snake} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
sealed interface SnakePhase {
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
    return switch (state) {
      case HALF_OPEN -> HalfOpen.INSTANCE;
      case ON -> On.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  SnakeState state();

  /** The state {@code HALF_OPEN}. */
  final class HalfOpen implements SnakePhase {
    private static final HalfOpen INSTANCE = new HalfOpen();

    private HalfOpen() {}

    @Override
    public SnakeState state() {
      return SnakeState.HALF_OPEN;
    }

    /** The event {@code turn_on}. */
    public On turnOn() {
      return On.INSTANCE;
    }

    @Override
    public String toString() {
      return "HALF_OPEN";
    }
  }

  /** The state {@code ON}. */
  final class On implements SnakePhase {
    private static final On INSTANCE = new On();

    private On() {}

    @Override
    public SnakeState state() {
      return SnakeState.ON;
    }

    /** The event {@code turn_on}. */
    public On turnOn() {
      return On.INSTANCE;
    }

    @Override
    public String toString() {
      return "ON";
    }
  }
}
