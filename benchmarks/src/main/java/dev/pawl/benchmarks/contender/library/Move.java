package dev.pawl.benchmarks.contender.library;

import java.time.Instant;

/**
 * A move that was recorded, with the names that the course has.
 *
 * @param number how many went before
 * @param at when
 * @param from the state that the library says was left: a leaf, or the state above it that has the
 *     transition
 * @param to the state that the library says was entered: a leaf, or a state above it
 * @param event of which
 */
public record Move(long number, Instant at, String from, String to, String event) {}
