package dev.pawl;

import java.util.Objects;
import java.util.function.Consumer;

/**
 * Something that a pure step would make its machine do: the name of an effect, bound to the state,
 * the event and the context that it belongs to. Immutable.
 *
 * @param name the effect's name as declared
 * @param action does it
 * @param <X> the type of the user's effects
 */
public record Effect<X>(String name, Consumer<X> action) {

  public Effect {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(action, "action");
  }

  /** Does it. Whatever the user's method throws is thrown. */
  public void perform(X effects) {
    action.accept(effects);
  }

  /** Its name. */
  @Override
  public String toString() {
    return name;
  }
}
