package lenient;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Tap} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface TapPhase {
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
    return switch (state) {
      case SHUT -> Shut.INSTANCE;
      case OPEN -> Open.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  TapState state();

  /** The state {@code SHUT}. */
  final class Shut implements TapPhase {
    private static final Shut INSTANCE = new Shut();

    private Shut() {}

    @Override
    public TapState state() {
      return TapState.SHUT;
    }

    /** The event {@code open}. */
    public TapPhase open(TapLogic logic) {
      return of(TapTransitions.next(TapState.SHUT, TapEvent.OPEN, logic));
    }

    @Override
    public String toString() {
      return "SHUT";
    }
  }

  /** The state {@code OPEN}. */
  final class Open implements TapPhase {
    private static final Open INSTANCE = new Open();

    private Open() {}

    @Override
    public TapState state() {
      return TapState.OPEN;
    }

    /** The event {@code shut}. */
    public Shut shut() {
      return Shut.INSTANCE;
    }

    @Override
    public String toString() {
      return "OPEN";
    }
  }
}
