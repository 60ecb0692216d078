package wirenames;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Camel} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
sealed interface CamelPhase {
  /** The state {@code HALF_OPEN}. */
  static HalfOpen halfOpen() {
    return HalfOpen.INSTANCE;
  }

  /** The state {@code ON}. */
  static On on() {
    return On.INSTANCE;
  }

  /** The phase that stands for a state. */
  static CamelPhase of(CamelState state) {
    return switch (state) {
      case HALF_OPEN -> HalfOpen.INSTANCE;
      case ON -> On.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  CamelState state();

  /** The state {@code HALF_OPEN}. */
  final class HalfOpen implements CamelPhase {
    private static final HalfOpen INSTANCE = new HalfOpen();

    private HalfOpen() {}

    @Override
    public CamelState state() {
      return CamelState.HALF_OPEN;
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
  final class On implements CamelPhase {
    private static final On INSTANCE = new On();

    private On() {}

    @Override
    public CamelState state() {
      return CamelState.ON;
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
