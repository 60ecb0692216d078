/** Machines in addition to those of the workloads: thread-safe variants, and small ones. */
package dev.pawl.benchmarks.contender.pawl.machine;
