package dev.pawl.language.cover;

/**
 * A number of covered elements.
 *
 * @param total the number of elements that can be covered
 */
public record CoverageRatio(int covered, int total) {

  /** No elements. */
  public static final CoverageRatio NONE = new CoverageRatio(0, 0);

  private static final int ALL = 100;

  /** Returns the sum of two ratios. */
  public CoverageRatio plus(CoverageRatio other) {
    return new CoverageRatio(covered + other.covered, total + other.total);
  }

  /** Returns the covered part in percent, rounded down. If there are no elements, it is 100. */
  public int percent() {
    return total == 0 ? ALL : (int) ((long) ALL * covered / total);
  }

  /** Returns whether the covered part is at least a percentage. */
  public boolean isAtLeast(int minimum) {
    return percent() >= minimum;
  }
}
