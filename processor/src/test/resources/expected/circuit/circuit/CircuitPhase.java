package circuit;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Circuit} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface CircuitPhase {
  /** The phases of all states. */
  Phases<CircuitState, CircuitPhase> SHARED = new Phases<>(CircuitState.values(), Closed.INSTANCE,
      Open.INSTANCE, HalfOpen.INSTANCE);

  /** Calls go through. */
  static Closed closed() {
    return Closed.INSTANCE;
  }

  /** Calls are refused. */
  static Open open() {
    return Open.INSTANCE;
  }

  /** One call is tried. */
  static HalfOpen halfOpen() {
    return HalfOpen.INSTANCE;
  }

  /** The phase that stands for a state. */
  static CircuitPhase of(CircuitState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  CircuitState state();

  /** Calls go through. */
  final class Closed extends Phase<CircuitState> implements CircuitPhase {
    private static final Closed INSTANCE = new Closed();

    private Closed() {
      super(CircuitState.CLOSED);
    }

    /** The event {@code failureThresholdExceeded}. */
    public Open failureThresholdExceeded() {
      return Open.INSTANCE;
    }

    /** The event {@code shutDown}. */
    public Open shutDown() {
      return Open.INSTANCE;
    }
  }

  /** Calls are refused. */
  final class Open extends Phase<CircuitState> implements CircuitPhase {
    private static final Open INSTANCE = new Open();

    private Open() {
      super(CircuitState.OPEN);
    }

    /** The event {@code cooldownExpires}. */
    public HalfOpen cooldownExpires() {
      return HalfOpen.INSTANCE;
    }

    /** The event {@code shutDown}. */
    public Open shutDown() {
      return Open.INSTANCE;
    }
  }

  /** One call is tried. */
  final class HalfOpen extends Phase<CircuitState> implements CircuitPhase {
    private static final HalfOpen INSTANCE = new HalfOpen();

    private HalfOpen() {
      super(CircuitState.HALF_OPEN);
    }

    /** The event {@code success}. */
    public Closed success() {
      return Closed.INSTANCE;
    }

    /** The event {@code failure}. */
    public Open failure() {
      return Open.INSTANCE;
    }

    /** The event {@code shutDown}. */
    public Open shutDown() {
      return Open.INSTANCE;
    }
  }
}
