/**
 * Charts as SVG, in light and dark colors. They do not depend on the rest of the benchmarks. Read
 * {@link dev.pawl.benchmarks.chart.Chart} first.
 */
@NullMarked
package dev.pawl.benchmarks.chart;

import org.jspecify.annotations.NullMarked;
