package dev.pawl.diagrams.layout;

import java.util.List;
import java.util.Optional;

/**
 * A line from a box to itself: out of its right side and back into it. Its label stands in it or,
 * in cells, where no line runs up through text, always beside it.
 */
final class SelfLoop {

  /** How far it stands off. */
  private static final int AWAY = 3;

  private SelfLoop() {}

  /** The least height of its box. */
  static int height(Graph.Link link, LayoutOptions manner) {
    Spacing measure = manner.measure();
    return Math.max(
        measure.shortest() + 3 * measure.head(), link.labelHeight() + 2 * margin(link, measure));
  }

  /** How much it needs beside its box. */
  static int width(Graph.Link link, LayoutOptions manner) {
    Spacing measure = manner.measure();
    return measure.centred()
        ? away(link, manner) + link.labelWidth() / 2
        : AWAY + (link.labelWidth() > 0 ? link.labelWidth() + measure.away() - 1 : 0);
  }

  private static int away(Graph.Link link, LayoutOptions manner) {
    return manner.measure().centred() ? Math.max(AWAY, link.labelWidth() / 2 + 2) : AWAY;
  }

  /** The rows that stay free of its label above and below. */
  private static int margin(Graph.Link link, Spacing measure) {
    return measure.centred() && link.labelHeight() > 0 ? 2 * measure.lane() : measure.lane();
  }

  static Drawing.Route route(Graph.Link link, Rectangle box, boolean holds, LayoutOptions manner) {
    Spacing measure = manner.measure();
    int x = box.right() + away(link, manner);
    int top = box.y() + measure.lane();
    // what holds others may be high, the line need not be
    int bottom =
        holds ? top + height(link, manner) - 1 - 2 * measure.lane() : box.bottom() - measure.lane();
    int from = top + (bottom - top + 1 - link.labelHeight()) / 2;
    List<Point> path =
        List.of(
            new Point(box.right(), top),
            new Point(x, top),
            new Point(x, bottom),
            new Point(box.right(), bottom));
    int left = measure.centred() ? x - (link.labelWidth() - 1) / 2 : x + 2;
    Rectangle label = new Rectangle(left, from, link.labelWidth(), link.labelHeight());
    return new Drawing.Route(path, link.labelHeight() > 0 ? Optional.of(label) : Optional.empty());
  }
}
