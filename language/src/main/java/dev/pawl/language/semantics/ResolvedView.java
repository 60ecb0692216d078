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
   * Returns the value of a state: its own value, or else the value of the innermost superstate that
   * has a value; empty if there is none.
   */
  public Optional<String> valueOf(State state) {
    return Optional.ofNullable(values.get(state));
  }
}
