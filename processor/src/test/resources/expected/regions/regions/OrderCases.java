package regions;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Order}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface OrderCases<R> {
  /** The state {@code DUE}. */
  R due();

  /** The state {@code PAID}. */
  R paid();

  /** The state {@code PACKING}. */
  R packing();

  /** The state {@code SENT}. */
  R sent();

  /** The state {@code SKIPPED}. */
  R skipped();

  /** The state {@code CANCELLED}. */
  R cancelled();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(OrderState state, OrderCases<R> cases) {
    return switch (state) {
      case DUE -> cases.due();
      case PAID -> cases.paid();
      case PACKING -> cases.packing();
      case SENT -> cases.sent();
      case SKIPPED -> cases.skipped();
      case CANCELLED -> cases.cancelled();
      case OPEN, PAYMENT, DELIVERY ->
          throw new IllegalArgumentException(state + " has states below: a life is in one of those.");
    };
  }
}
