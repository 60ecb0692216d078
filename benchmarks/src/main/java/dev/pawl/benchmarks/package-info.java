/** Measures generated machines beside the same written by hand, always as ratios in one run. */
package dev.pawl.benchmarks;
