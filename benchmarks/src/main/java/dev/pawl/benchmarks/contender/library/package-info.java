/**
 * Libraries that can be used instead of Pawl, with a package for each. Machines are written as the
 * library's documentation recommends. Their classes are named after the library and the workload.
 * Each has a static method {@code machine()}, such as {@code StatelessAgentTurn.machine()}, which
 * only creates a machine in its initial state, so that memory and start-up can be measured. Shared
 * definitions are created with the first machine. COLA's machines are stateless, so its methods
 * always return one shared machine.
 */
@NullMarked
package dev.pawl.benchmarks.contender.library;

import org.jspecify.annotations.NullMarked;
