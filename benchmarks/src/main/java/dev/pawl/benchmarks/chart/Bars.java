package dev.pawl.benchmarks.chart;

import java.util.List;

/**
 * Bars beside one another, in the order given.
 *
 * @param heading what they have in common; empty where it is the only group
 * @param bars at least one
 */
public record Bars(String heading, List<Bar> bars) {}
