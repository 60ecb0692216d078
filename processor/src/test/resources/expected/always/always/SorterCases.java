package always;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Sorter}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface SorterCases<R> {
  /** The state {@code WAITING}. */
  R waiting();

  /** The state {@code CHECKING}. */
  R checking();

  /** The state {@code LABELLED}. */
  R labelled();

  /** The state {@code HEAVY}. */
  R heavy();

  /** The state {@code SPINNING}. */
  R spinning();

  /** The state {@code TURNING}. */
  R turning();

  /** The state {@code SENT}. */
  R sent();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(SorterState state, SorterCases<R> cases) {
    return switch (state) {
      case WAITING -> cases.waiting();
      case CHECKING -> cases.checking();
      case LABELLED -> cases.labelled();
      case HEAVY -> cases.heavy();
      case SPINNING -> cases.spinning();
      case TURNING -> cases.turning();
      case SENT -> cases.sent();
    };
  }
}
