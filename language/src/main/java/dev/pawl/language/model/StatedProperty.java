package dev.pawl.language.model;

/**
 * A property in words, as the compiled model of a machine states it.
 *
 * @param name its name
 * @param claim the claim, such as {@code never in(A) && in(B)}
 * @param verdict the verdict, such as {@code holds}
 */
public record StatedProperty(String name, String claim, String verdict) {}
