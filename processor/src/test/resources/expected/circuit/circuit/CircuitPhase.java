package circuit;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Circuit} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface CircuitPhase {
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
    return switch (state) {
      case CLOSED -> Closed.INSTANCE;
      case OPEN -> Open.INSTANCE;
      case HALF_OPEN -> HalfOpen.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  CircuitState state();

  /** Calls go through. */
  final class Closed implements CircuitPhase {
    private static final Closed INSTANCE = new Closed();

    private Closed() {}

    @Override
    public CircuitState state() {
      return CircuitState.CLOSED;
    }

    /** The event {@code failureThresholdExceeded}. */
    public Open failureThresholdExceeded() {
      return Open.INSTANCE;
    }

    /** The event {@code shutDown}. */
    public Open shutDown() {
      return Open.INSTANCE;
    }

    @Override
    public String toString() {
      return "CLOSED";
    }
  }

  /** Calls are refused. */
  final class Open implements CircuitPhase {
    private static final Open INSTANCE = new Open();

    private Open() {}

    @Override
    public CircuitState state() {
      return CircuitState.OPEN;
    }

    /** The event {@code cooldownExpires}. */
    public HalfOpen cooldownExpires() {
      return HalfOpen.INSTANCE;
    }

    /** The event {@code shutDown}. */
    public Open shutDown() {
      return Open.INSTANCE;
    }

    @Override
    public String toString() {
      return "OPEN";
    }
  }

  /** One call is tried. */
  final class HalfOpen implements CircuitPhase {
    private static final HalfOpen INSTANCE = new HalfOpen();

    private HalfOpen() {}

    @Override
    public CircuitState state() {
      return CircuitState.HALF_OPEN;
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

    @Override
    public String toString() {
      return "HALF_OPEN";
    }
  }
}
