package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** An instance that has an id, and whose steps an engine makes. */
public abstract class DrivenInstance<S extends Enum<S>, E> extends Instance<S, E> {

  private final @Nullable String entityId;
  private final @Nullable Macrostep<Instance<S, E>, S, E> engine;

  /** An instance in a state, after so many steps; without engine if nobody watches it. */
  protected DrivenInstance(
      S state,
      long steps,
      @Nullable String entityId,
      @Nullable Macrostep<Instance<S, E>, S, E> engine) {
    super(state, steps, engine != null);
    this.entityId = entityId;
    this.engine = engine;
  }

  @Override
  public final @Nullable String entityId() {
    return entityId;
  }

  @Override
  public S fire(E event) {
    return engine != null ? engine.fire(this, event, Cause.none()) : super.fire(event);
  }

  @Override
  public S fire(E event, Cause cause) {
    return engine != null ? engine.fire(this, event, cause) : super.fire(event, cause);
  }

  @Override
  public Outcome<S> tryFire(E event) {
    return engine != null ? engine.tryFire(this, event, Cause.none()) : super.tryFire(event);
  }

  @Override
  public Outcome<S> tryFire(E event, Cause cause) {
    return engine != null ? engine.tryFire(this, event, cause) : super.tryFire(event, cause);
  }

  @Override
  protected final boolean isDriven() {
    return engine != null;
  }

  @Override
  protected final Macrostep<Instance<S, E>, S, E> stepEngine() {
    return Objects.requireNonNull(engine);
  }
}
