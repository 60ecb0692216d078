package stored;

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

  /** The state {@code CLOSED}. */
  static Closed closed() {
    return Closed.INSTANCE;
  }

  /** The state {@code OPEN}. */
  static Open open() {
    return Open.INSTANCE;
  }

  /** The state {@code HALF_OPEN}. */
  static HalfOpen halfOpen() {
    return HalfOpen.INSTANCE;
  }

  /** The phase that stands for a state. */
  static CircuitPhase of(CircuitState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  CircuitState state();

  /** The state {@code CLOSED}. */
  final class Closed extends Phase<CircuitState> implements CircuitPhase {
    private static final Closed INSTANCE = new Closed();

    private Closed() {
      super(CircuitState.CLOSED);
    }

    /** The event {@code trip}. */
    public Open trip() {
      return Open.INSTANCE;
    }
  }

  /** The state {@code OPEN}. */
  final class Open extends Phase<CircuitState> implements CircuitPhase {
    private static final Open INSTANCE = new Open();

    private Open() {
      super(CircuitState.OPEN);
    }

    /** The event {@code cooldown}. */
    public HalfOpen cooldown() {
      return HalfOpen.INSTANCE;
    }
  }

  /** The state {@code HALF_OPEN}. */
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
  }
}
