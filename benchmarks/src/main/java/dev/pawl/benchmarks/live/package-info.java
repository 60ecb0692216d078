/** Measures the cost of the live view in the program that it shows. */
@NullMarked
package dev.pawl.benchmarks.live;

import org.jspecify.annotations.NullMarked;
