package onegate;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Tier} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface TierPhase {
  /** The state {@code entry}. */
  static Entry entry() {
    return Entry.INSTANCE;
  }

  /** The state {@code gold}. */
  static Gold gold() {
    return Gold.INSTANCE;
  }

  /** The state {@code silver}. */
  static Silver silver() {
    return Silver.INSTANCE;
  }

  /** The state {@code bronze}. */
  static Bronze bronze() {
    return Bronze.INSTANCE;
  }

  /** The state {@code out}. */
  static Out out() {
    return Out.INSTANCE;
  }

  /** The phase that stands for a state. */
  static TierPhase of(TierState state) {
    return switch (state) {
      case ENTRY -> Entry.INSTANCE;
      case GOLD -> Gold.INSTANCE;
      case SILVER -> Silver.INSTANCE;
      case BRONZE -> Bronze.INSTANCE;
      case OUT -> Out.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  TierState state();

  /** The state {@code entry}. */
  final class Entry implements TierPhase {
    private static final Entry INSTANCE = new Entry();

    private Entry() {}

    @Override
    public TierState state() {
      return TierState.ENTRY;
    }

    /** The event {@code score}. */
    public TierPhase score(int points, TierLogic logic) {
      return of(TierTransitions.next(TierState.ENTRY, TierEvent.score(points), logic));
    }

    /** The event {@code reset}. */
    public Entry reset() {
      return Entry.INSTANCE;
    }

    @Override
    public String toString() {
      return "entry";
    }
  }

  /** The state {@code gold}. */
  final class Gold implements TierPhase {
    private static final Gold INSTANCE = new Gold();

    private Gold() {}

    @Override
    public TierState state() {
      return TierState.GOLD;
    }

    /** The event {@code reset}. */
    public Entry reset() {
      return Entry.INSTANCE;
    }

    @Override
    public String toString() {
      return "gold";
    }
  }

  /** The state {@code silver}. */
  final class Silver implements TierPhase {
    private static final Silver INSTANCE = new Silver();

    private Silver() {}

    @Override
    public TierState state() {
      return TierState.SILVER;
    }

    /** The event {@code reset}. */
    public Entry reset() {
      return Entry.INSTANCE;
    }

    @Override
    public String toString() {
      return "silver";
    }
  }

  /** The state {@code bronze}. */
  final class Bronze implements TierPhase {
    private static final Bronze INSTANCE = new Bronze();

    private Bronze() {}

    @Override
    public TierState state() {
      return TierState.BRONZE;
    }

    /** The event {@code reset}. */
    public Entry reset() {
      return Entry.INSTANCE;
    }

    @Override
    public String toString() {
      return "bronze";
    }
  }

  /** The state {@code out}. */
  final class Out implements TierPhase {
    private static final Out INSTANCE = new Out();

    private Out() {}

    @Override
    public TierState state() {
      return TierState.OUT;
    }

    @Override
    public String toString() {
      return "out";
    }
  }
}
