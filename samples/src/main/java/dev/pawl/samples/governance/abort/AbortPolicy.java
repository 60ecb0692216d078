package dev.pawl.samples.governance.abort;

/**
 * Which aborts reach further than their own level.
 *
 * @param toolToSibling whether the abort of a tool is one of its session and the siblings
 * @param siblingToSession whether the abort of siblings also ends their parent's session
 */
public record AbortPolicy(boolean toolToSibling, boolean siblingToSession) {

  /** Each level contains its failures. */
  public static AbortPolicy contained() {
    return new AbortPolicy(false, false);
  }
}
