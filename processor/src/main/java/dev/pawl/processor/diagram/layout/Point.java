package dev.pawl.processor.diagram.layout;

/** A place of the grid. */
public record Point(int x, int y) {}
