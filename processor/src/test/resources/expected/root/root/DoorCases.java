package root;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Door}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface DoorCases<R> {
  /** The state {@code open}. */
  R open();

  /** The state {@code closed}. */
  R closed();

  /** The state {@code locked}. */
  R locked();

  /** The state {@code broken}. */
  R broken();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(DoorState state, DoorCases<R> cases) {
    return switch (state) {
      case OPEN -> cases.open();
      case CLOSED -> cases.closed();
      case LOCKED -> cases.locked();
      case BROKEN -> cases.broken();
    };
  }
}
