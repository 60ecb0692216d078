package dev.pawl;

import java.util.Objects;
import java.util.function.Consumer;

/**
 * An effect that a {@link Step} contains for the caller to run. The effect is bound to the state,
 * the event and the context of that step. Immutable.
 *
 * @param name the declared name of the effect
 * @param action the function that calls the effect's method
 * @param <X> the type of the user's effects
 */
public record Effect<X>(String name, Consumer<X> action) {

  public Effect {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(action, "action");
  }

  /** Runs the effect. Exceptions of the user's method are thrown to the caller. */
  public void perform(X effects) {
    action.accept(effects);
  }

  /** Returns the declared name of the effect. */
  @Override
  public String toString() {
    return name;
  }
}
