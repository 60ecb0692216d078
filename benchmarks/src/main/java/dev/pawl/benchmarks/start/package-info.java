/** The first event in a new JVM. Read {@link dev.pawl.benchmarks.start.StartPart} first. */
package dev.pawl.benchmarks.start;
