/** Machines beside those of the courses: the same for many threads, and smaller ones. */
package dev.pawl.benchmarks.contender.pawl.machine;
