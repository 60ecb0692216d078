package timers;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Beacon} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface BeaconPhase {
  /** The phases of all states. */
  Phases<BeaconState, BeaconPhase> SHARED = new Phases<>(BeaconState.values(), Lit.INSTANCE,
      Dark.INSTANCE, Waiting.INSTANCE, Gone.INSTANCE);

  /** The state {@code LIT}. */
  static Lit lit() {
    return Lit.INSTANCE;
  }

  /** The state {@code DARK}. */
  static Dark dark() {
    return Dark.INSTANCE;
  }

  /** The state {@code WAITING}. */
  static Waiting waiting() {
    return Waiting.INSTANCE;
  }

  /** The state {@code GONE}. */
  static Gone gone() {
    return Gone.INSTANCE;
  }

  /** The phase that stands for a state. */
  static BeaconPhase of(BeaconState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  BeaconState state();

  /** The state {@code LIT}. */
  final class Lit extends Phase<BeaconState> implements BeaconPhase {
    private static final Lit INSTANCE = new Lit();

    private Lit() {
      super(BeaconState.LIT);
    }

    /** The event {@code call}. */
    public Waiting call(int channel) {
      return Waiting.INSTANCE;
    }
  }

  /** The state {@code DARK}. */
  final class Dark extends Phase<BeaconState> implements BeaconPhase {
    private static final Dark INSTANCE = new Dark();

    private Dark() {
      super(BeaconState.DARK);
    }

    /** The event {@code call}. */
    public Waiting call(int channel) {
      return Waiting.INSTANCE;
    }
  }

  /** The state {@code WAITING}. */
  final class Waiting extends Phase<BeaconState> implements BeaconPhase {
    private static final Waiting INSTANCE = new Waiting();

    private Waiting() {
      super(BeaconState.WAITING);
    }

    /** The event {@code answer}. */
    public Lit answer() {
      return Lit.INSTANCE;
    }
  }

  /** The state {@code GONE}. */
  final class Gone extends Phase<BeaconState> implements BeaconPhase {
    private static final Gone INSTANCE = new Gone();

    private Gone() {
      super(BeaconState.GONE);
    }
  }
}
