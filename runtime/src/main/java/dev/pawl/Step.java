package dev.pawl;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of a pure step. Nothing has been done yet: whoever keeps the state and the context
 * stores them, and then has the effects performed. Immutable.
 *
 * @param state the state after the step; of a machine with regions, history or deferred events a
 *     {@link Snapshot}
 * @param context the context after the step; null if the machine has none
 * @param effects what is to be done, in order
 * @param <T> the type of states, or of snapshots
 * @param <C> the type of the context; Void if there is none
 * @param <X> the type of the user's effects; Void if there are none
 */
public record Step<T, C, X>(T state, @Nullable C context, List<Effect<X>> effects) {

  public Step {
    effects = List.copyOf(effects);
  }

  /** The names of the effects, in order. */
  public List<String> effectNames() {
    List<String> names = new ArrayList<>();
    for (Effect<X> effect : effects) {
      names.add(effect.name());
    }
    return Collections.unmodifiableList(names);
  }
}
