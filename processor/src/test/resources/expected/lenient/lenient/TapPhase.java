package lenient;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Tap} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface TapPhase {
  /** The phases of all states. */
  Phases<TapState, TapPhase> SHARED = new Phases<>(TapState.values(), Shut.INSTANCE, Open.INSTANCE);

  /** The state {@code SHUT}. */
  static Shut shut() {
    return Shut.INSTANCE;
  }

  /** The state {@code OPEN}. */
  static Open open() {
    return Open.INSTANCE;
  }

  /** The phase that stands for a state. */
  static TapPhase of(TapState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  TapState state();

  /** The state {@code SHUT}. */
  final class Shut extends Phase<TapState> implements TapPhase {
    private static final Shut INSTANCE = new Shut();

    private Shut() {
      super(TapState.SHUT);
    }

    /** The event {@code open}. */
    public TapPhase open(TapLogic logic) {
      return of( TapTransitions.next(TapState.SHUT, TapEvent.OPEN, logic));
    }
  }

  /** The state {@code OPEN}. */
  final class Open extends Phase<TapState> implements TapPhase {
    private static final Open INSTANCE = new Open();

    private Open() {
      super(TapState.OPEN);
    }

    /** The event {@code shut}. */
    public Shut shut() {
      return Shut.INSTANCE;
    }
  }
}
