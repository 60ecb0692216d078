package dev.pawl.samples.governance.abort;

/**
 * The policy that lets aborts escalate beyond their own level.
 *
 * @param toolToSibling whether the abort of a tool also ends its session and the siblings
 * @param siblingToSession whether an abort of siblings also ends the session of their parent
 */
public record AbortPolicy(boolean toolToSibling, boolean siblingToSession) {

  /** Returns the policy in which no abort escalates. */
  public static AbortPolicy contained() {
    return new AbortPolicy(false, false);
  }
}
