package dev.pawl.diagrams.layout;

/**
 * The options of a layout.
 *
 * @param inline whether a label is centred on its line and interrupts the line. If false, labels
 *     are to the right of their lines.
 * @param compact whether narrow boxes are more important than straight lines. If false, boxes
 *     become wider to keep lines straight.
 * @param stems whether a line runs straight for at least one cell where it leaves a box
 * @param divided whether rows that would be too wide are divided
 * @param widest the maximum width that the drawing should have, in columns
 * @param spacing the distances between elements
 */
public record LayoutOptions(
    boolean inline, boolean compact, boolean stems, boolean divided, int widest, Spacing spacing) {}
