package payload;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Parcel}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface ParcelCases<R> {
  /** The state {@code EMPTY}. */
  R empty();

  /** The state {@code PACKED}. */
  R packed();

  /** The state {@code SENT}. */
  R sent();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(ParcelState state, ParcelCases<R> cases) {
    return switch (state) {
      case EMPTY -> cases.empty();
      case PACKED -> cases.packed();
      case SENT -> cases.sent();
    };
  }
}
