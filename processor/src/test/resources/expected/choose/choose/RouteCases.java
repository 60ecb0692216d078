package choose;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Route}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface RouteCases<R> {
  /** The state {@code LOBBY}. */
  R lobby();

  /** The state {@code OFFICE}. */
  R office();

  /** The state {@code ROOF}. */
  R roof();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(RouteState state, RouteCases<R> cases) {
    return switch (state) {
      case LOBBY -> cases.lobby();
      case OFFICE -> cases.office();
      case ROOF -> cases.roof();
    };
  }
}
