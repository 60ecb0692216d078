package dev.pawl.benchmarks.chart;

import java.util.ArrayList;
import java.util.List;

/**
 * A logarithmic scale of whole decades.
 *
 * @param low the exponent of the least number on it
 * @param high the exponent of the greatest, above {@code low}
 * @param from where the least lies
 * @param to where the greatest lies; before {@code from} where the scale goes up the page
 */
record LogScale(int low, int high, double from, double to) {

  /** A bar is no shorter than this share of a decade, so that it is seen. */
  private static final double SHORTEST = 0.15;

  /** The fewest decades that hold all numbers; those that are not above 0 have no place on it. */
  static LogScale of(List<Double> numbers, double from, double to) {
    double[] above =
        numbers.stream().filter(n -> n > 0).mapToDouble(Math::log10).sorted().toArray();
    if (above.length == 0) {
      return new LogScale(0, 1, from, to);
    }
    int low = (int) Math.floor(above[0] - SHORTEST);
    int high = (int) Math.ceil(above[above.length - 1]);
    return new LogScale(low, Math.max(high, low + 1), from, to);
  }

  /** Where a number lies: one that is not above 0, at the least. */
  double at(double number) {
    double share = number <= 0 ? 0 : (Math.log10(number) - low) / (high - low);
    return from + Math.max(0, share) * (to - from);
  }

  /** The powers of ten on it, both ends among them. */
  List<Double> decades() {
    List<Double> decades = new ArrayList<>();
    for (int exponent = low; exponent <= high; exponent++) {
      decades.add(Double.parseDouble("1e" + exponent));
    }
    return decades;
  }
}
