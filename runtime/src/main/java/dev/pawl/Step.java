package dev.pawl;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of a pure step: a function call that computes a step and has no side effects. The
 * caller stores the state and the context, and then runs the effects. Immutable.
 *
 * @param state the state after the step; a {@link Snapshot} if the machine has regions, history or
 *     deferred events
 * @param context the context after the step; null if the machine has none
 * @param effects the effects to run, in this order
 * @param <T> the type of states or snapshots
 * @param <C> the type of the context; {@code Void} if the machine has none
 * @param <X> the type of the user's effects; {@code Void} if the machine has none
 */
public record Step<T, C, X>(T state, @Nullable C context, List<Effect<X>> effects) {

  public Step {
    effects = List.copyOf(effects);
  }

  /** Returns the names of the effects, in order. */
  public List<String> effectNames() {
    return effects.stream().map(Effect::name).toList();
  }
}
