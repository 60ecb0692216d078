package dev.pawl.benchmarks.figure;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;

/**
 * A measured figure of one contender.
 *
 * @param part the part of the benchmarks: {@code walk}, {@code memory}, {@code start}, {@code
 *     scale}, {@code compile}, {@code store} or {@code budget}
 * @param row the measured work within the part, with one name for all contenders
 * @param contender the measured contender
 * @param unit the unit of the values: {@code ns}, {@code B}, {@code ms}, {@code kB}, {@code 1/s} or
 *     {@code 1}
 * @param value the median
 * @param low the smallest of the repeated measurements
 * @param high the greatest of the repeated measurements
 * @param note a sentence about differences from other contenders; empty if there are none
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

  /** Figures are rounded to four digits, because measurements are less precise. */
  private static final MathContext DIGITS = new MathContext(4);

  /** Creates a figure that was measured once, or that is always equal. */
  public static Figure once(String part, String row, String contender, String unit, double value) {
    return new Figure(part, row, contender, unit, value, value, value, "");
  }

  /** Returns the key of this figure, which is unique in a part. */
  public List<String> of() {
    return List.of(row, contender, unit);
  }

  /** Returns this figure with the number of digits that is recorded. Budgets are judged by it. */
  Figure rounded() {
    return new Figure(
        part, row, contender, unit, rounded(value), rounded(low), rounded(high), note);
  }

  private static double rounded(double value) {
    return new BigDecimal(value).round(DIGITS).doubleValue();
  }
}
