package dev.pawl.diagrams.layout;

import java.util.List;
import java.util.Optional;

/**
 * Computes the path of a line from a box to itself, and the space that the line needs. The line
 * starts and ends at the right side of the box. In an SVG picture, the label is on the line. In a
 * text diagram, the label is to the right of the line, because lines must not run through text.
 */
final class SelfLoop {

  /** The minimum distance of the line from its box. */
  private static final int AWAY = 3;

  private SelfLoop() {}

  /** Returns the minimum height of a box with a line to itself. */
  static int height(Graph.Link link, LayoutOptions options) {
    Spacing spacing = options.spacing();
    return Math.max(
        spacing.shortest() + 3 * spacing.head(), link.labelHeight() + 2 * margin(link, spacing));
  }

  /** Returns the number of columns that the line and its label need next to the box. */
  static int width(Graph.Link link, LayoutOptions options) {
    Spacing spacing = options.spacing();
    return spacing.centred()
        ? away(link, options) + link.labelWidth() / 2
        : AWAY + (link.labelWidth() > 0 ? link.labelWidth() + spacing.away() - 1 : 0);
  }

  private static int away(Graph.Link link, LayoutOptions options) {
    return options.spacing().centred() ? Math.max(AWAY, link.labelWidth() / 2 + 2) : AWAY;
  }

  /** Returns the number of rows that are kept free above and below the label. */
  private static int margin(Graph.Link link, Spacing spacing) {
    return spacing.centred() && link.labelHeight() > 0 ? 2 * spacing.lane() : spacing.lane();
  }

  /**
   * Returns the path of the line.
   *
   * @param holds whether the box contains other boxes
   */
  static Drawing.Route route(Graph.Link link, Rectangle box, boolean holds, LayoutOptions options) {
    Spacing spacing = options.spacing();
    int x = box.right() + away(link, options);
    int top = box.y() + spacing.lane();
    // A box that contains other boxes may be much higher than the line needs to be.
    int bottom =
        holds
            ? top + height(link, options) - 1 - 2 * spacing.lane()
            : box.bottom() - spacing.lane();
    int from = top + (bottom - top + 1 - link.labelHeight()) / 2;
    List<Point> path =
        List.of(
            new Point(box.right(), top),
            new Point(x, top),
            new Point(x, bottom),
            new Point(box.right(), bottom));
    int left = spacing.centred() ? x - (link.labelWidth() - 1) / 2 : x + 2;
    Rectangle label = new Rectangle(left, from, link.labelWidth(), link.labelHeight());
    return new Drawing.Route(path, link.labelHeight() > 0 ? Optional.of(label) : Optional.empty());
  }
}
