/**
 * Compile times of Pawl, of other annotation processors, and of handwritten code. Read {@link
 * dev.pawl.benchmarks.compile.CompilePart} first.
 */
@NullMarked
package dev.pawl.benchmarks.compile;

import org.jspecify.annotations.NullMarked;
