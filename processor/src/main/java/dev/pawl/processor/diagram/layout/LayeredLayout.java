package dev.pawl.processor.diagram.layout;

import dev.pawl.processor.diagram.layout.drawing.Cost;
import dev.pawl.processor.diagram.layout.drawing.Drawing;
import dev.pawl.processor.diagram.layout.drawing.Graph;
import dev.pawl.processor.diagram.layout.drawing.Manner;
import dev.pawl.processor.diagram.layout.drawing.Path;
import dev.pawl.processor.diagram.layout.drawing.Point;
import dev.pawl.processor.diagram.layout.drawing.Rectangle;
import dev.pawl.processor.diagram.layout.level.Level;
import dev.pawl.processor.diagram.layout.order.Orders;
import dev.pawl.processor.diagram.layout.phase.Directions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Lays a graph out in rows, from the top down. What was found out for one drawing of a graph serves
 * others of it, in which only labels have another size.
 */
public final class LayeredLayout {

  /** What is so much harder than the least hard is not drawn to the end. */
  private static final int HARDER = 20;

  /** How many ways to direct wires are tried again in another drawing. */
  private static final int MOST = 2;

  private final Orders orders = new Orders();

  /** The ways to direct wires that led to the best drawings, or all where nothing is known. */
  private List<Directions> preferred = List.of(Directions.values());

  /** The best drawing that is found; none where it is too wide and rows may not be divided. */
  public Optional<Drawing> draw(Graph graph, Manner manner) {
    Tree tree = new Tree(graph);
    List<Directed> ways = new ArrayList<>();
    List<Directions> tooWide = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    int least = Integer.MAX_VALUE;
    for (Directions directions : preferred) {
      Nest root = Nest.root(graph, tree, manner);
      root.direct(directions);
      String name = root.directions();
      if (!seen.add(name)) {
        continue;
      }
      if (!root.order(orders, name)) {
        tooWide.add(directions);
      } else {
        ways.add(new Directed(directions, root));
        least = Math.min(least, root.difficulty());
      }
    }
    List<Directed> drawn = new ArrayList<>();
    for (Directed way : ways) {
      if (way.root.difficulty() <= least + HARDER) {
        way.root.lay();
        way.drawing = drawing(graph, tree, manner, way.root);
        way.cost = cost(graph, way.drawing, manner);
        drawn.add(way);
      }
    }
    if (drawn.isEmpty()) {
      return Optional.empty();
    }
    drawn.sort((a, b) -> Double.compare(a.cost, b.cost));
    // what was too wide this time may be the best of all with narrower labels
    preferred =
        Stream.concat(drawn.stream().limit(MOST).map(way -> way.directions), tooWide.stream())
            .toList();
    return Optional.of(drawn.get(0).drawing);
  }

  /** A graph whose wires have directions, and its drawing. */
  private static final class Directed {
    final Directions directions;
    final Nest root;
    Drawing drawing;
    double cost;

    Directed(Directions directions, Nest root) {
      this.directions = directions;
      this.root = root;
    }
  }

  /** It should begin at the top. */
  private static double cost(Graph graph, Drawing drawing, Manner manner) {
    int first = Integer.MAX_VALUE;
    int top = Integer.MAX_VALUE;
    for (int i = 0; i < graph.nodes().size(); i++) {
      int y = drawing.boxes().get(i).y();
      top = Math.min(top, y);
      first = graph.nodes().get(i).first() ? Math.min(first, y) : first;
    }
    boolean below = first < Integer.MAX_VALUE && first > top + 2;
    return Cost.of(drawing, manner.widest(), manner.measure()) + (below ? 80 : 0);
  }

  private static Drawing drawing(Graph graph, Tree tree, Manner manner, Nest root) {
    Rectangle[] boxes = new Rectangle[graph.nodes().size()];
    Rectangle[] labels = new Rectangle[graph.links().size()];
    Map<Integer, List<List<Point>>> paths = new HashMap<>();
    root.place(0, 0, boxes, paths, labels);
    List<Drawing.Route> routes = new ArrayList<>();
    int upwards = 0;
    for (int i = 0; i < graph.links().size(); i++) {
      Graph.Link link = graph.links().get(i);
      if (tree.isLoop(i)) {
        boolean holds = !tree.children(link.from()).isEmpty();
        routes.add(Loop.route(link, boxes[link.from()], holds, manner));
      } else {
        List<Point> points =
            Path.joined(paths.get(i), boxes[link.from()], manner.measure().floor());
        routes.add(new Drawing.Route(points, Optional.ofNullable(labels[i])));
        upwards += points.get(0).y() > points.get(points.size() - 1).y() ? 1 : 0;
      }
    }
    Level level = root.level();
    return new Drawing(level.width, level.height, List.of(boxes), routes, manner.inline(), upwards);
  }
}
