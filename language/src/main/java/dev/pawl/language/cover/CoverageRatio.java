package dev.pawl.language.cover;

/**
 * The number of covered elements among all elements that can be covered.
 *
 * @param total the number of elements that can be covered
 */
public record CoverageRatio(int covered, int total) {

  /** The ratio of a set without elements. */
  public static final CoverageRatio NONE = new CoverageRatio(0, 0);

  private static final int ALL = 100;

  public CoverageRatio plus(CoverageRatio other) {
    return new CoverageRatio(covered + other.covered, total + other.total);
  }

  /**
   * Returns the percentage of covered elements, rounded down. Returns 100 if there are no elements.
   */
  public int percent() {
    return total == 0 ? ALL : (int) ((long) ALL * covered / total);
  }

  /** Returns whether {@link #percent} is at least {@code minimum}. */
  public boolean isAtLeast(int minimum) {
    return percent() >= minimum;
  }
}
