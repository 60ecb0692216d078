package dev.pawl.benchmarks.chart;

/** A chart of measured figures. */
public interface Chart {

  /** Returns the name of the chart's file, without extension. */
  String name();

  /** Returns a short title. */
  String title();

  /** Returns a description in words, for readers who cannot see the chart. */
  String description();

  /** Returns the chart as SVG. Equal figures give the same text on every computer. */
  String svg();
}
