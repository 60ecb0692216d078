package effects;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Lamp} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface LampPhase {
  /** The state {@code OFF}. */
  static Off off() {
    return Off.INSTANCE;
  }

  /** The state {@code ON}. */
  static On on() {
    return On.INSTANCE;
  }

  /** The state {@code BROKEN}. */
  static Broken broken() {
    return Broken.INSTANCE;
  }

  /** The phase that stands for a state. */
  static LampPhase of(LampState state) {
    return switch (state) {
      case OFF -> Off.INSTANCE;
      case ON -> On.INSTANCE;
      case BROKEN -> Broken.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  LampState state();

  /** The state {@code OFF}. */
  final class Off implements LampPhase {
    private static final Off INSTANCE = new Off();

    private Off() {}

    @Override
    public LampState state() {
      return LampState.OFF;
    }

    /** The event {@code press}. */
    public On press() {
      return On.INSTANCE;
    }

    @Override
    public String toString() {
      return "OFF";
    }
  }

  /** The state {@code ON}. */
  final class On implements LampPhase {
    private static final On INSTANCE = new On();

    private On() {}

    @Override
    public LampState state() {
      return LampState.ON;
    }

    /** The event {@code press}. */
    public Off press() {
      return Off.INSTANCE;
    }

    /** The event {@code burnOut}. */
    public Broken burnOut() {
      return Broken.INSTANCE;
    }

    @Override
    public String toString() {
      return "ON";
    }
  }

  /** The state {@code BROKEN}. */
  final class Broken implements LampPhase {
    private static final Broken INSTANCE = new Broken();

    private Broken() {}

    @Override
    public LampState state() {
      return LampState.BROKEN;
    }

    /** The event {@code replace}. */
    public Off replace() {
      return Off.INSTANCE;
    }

    @Override
    public String toString() {
      return "BROKEN";
    }
  }
}
