package dev.pawl.processor.diagram.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lays graphs out in rows, from the top down. */
public final class LayeredLayout {

  /** How far a line from a box to itself stands off. */
  private static final int LOOP = 3;

  private final Graph graph;
  private final Manner manner;
  private final Orders orders;
  private final List<List<Integer>> loops = new ArrayList<>();

  private LayeredLayout(Graph graph, Manner manner, Orders orders) {
    this.orders = orders;
    this.graph = graph;
    this.manner = manner;
    graph.nodes().forEach(n -> loops.add(new ArrayList<>()));
    for (int i = 0; i < graph.links().size(); i++) {
      Graph.Link link = graph.links().get(i);
      if (link.from() == link.to()) {
        loops.get(link.from()).add(i);
      }
    }
  }

  /** The best drawing that is found, no wider than a width if there is one. */
  public static Drawing of(Graph graph, Manner manner, int widest, Orders orders) {
    Drawing best = null;
    double least = 0;
    for (Directions directions : Directions.values()) {
      Drawing drawing = new LayeredLayout(graph, manner, orders).drawing(directions);
      double cost = Cost.of(drawing, widest);
      if (best == null || cost < least) {
        best = drawing;
        least = cost;
      }
    }
    return best;
  }

  private Drawing drawing(Directions directions) {
    Level level = new Level();
    for (int i = 0; i < graph.nodes().size(); i++) {
      Graph.Node node = graph.nodes().get(i);
      int height = node.height();
      int right = node.right();
      for (int link : loops.get(i)) {
        height = Math.max(height, Math.max(5, graph.links().get(link).labelHeight() + 2));
        int label = graph.links().get(link).labelWidth();
        right = Math.max(right, LOOP + (label > 0 ? label + 1 : 0));
      }
      Box box = level.box(node.width(), height, node.left(), right, Box.Place.ANYWHERE);
      box.first = node.first();
    }
    List<Wire> wires = new ArrayList<>();
    for (Graph.Link link : graph.links()) {
      wires.add(
          link.from() == link.to()
              ? null
              : level.wire(
                  level.boxes.get(link.from()),
                  level.boxes.get(link.to()),
                  link.labelWidth(),
                  link.labelHeight(),
                  -1,
                  -1));
    }
    directions.decide(level);
    LevelLayout.run(level, manner, orders, directions.name());
    List<Rectangle> boxes = new ArrayList<>();
    for (Box box : level.boxes) {
      boxes.add(new Rectangle(box.x, box.y, box.span, box.height));
    }
    List<Drawing.Route> routes = new ArrayList<>();
    for (int i = 0; i < wires.size(); i++) {
      Wire wire = wires.get(i);
      routes.add(
          wire == null
              ? loop(graph.links().get(i), boxes.get(graph.links().get(i).from()))
              : new Drawing.Route(wire.path, Optional.ofNullable(wire.label)));
    }
    int upwards = (int) level.wires.stream().filter(w -> w.upwards).count();
    return new Drawing(level.width, level.height, boxes, routes, manner.inline(), upwards);
  }

  /** Out of the right side and back into it. */
  private static Drawing.Route loop(Graph.Link link, Rectangle box) {
    int x = box.right() + LOOP;
    int top = box.y() + 1;
    int bottom = box.bottom() - 1;
    List<Point> path =
        List.of(
            new Point(box.right(), top),
            new Point(x, top),
            new Point(x, bottom),
            new Point(box.right(), bottom));
    Rectangle label =
        new Rectangle(
            x + 2,
            box.y() + (box.height() - link.labelHeight()) / 2,
            link.labelWidth(),
            link.labelHeight());
    return new Drawing.Route(path, link.labelHeight() > 0 ? Optional.of(label) : Optional.empty());
  }
}
