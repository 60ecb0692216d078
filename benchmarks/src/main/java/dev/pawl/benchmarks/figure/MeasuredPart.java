package dev.pawl.benchmarks.figure;

import java.util.List;

/**
 * The results of one run.
 *
 * @param environment the environment
 * @param figures the figures, in the order of measurement
 */
public record MeasuredPart(Environment environment, List<Figure> figures) {}
