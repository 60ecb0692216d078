package dev.pawl;

import java.util.List;

/**
 * An event that has transitions in the machine's state, none of whose guards held. Nothing has
 * changed.
 */
public class GuardRefusedError extends IllegalTransitionError {

  private static final long serialVersionUID = 1L;

  /** An error that explains a refusal. */
  public GuardRefusedError(Refusal refusal) {
    super(refusal);
  }

  /** The guards that refused, as written; empty in an error that was deserialized. */
  public List<String> guards() {
    return refusal() == null ? List.of() : refusal().guards();
  }
}
