package dev.pawl;

import java.util.Objects;
import java.util.function.Consumer;

/**
 * An effect that a {@link Step} returns instead of running it. It is bound to the state, the event
 * and the context of that step. Immutable.
 *
 * @param name the declared name of the effect
 * @param action calls the method of the effect
 * @param <X> the type of the user's effects
 */
public record Effect<X>(String name, Consumer<X> action) {

  public Effect {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(action, "action");
  }

  /** Runs the effect. Exceptions of the user's method are passed on. */
  public void perform(X effects) {
    action.accept(effects);
  }

  /** Returns the declared name of the effect. */
  @Override
  public String toString() {
    return name;
  }
}
