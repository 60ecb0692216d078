package dev.pawl.benchmarks.contender.library;

import java.time.Instant;

/**
 * A recorded move, with the names of the workload.
 *
 * @param number the number of previous moves
 * @param at the time of the move
 * @param from the source state according to the library: a leaf state, or the composite state that
 *     has the transition
 * @param to the target state according to the library: a leaf state, or a composite state above it
 * @param event the event of the move
 */
public record Move(long number, Instant at, String from, String to, String event) {}
