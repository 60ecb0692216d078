package dev.pawl.benchmarks.chart;

import java.util.List;

/**
 * A line of a chart.
 *
 * @param label whose it is
 * @param points from left to right, at least one, all above 0
 * @param told the values as text
 * @param ours whether it is drawn in the accent colour
 */
public record Graph(String label, List<Point> points, String told, boolean ours) {

  /**
   * A point of it.
   *
   * @param x to the right
   * @param y upwards
   */
  public record Point(double x, double y) {}
}
