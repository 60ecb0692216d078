package dev.pawl.processor.diagram.layout.drawing;

/** A place of the grid. */
public record Point(int x, int y) {}
