package dev.pawl.benchmarks.chart;

/** A picture of figures. */
public interface Chart {

  /** The name of its file, without an ending. */
  String name();

  /** What it shows, in a few words. */
  String title();

  /** All that it shows, in words: for who does not see it. */
  String description();

  /** The picture, the same for the same figures on every machine. */
  String svg();
}
