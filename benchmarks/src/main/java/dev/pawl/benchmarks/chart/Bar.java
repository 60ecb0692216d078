package dev.pawl.benchmarks.chart;

/**
 * A bar of a chart.
 *
 * @param label whose it is
 * @param value how long; one that is not above 0 has a label and no bar
 * @param low the least that was measured
 * @param high the greatest
 * @param told the value as text, with its unit
 * @param ours whether it is drawn in the accent colour
 */
public record Bar(String label, double value, double low, double high, String told, boolean ours) {}
