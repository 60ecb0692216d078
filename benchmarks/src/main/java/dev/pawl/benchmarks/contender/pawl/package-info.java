/**
 * The workloads implemented with Pawl: with static functions, with instances, and with thread-safe
 * instances. Read {@link dev.pawl.benchmarks.contender.pawl.MachineFire} first.
 */
@NullMarked
package dev.pawl.benchmarks.contender.pawl;

import org.jspecify.annotations.NullMarked;
