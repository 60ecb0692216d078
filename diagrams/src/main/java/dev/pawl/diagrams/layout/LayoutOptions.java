package dev.pawl.diagrams.layout;

/**
 * How a drawing is laid out.
 *
 * @param inline whether a line is interrupted by its label, which is centred on it; else the label
 *     stands at the right of its line
 * @param compact whether lines bend before boxes become wider; else the other way round
 * @param stems whether a line goes straight for at least one cell where it leaves a box
 * @param divided whether rows that would be too wide are divided
 * @param widest how wide the drawing should be at most
 * @param measure how far apart things stand
 */
public record LayoutOptions(
    boolean inline, boolean compact, boolean stems, boolean divided, int widest, Spacing measure) {}
