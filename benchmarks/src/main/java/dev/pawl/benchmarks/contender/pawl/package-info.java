/**
 * The workloads implemented with Pawl: with static functions, with instances, and with thread-safe
 * instances. Read {@link dev.pawl.benchmarks.contender.pawl.MachineFire} first.
 */
package dev.pawl.benchmarks.contender.pawl;
