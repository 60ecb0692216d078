package dev.pawl.language.semantics;

import dev.pawl.language.model.State;
import dev.pawl.language.model.View;
import java.util.Map;
import java.util.Optional;

/**
 * A mapping of the states to another enum.
 *
 * @param values the own and inherited values of states, by identity
 */
public record ResolvedView(View declared, Map<State, String> values) {

  /**
   * Returns the value of a state: its own, or else that of the innermost superstate with a value.
   */
  public Optional<String> valueOf(State state) {
    return Optional.ofNullable(values.get(state));
  }
}
