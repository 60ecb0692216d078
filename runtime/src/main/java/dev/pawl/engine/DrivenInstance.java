package dev.pawl.engine;

import dev.pawl.Cause;

/**
 * An instance that has an id, and whose steps an engine makes.
 *
 * @param <S> the enum of states
 * @param <E> the type of events
 */
public abstract class DrivenInstance<S extends Enum<S>, E> extends Instance<S, E> {

  private final String entityId;
  private final Macrostep<Instance<S, E>, S, E> engine;

  /**
   * An instance in a state.
   *
   * @param steps how many steps it has made
   * @param entityId null if it has no id
   * @param engine null if nobody watches it
   */
  protected DrivenInstance(
      S state, long steps, String entityId, Macrostep<Instance<S, E>, S, E> engine) {
    super(state, steps, engine != null);
    this.entityId = entityId;
    this.engine = engine;
  }

  @Override
  public final String entityId() {
    return entityId;
  }

  @Override
  public S fire(E event) {
    return isDriven() ? engine.fire(this, event, Cause.none()) : super.fire(event);
  }

  @Override
  public S fire(E event, Cause cause) {
    return isDriven() ? engine.fire(this, event, cause) : super.fire(event, cause);
  }

  @Override
  protected final Macrostep<Instance<S, E>, S, E> stepEngine() {
    return engine;
  }
}
