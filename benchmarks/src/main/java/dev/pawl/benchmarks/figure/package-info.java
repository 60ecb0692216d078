/**
 * MeasuredPart figures with their environments, and the files in which they are recorded. Read
 * {@link dev.pawl.benchmarks.figure.Figure} first.
 */
@NullMarked
package dev.pawl.benchmarks.figure;

import org.jspecify.annotations.NullMarked;
