package dev.pawl.store.sample;

/**
 * How often a job was tried.
 *
 * @param made so far
 * @param most before it is no use
 */
public record Tries(int made, int most) {}
