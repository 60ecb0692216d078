package forbid;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Branch}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface BranchCases<R> {
  /** The state {@code DRAFT}. */
  R draft();

  /** The state {@code REVIEWED}. */
  R reviewed();

  /** The state {@code MERGED}. */
  R merged();

  /** The state {@code CLOSED}. */
  R closed();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(BranchState state, BranchCases<R> cases) {
    return switch (state) {
      case DRAFT -> cases.draft();
      case REVIEWED -> cases.reviewed();
      case MERGED -> cases.merged();
      case CLOSED -> cases.closed();
    };
  }
}
