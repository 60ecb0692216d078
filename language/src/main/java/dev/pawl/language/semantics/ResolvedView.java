package dev.pawl.language.semantics;

import dev.pawl.language.model.State;
import dev.pawl.language.model.View;
import java.util.Map;
import java.util.Optional;

/**
 * A mapping of the states onto another enum.
 *
 * @param values the values of states, distinguished by identity, those that they inherit among them
 */
public record ResolvedView(View declared, Map<State, String> values) {

  /** The value of a state: its own, else that of the innermost state above it that has one. */
  public Optional<String> valueOf(State state) {
    return Optional.ofNullable(values.get(state));
  }
}
