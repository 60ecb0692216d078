package timers;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Beacon} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface BeaconPhase {
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
    return switch (state) {
      case LIT -> Lit.INSTANCE;
      case DARK -> Dark.INSTANCE;
      case WAITING -> Waiting.INSTANCE;
      case GONE -> Gone.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  BeaconState state();

  /** The state {@code LIT}. */
  final class Lit implements BeaconPhase {
    private static final Lit INSTANCE = new Lit();

    private Lit() {}

    @Override
    public BeaconState state() {
      return BeaconState.LIT;
    }

    /** The event {@code call}. */
    public Waiting call(int channel) {
      return Waiting.INSTANCE;
    }

    @Override
    public String toString() {
      return "LIT";
    }
  }

  /** The state {@code DARK}. */
  final class Dark implements BeaconPhase {
    private static final Dark INSTANCE = new Dark();

    private Dark() {}

    @Override
    public BeaconState state() {
      return BeaconState.DARK;
    }

    /** The event {@code call}. */
    public Waiting call(int channel) {
      return Waiting.INSTANCE;
    }

    @Override
    public String toString() {
      return "DARK";
    }
  }

  /** The state {@code WAITING}. */
  final class Waiting implements BeaconPhase {
    private static final Waiting INSTANCE = new Waiting();

    private Waiting() {}

    @Override
    public BeaconState state() {
      return BeaconState.WAITING;
    }

    /** The event {@code answer}. */
    public Lit answer() {
      return Lit.INSTANCE;
    }

    @Override
    public String toString() {
      return "WAITING";
    }
  }

  /** The state {@code GONE}. */
  final class Gone implements BeaconPhase {
    private static final Gone INSTANCE = new Gone();

    private Gone() {}

    @Override
    public BeaconState state() {
      return BeaconState.GONE;
    }

    @Override
    public String toString() {
      return "GONE";
    }
  }
}
