/** Measures the walks of all contenders. Read {@link dev.pawl.benchmarks.walk.WalkPart} first. */
@NullMarked
package dev.pawl.benchmarks.walk;

import org.jspecify.annotations.NullMarked;
