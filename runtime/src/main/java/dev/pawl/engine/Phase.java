package dev.pawl.engine;

/**
 * A state as a type, which has a method for each event that is legal in it. Immutable, so
 * thread-safe.
 *
 * @param <S> the type of the state
 */
public abstract class Phase<S> {

  private final S state;

  /** A phase that stands for a state. */
  protected Phase(S state) {
    this.state = state;
  }

  /** The state that this phase stands for. */
  public final S state() {
    return state;
  }

  @Override
  public final String toString() {
    return state.toString();
  }
}
