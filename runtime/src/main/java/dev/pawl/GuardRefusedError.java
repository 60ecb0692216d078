package dev.pawl;

import java.util.List;

/**
 * Thrown when the current state has transitions for an event, but the guard of each returned false.
 * Nothing has changed.
 */
public class GuardRefusedError extends IllegalTransitionError {

  private static final long serialVersionUID = 1L;

  /** Creates an error that explains the given refusal. */
  public GuardRefusedError(Refusal refusal) {
    super(refusal);
  }

  /** Returns the guards that refused, as declared; an empty list after deserialization. */
  public List<String> guards() {
    return refusal() == null ? List.of() : refusal().guards();
  }
}
