package dev.pawl.benchmarks.figure;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;

/**
 * What was measured of one contender.
 *
 * @param part of the measuring: {@code walk}, {@code memory}, {@code start}, {@code scale}, {@code
 *     compile}, {@code store} or {@code budget}
 * @param row what was done, within its part: the same for all contenders that did it
 * @param contender who did it
 * @param unit what the numbers are: {@code ns}, {@code B}, {@code ms}, {@code kB}, {@code 1/s} or
 *     {@code 1}
 * @param value the median
 * @param low the least of the repeated measurements
 * @param high the greatest
 * @param note what is not comparable, in a sentence; empty where all is
 */
public record Figure(
    String part,
    String row,
    String contender,
    String unit,
    double value,
    double low,
    double high,
    String note) {

  /** Four digits say more than any measurement does. */
  private static final MathContext DIGITS = new MathContext(4);

  /** A figure that was measured once, or always comes out the same. */
  public static Figure once(String part, String row, String contender, String unit, double value) {
    return new Figure(part, row, contender, unit, value, value, value, "");
  }

  /** What it is the figure of; a part has one of each. */
  public List<String> of() {
    return List.of(row, contender, unit);
  }

  /** The same with so many digits as are recorded, so that what is judged is what is recorded. */
  Figure rounded() {
    return new Figure(
        part, row, contender, unit, rounded(value), rounded(low), rounded(high), note);
  }

  private static double rounded(double value) {
    return new BigDecimal(value).round(DIGITS).doubleValue();
  }
}
