package generic;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Door}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface DoorCases<R> {
  /** The state {@code SHUT}. */
  R shut();

  /** The state {@code OPEN}. */
  R open();

  /** The state {@code LOCKED}. */
  R locked();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(DoorState state, DoorCases<R> cases) {
    return switch (state) {
      case SHUT -> cases.shut();
      case OPEN -> cases.open();
      case LOCKED -> cases.locked();
    };
  }
}
