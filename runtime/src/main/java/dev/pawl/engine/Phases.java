package dev.pawl.engine;

/**
 * The shared phases of a machine, by their states. Immutable, so thread-safe.
 *
 * @param <P> the type of phases
 */
public final class Phases<S extends Enum<S>, P> {

  private final Object[] byState;

  /** The phases of some leaves of a machine, in any order. */
  @SafeVarargs
  public Phases(S[] states, P... phases) {
    byState = new Object[states.length];
    for (P phase : phases) {
      Object state = ((Phase<?>) phase).state();
      Object key = state instanceof StateRecord<?> carrier ? carrier.stateType() : state;
      byState[((Enum<?>) key).ordinal()] = phase;
    }
  }

  /**
   * The phase that stands for a state.
   *
   * @throws IllegalArgumentException if the state has states below, so that it is never alone
   */
  @SuppressWarnings("unchecked") // only phases are put there
  public P of(S state) {
    P phase = (P) byState[state.ordinal()];
    if (phase == null) {
      throw new IllegalArgumentException(
          state + " has states below: an instance is in one of those.");
    }
    return phase;
  }
}
