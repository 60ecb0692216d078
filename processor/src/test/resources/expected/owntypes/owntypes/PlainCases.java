package owntypes;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Plain}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface PlainCases<R> {
  /** The state {@code NEXT}. */
  R next();

  /** The state {@code STATES}. */
  R states();

  /** The state {@code EVENTS}. */
  R events_();

  /** The state {@code STEPS}. */
  R steps();

  /** The state {@code TARGETS}. */
  R targets_();

  /** The state {@code INSTANCE}. */
  R instance();

  /** The state {@code ILLEGAL}. */
  R illegal();

  /** The state {@code REFUSED}. */
  R refused();

  /** The state {@code INITIAL}. */
  R initial();

  /** The state {@code FINAL}. */
  R final_();

  /** The state {@code RULES}. */
  R rules();

  /** The state {@code MOVES}. */
  R moves();

  /** The state {@code OUTCOMES}. */
  R outcomes();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(PlainState state, PlainCases<R> cases) {
    return switch (state) {
      case NEXT -> cases.next();
      case STATES -> cases.states();
      case EVENTS -> cases.events_();
      case STEPS -> cases.steps();
      case TARGETS -> cases.targets_();
      case INSTANCE -> cases.instance();
      case ILLEGAL -> cases.illegal();
      case REFUSED -> cases.refused();
      case INITIAL -> cases.initial();
      case FINAL -> cases.final_();
      case RULES -> cases.rules();
      case MOVES -> cases.moves();
      case OUTCOMES -> cases.outcomes();
    };
  }
}
