package onegate;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Tier} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface TierPhase {
  /** The phases of all states. */
  Phases<TierState, TierPhase> SHARED = new Phases<>(TierState.values(), Entry.INSTANCE,
      Gold.INSTANCE, Silver.INSTANCE, Bronze.INSTANCE, Out.INSTANCE);

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
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  TierState state();

  /** The state {@code entry}. */
  final class Entry extends Phase<TierState> implements TierPhase {
    private static final Entry INSTANCE = new Entry();

    private Entry() {
      super(TierState.ENTRY);
    }

    /** The event {@code score}. */
    public TierPhase score(int points, TierLogic logic) {
      return of( TierTransitions.next(TierState.ENTRY, TierEvent.score(points), logic));
    }

    /** The event {@code reset}. */
    public Entry reset() {
      return Entry.INSTANCE;
    }
  }

  /** The state {@code gold}. */
  final class Gold extends Phase<TierState> implements TierPhase {
    private static final Gold INSTANCE = new Gold();

    private Gold() {
      super(TierState.GOLD);
    }

    /** The event {@code reset}. */
    public Entry reset() {
      return Entry.INSTANCE;
    }
  }

  /** The state {@code silver}. */
  final class Silver extends Phase<TierState> implements TierPhase {
    private static final Silver INSTANCE = new Silver();

    private Silver() {
      super(TierState.SILVER);
    }

    /** The event {@code reset}. */
    public Entry reset() {
      return Entry.INSTANCE;
    }
  }

  /** The state {@code bronze}. */
  final class Bronze extends Phase<TierState> implements TierPhase {
    private static final Bronze INSTANCE = new Bronze();

    private Bronze() {
      super(TierState.BRONZE);
    }

    /** The event {@code reset}. */
    public Entry reset() {
      return Entry.INSTANCE;
    }
  }

  /** The state {@code out}. */
  final class Out extends Phase<TierState> implements TierPhase {
    private static final Out INSTANCE = new Out();

    private Out() {
      super(TierState.OUT);
    }
  }
}
