/**
 * Machines with many states and on many threads. Read {@link dev.pawl.benchmarks.scale.ScalePart}
 * first.
 */
package dev.pawl.benchmarks.scale;
