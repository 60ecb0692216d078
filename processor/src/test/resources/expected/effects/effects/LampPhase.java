package effects;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Lamp} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface LampPhase {
  /** The phases of all states. */
  Phases<LampState, LampPhase> SHARED = new Phases<>(LampState.values(), Off.INSTANCE, On.INSTANCE,
      Broken.INSTANCE);

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
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  LampState state();

  /** The state {@code OFF}. */
  final class Off extends Phase<LampState> implements LampPhase {
    private static final Off INSTANCE = new Off();

    private Off() {
      super(LampState.OFF);
    }

    /** The event {@code press}. */
    public On press() {
      return On.INSTANCE;
    }
  }

  /** The state {@code ON}. */
  final class On extends Phase<LampState> implements LampPhase {
    private static final On INSTANCE = new On();

    private On() {
      super(LampState.ON);
    }

    /** The event {@code press}. */
    public Off press() {
      return Off.INSTANCE;
    }

    /** The event {@code burnOut}. */
    public Broken burnOut() {
      return Broken.INSTANCE;
    }
  }

  /** The state {@code BROKEN}. */
  final class Broken extends Phase<LampState> implements LampPhase {
    private static final Broken INSTANCE = new Broken();

    private Broken() {
      super(LampState.BROKEN);
    }

    /** The event {@code replace}. */
    public Off replace() {
      return Off.INSTANCE;
    }
  }
}
