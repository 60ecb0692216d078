/**
 * Machines with many states and on many threads. Read {@link dev.pawl.benchmarks.scale.ScalePart}
 * first.
 */
@NullMarked
package dev.pawl.benchmarks.scale;

import org.jspecify.annotations.NullMarked;
