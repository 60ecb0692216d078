package dev.pawl.benchmarks.chart;

import java.util.ArrayList;
import java.util.List;

/**
 * A logarithmic scale of whole decades.
 *
 * @param low the exponent of the smallest number
 * @param high the exponent of the greatest number, above {@code low}
 * @param from the coordinate of the smallest number
 * @param to the coordinate of the greatest number; less than {@code from} if the scale goes up the
 *     page
 */
record LogScale(int low, int high, double from, double to) {

  /** The minimum length of a bar, as a share of a decade. Shorter bars would be invisible. */
  private static final double SHORTEST = 0.15;

  /** Creates the smallest scale that contains all numbers above 0. Other numbers are ignored. */
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

  /** Returns the coordinate of a number. Numbers that are not above 0 have that of the smallest. */
  double at(double number) {
    double share = number <= 0 ? 0 : (Math.log10(number) - low) / (high - low);
    return from + Math.max(0, share) * (to - from);
  }

  /** Returns the powers of ten on the scale, including both ends. */
  List<Double> decades() {
    List<Double> decades = new ArrayList<>();
    for (int exponent = low; exponent <= high; exponent++) {
      decades.add(Double.parseDouble("1e" + exponent));
    }
    return decades;
  }
}
