package dev.pawl.language.model;

/**
 * A property as text, as it is written in the compiled model of a machine.
 *
 * @param name the name
 * @param claim the claim, such as {@code never in(A) && in(B)}
 * @param verdict the verdict, such as {@code holds}
 */
public record StatedProperty(String name, String claim, String verdict) {}
