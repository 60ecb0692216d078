/** The first event in a new JVM, and what the machines are made with that are measured so. */
package dev.pawl.benchmarks.start;
