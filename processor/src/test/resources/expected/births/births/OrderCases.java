package births;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Order}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface OrderCases<R> {
  /** The state {@code PLANNED}. */
  R planned();

  /** The state {@code OPEN}. */
  R open();

  /** Set aside by an operator. */
  R held();

  /** The state {@code DONE}. */
  R done();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(OrderStatus state, OrderCases<R> cases) {
    return switch (state) {
      case PLANNED -> cases.planned();
      case OPEN -> cases.open();
      case HELD -> cases.held();
      case DONE -> cases.done();
    };
  }
}
