/**
 * The workloads implemented with typed phases. Read {@link
 * dev.pawl.benchmarks.contender.pawl.phase.PhaseChain} first.
 */
package dev.pawl.benchmarks.contender.pawl.phase;
