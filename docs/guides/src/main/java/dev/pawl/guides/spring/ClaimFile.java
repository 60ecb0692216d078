package dev.pawl.guides.spring;

/** The data of a claim. */
public record ClaimFile(int amount, int papers, boolean appealed) {

  /** The data of a new claim. */
  public static final ClaimFile EMPTY = new ClaimFile(0, 0, false);
}
