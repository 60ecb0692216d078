package dev.pawl.benchmarks.stores;

import dev.pawl.benchmarks.figure.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The rates per second of the blocks of a contender. */
final class Rates {

  private final List<Double> rates = new ArrayList<>();

  /** Adds a block. */
  void add(long number, long nanos) {
    rates.add(number * 1e9 / nanos);
  }

  /** Returns the figure with the median, the smallest and the greatest rate. */
  Figure figure(String row, String contender, String note) {
    List<Double> sorted = rates.stream().sorted().toList();
    int last = sorted.size() - 1;
    double median = (sorted.get(last / 2) + sorted.get((last + 1) / 2)) / 2;
    return new Figure(
        StorePart.NAME, row, contender, "1/s", median, sorted.get(0), sorted.get(last), note);
  }

  /** Prints a row. */
  static void print(List<Figure> row) {
    StringBuilder line = new StringBuilder(StorePart.NAME + ": " + row.get(0).row() + ":");
    for (Figure figure : row) {
      line.append(String.format(Locale.ROOT, " %s %.0f;", figure.contender(), figure.value()));
    }
    System.out.println(line);
  }
}
