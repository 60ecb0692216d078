package dev.pawl.engine;

/**
 * The base class of types that each represent one state. Generated subclasses have one method for
 * each event that is legal in the state. Immutable and thread-safe.
 *
 * @param <S> the type of the state
 */
public abstract class Phase<S> {

  private final S state;

  /** Creates the phase of a state. */
  protected Phase(S state) {
    this.state = state;
  }

  /** Returns the state of this phase. */
  public final S state() {
    return state;
  }

  @Override
  public final String toString() {
    return state.toString();
  }
}
