package order;

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

  /** The state {@code AJAR}. */
  R ajar();

  /** The state {@code WIDE}. */
  R wide();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(DoorState state, DoorCases<R> cases) {
    return switch (state) {
      case SHUT -> cases.shut();
      case AJAR -> cases.ajar();
      case WIDE -> cases.wide();
      case OPEN ->
          throw new IllegalArgumentException(state + " has states below: a life is in one of those.");
    };
  }
}
