package dev.pawl.diagrams.layout;

/** A point of the grid. */
public record Point(int x, int y) {}
