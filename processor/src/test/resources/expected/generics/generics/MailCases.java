package generics;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Mail}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface MailCases<R> {
  /** The state {@code empty}. */
  R empty();

  /** The state {@code full}. */
  R full();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(MailState state, MailCases<R> cases) {
    return switch (state) {
      case EMPTY -> cases.empty();
      case FULL -> cases.full();
    };
  }
}
