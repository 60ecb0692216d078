package dev.pawl.guides.spring;

/** What a claim carries from state to state. */
public record ClaimFile(int amount, int papers, boolean appealed) {

  /** Nothing yet. */
  public static final ClaimFile EMPTY = new ClaimFile(0, 0, false);
}
