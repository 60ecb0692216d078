/** The first event in a new JVM. Read {@link dev.pawl.benchmarks.start.StartPart} first. */
@NullMarked
package dev.pawl.benchmarks.start;

import org.jspecify.annotations.NullMarked;
