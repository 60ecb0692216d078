package hostilechart;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Tree}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface TreeCases<R> {
  /** The state {@code Tree}. */
  R tree();

  /** The state {@code Leaf}. */
  R leaf();

  /** The state {@code Facts}. */
  R facts();

  /** The state {@code Rules}. */
  R rules();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(TreeState state, TreeCases<R> cases) {
    return switch (state) {
      case TREE -> cases.tree();
      case LEAF -> cases.leaf();
      case FACTS -> cases.facts();
      case RULES -> cases.rules();
      case WITHIN ->
          throw new IllegalArgumentException(state + " has states below: a life is in one of those.");
    };
  }
}
