package parameters;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Step}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface StepCases<R> {
  /** The state {@code START}. */
  R start_();

  /** The state {@code DONE}. */
  R done();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(StepState state, StepCases<R> cases) {
    return switch (state) {
      case START -> cases.start_();
      case DONE -> cases.done();
    };
  }
}
