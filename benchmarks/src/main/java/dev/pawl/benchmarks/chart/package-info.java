/** Charts as SVG, by day and by night; they know nothing of what was measured. */
package dev.pawl.benchmarks.chart;
