package dev.pawl.diagrams.layout;

/** A place of the grid. */
public record Point(int x, int y) {}
