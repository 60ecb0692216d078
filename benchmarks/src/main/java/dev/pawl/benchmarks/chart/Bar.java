package dev.pawl.benchmarks.chart;

/**
 * A bar of a chart.
 *
 * @param label the name of the contender
 * @param value the length; a bar whose value is not above 0 is not drawn, but has a label
 * @param low the smallest measured value
 * @param high the greatest measured value
 * @param text the value as text, with its unit
 * @param ours whether the bar is drawn in the accent color
 */
public record Bar(String label, double value, double low, double high, String text, boolean ours) {}
