package dev.pawl.store.sample;

/**
 * The number of attempts at a job.
 *
 * @param made the number of attempts so far
 * @param most the maximum number of attempts
 */
public record Tries(int made, int most) {}
