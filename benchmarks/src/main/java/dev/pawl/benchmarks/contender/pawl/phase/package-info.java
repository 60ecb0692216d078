/**
 * The workloads implemented with typed phases. Read {@link
 * dev.pawl.benchmarks.contender.pawl.phase.PhaseChain} first.
 */
@NullMarked
package dev.pawl.benchmarks.contender.pawl.phase;

import org.jspecify.annotations.NullMarked;
