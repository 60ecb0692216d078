package hostilechart;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Life}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface LifeCases<R> {
  /** The state {@code Snapshot}. */
  R snapshot_();

  /** The state {@code Arc}. */
  R arc();

  /** The state {@code Done}. */
  R done();

  /** The state {@code Now}. */
  R now();

  /** The state {@code Done2}. */
  R done2();

  /** The state {@code Over}. */
  R over();

  /** The state {@code End}. */
  R end();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(LifeState state, LifeCases<R> cases) {
    return switch (state) {
      case SNAPSHOT -> cases.snapshot_();
      case ARC -> cases.arc();
      case DONE -> cases.done();
      case NOW -> cases.now();
      case DONE2 -> cases.done2();
      case OVER -> cases.over();
      case END -> cases.end();
      case LIFE, NEXT, CONTEXT ->
          throw new IllegalArgumentException(state + " has states below: a life is in one of those.");
    };
  }
}
