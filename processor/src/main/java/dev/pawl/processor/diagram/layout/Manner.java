package dev.pawl.processor.diagram.layout;

/**
 * How a drawing is laid out.
 *
 * @param inline whether a line is interrupted by its label, which is centred on it; else the label
 *     stands at the right of its line
 * @param compact whether lines bend before boxes become wider; else the other way round
 * @param stems whether a line goes straight for at least one cell where it leaves a box
 */
public record Manner(boolean inline, boolean compact, boolean stems) {}
