/** Measures the walks of all contenders. Read {@link dev.pawl.benchmarks.walk.WalkPart} first. */
package dev.pawl.benchmarks.walk;
