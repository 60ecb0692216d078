/**
 * Benchmarks that compare generated machines with handwritten code and with other libraries. Both
 * sides are measured in the same run. Read {@link dev.pawl.benchmarks.Benchmarks} first.
 */
@NullMarked
package dev.pawl.benchmarks;

import org.jspecify.annotations.NullMarked;
