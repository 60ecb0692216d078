/** Machines in addition to those of the workloads: thread-safe variants, and small ones. */
@NullMarked
package dev.pawl.benchmarks.contender.pawl.machine;

import org.jspecify.annotations.NullMarked;
