package dev.pawl.processor.semantics;

import dev.pawl.processor.model.State;
import dev.pawl.processor.model.View;
import java.util.Map;
import java.util.Optional;

/** A mapping of the states onto another enum, with the values that states inherit. */
public final class ResolvedView {

  private final View declared;
  private final Map<State, String> values;

  ResolvedView(View declared, Map<State, String> values) {
    this.declared = declared;
    this.values = values;
  }

  /** The view as declared. */
  public View declared() {
    return declared;
  }

  /** The value of a state: its own, else that of the innermost state above it that has one. */
  public Optional<String> valueOf(State state) {
    return Optional.ofNullable(values.get(state));
  }
}
