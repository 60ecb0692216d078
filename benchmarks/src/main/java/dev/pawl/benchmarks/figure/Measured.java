package dev.pawl.benchmarks.figure;

import java.util.List;

/**
 * All that one run has measured.
 *
 * @param environment where
 * @param figures what, in the order of measuring
 */
public record Measured(Environment environment, List<Figure> figures) {}
