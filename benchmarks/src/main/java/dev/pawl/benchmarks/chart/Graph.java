package dev.pawl.benchmarks.chart;

import java.util.List;

/**
 * A line of a chart.
 *
 * @param label the name of the contender
 * @param points the points from left to right, at least one; all coordinates are above 0
 * @param text the values as text
 * @param ours whether the line is drawn in the accent color
 */
public record Graph(String label, List<Point> points, String text, boolean ours) {

  /**
   * A point of a line.
   *
   * @param x the horizontal coordinate
   * @param y the vertical coordinate, upwards
   */
  public record Point(double x, double y) {}
}
