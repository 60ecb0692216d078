package dev.pawl.processor.diagram.layout;

import dev.pawl.processor.diagram.layout.drawing.Drawing;
import dev.pawl.processor.diagram.layout.drawing.Graph;
import dev.pawl.processor.diagram.layout.drawing.Point;
import dev.pawl.processor.diagram.layout.drawing.Rectangle;
import java.util.List;
import java.util.Optional;

/** A line from a box to itself: out of its right side and back into it. */
final class Loop {

  /** How far it stands off. */
  private static final int AWAY = 3;

  private Loop() {}

  /** The least height of its box. */
  static int height(Graph.Link link) {
    return Math.max(5, link.labelHeight() + 2);
  }

  /** How much it needs beside its box. */
  static int width(Graph.Link link) {
    return AWAY + (link.labelWidth() > 0 ? link.labelWidth() + 1 : 0);
  }

  static Drawing.Route route(Graph.Link link, Rectangle box, boolean holds) {
    int x = box.right() + AWAY;
    int top = box.y() + 1;
    // what holds others may be high, the line need not be
    int bottom = holds ? top + height(link) - 3 : box.bottom() - 1;
    int from = top + (bottom - top + 1 - link.labelHeight()) / 2;
    List<Point> path =
        List.of(
            new Point(box.right(), top),
            new Point(x, top),
            new Point(x, bottom),
            new Point(box.right(), bottom));
    Rectangle label = new Rectangle(x + 2, from, link.labelWidth(), link.labelHeight());
    return new Drawing.Route(path, link.labelHeight() > 0 ? Optional.of(label) : Optional.empty());
  }
}
