package dev.pawl.benchmarks.chart;

import java.util.List;

/**
 * A group of bars.
 *
 * @param heading the heading of the group; empty if it is the only one
 * @param bars the bars from top to bottom, at least one
 */
public record BarGroup(String heading, List<Bar> bars) {}
