package dev.pawl.engine;

/**
 * An instance of a machine with effects, whose steps an {@link Engine} always makes.
 *
 * @param <S> the enum of states
 * @param <E> the type of events
 */
public abstract class DrivenInstance<S extends Enum<S>, E> extends Instance<S, E> {

  private final String entityId;
  private final Engine<S, E> engine;

  /**
   * An instance in a state.
   *
   * @param steps how many steps it has made
   * @param entityId null if it has no id
   */
  protected DrivenInstance(S state, long steps, String entityId, Engine<S, E> engine) {
    super(state, steps, true);
    this.entityId = entityId;
    this.engine = engine;
  }

  @Override
  public final String entityId() {
    return entityId;
  }

  @Override
  protected final Engine<S, E> stepEngine() {
    return engine;
  }
}
