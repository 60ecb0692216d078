package trigger.elsewhere;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code by-package}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface ByPackageCases<R> {
  /** The state {@code A}. */
  R a();

  /** The state {@code B}. */
  R b();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(ByPackageState state, ByPackageCases<R> cases) {
    return switch (state) {
      case A -> cases.a();
      case B -> cases.b();
    };
  }
}
