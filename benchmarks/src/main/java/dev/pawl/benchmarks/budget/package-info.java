/** Pawl beside the same by hand, in ratios that hold where others use the processor too. */
package dev.pawl.benchmarks.budget;
