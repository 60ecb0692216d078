package onegate;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Tier} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface TierLogic {
  /** Asked by a guard on {@code score}. */
  boolean top(TierEvent.Score event);

  /** Asked by a guard on {@code score}. */
  boolean banned(TierEvent.Score event);

  /** Asked by a guard on {@code score}. */
  boolean pardoned(TierEvent.Score event);

  /** Asked by a guard on {@code score}. */
  boolean good(TierEvent.Score event);

  /** Asked by a guard on {@code score}. */
  boolean lucky(TierEvent.Score event);

  /** Asked by a guard on {@code score}. */
  boolean fair(TierEvent.Score event);

  /** Picks the state to enter, on {@code score}. */
  Toss toss(TierEvent.Score event);

  /** Asked by a guard on {@code score}. */
  boolean tired(TierEvent.Score event);

  /** The states that {@link #toss} picks from. */
  enum Toss {
    /** The state {@code silver}. */
    SILVER(TierState.SILVER),
    /** The state {@code bronze}. */
    BRONZE(TierState.BRONZE);

    private final TierState state;

    Toss(TierState state) {
      this.state = state;
    }

    /** The state picked. */
    public TierState state() {
      return state;
    }
  }
}
