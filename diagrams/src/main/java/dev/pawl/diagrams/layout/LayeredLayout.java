package dev.pawl.diagrams.layout;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Lays out a graph in rows from top to bottom. A {@code LayeredLayout} can draw several versions of
 * a graph that differ only in the sizes of labels. A {@code LayeredLayout} reuses results that do
 * not depend on the sizes of labels.
 */
public final class LayeredLayout {

  /** The number of {@link Directions} that are tried again in the next drawing. */
  private static final int PREFERRED = 2;

  private final Orders orders = new Orders();

  /**
   * The directions to try in the next drawing. At first, all directions are tried. After a drawing,
   * only the directions that led to the best variants or to rows that are too wide are tried.
   */
  private List<Directions> preferred = List.of(Directions.values());

  /**
   * Returns the best drawing of the graph, or empty if the graph is too wide and its rows must not
   * be divided.
   */
  public Optional<Drawing> draw(Graph graph, LayoutOptions options) {
    return sketch(graph, options).map(this::draw);
  }

  /**
   * Returns the possible variants of a drawing, or empty if the graph is too wide and its rows must
   * not be divided.
   */
  public Optional<LayoutVariants> sketch(Graph graph, LayoutOptions options) {
    LayoutVariants sketch = new LayoutVariants(graph, options);
    List<Directions> distinct = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (Directions directions : preferred) {
      LevelNode root = LevelNode.root(graph, sketch.tree, options);
      root.direct(directions);
      String name = root.directions();
      if (seen.add(name)) {
        distinct.add(directions);
        sketch.add(directions, root, root.order(orders, name));
      }
    }
    preferred = distinct;
    return sketch.variants.isEmpty() ? Optional.empty() : Optional.of(sketch);
  }

  /**
   * Returns the best drawing of all variants. Variants that are probably much harder to read than
   * the best variant are not drawn.
   */
  public Drawing draw(LayoutVariants sketch) {
    List<LayoutVariants.Variant> drawn = sketch.easiest(preferred);
    for (LayoutVariants.Variant variant : drawn) {
      variant.root.lay();
      variant.drawing = drawing(sketch, variant.root);
      // The cost of a single variant is never compared.
      variant.cost = drawn.size() > 1 ? cost(sketch, variant.drawing) : 0;
    }
    drawn.sort((a, b) -> Double.compare(a.cost, b.cost));
    // Directions that were too wide this time may be the best ones with narrower labels.
    preferred = new ArrayList<>(sketch.tooWide);
    for (int i = Math.min(PREFERRED, drawn.size()) - 1; i >= 0; i--) {
      preferred.add(0, drawn.get(i).directions);
    }
    return drawn.get(0).drawing;
  }

  /** Returns the cost of a drawing. The cost is higher if the first box is not at the top. */
  private static double cost(LayoutVariants sketch, Drawing drawing) {
    Graph graph = sketch.graph;
    LayoutOptions options = sketch.options;
    int first = Integer.MAX_VALUE;
    int top = Integer.MAX_VALUE;
    for (int i = 0; i < graph.nodes().size(); i++) {
      int y = drawing.boxes().get(i).y();
      top = Math.min(top, y);
      first = graph.nodes().get(i).first() ? Math.min(first, y) : first;
    }
    boolean below = first < Integer.MAX_VALUE && first > top + 2;
    return DrawingCost.of(drawing, options.widest(), options.spacing()) + (below ? 80 : 0);
  }

  private static Drawing drawing(LayoutVariants sketch, LevelNode root) {
    Graph graph = sketch.graph;
    LayoutOptions options = sketch.options;
    Rectangle[] boxes = new Rectangle[graph.nodes().size()];
    Rectangle[] labels = new Rectangle[graph.links().size()];
    Map<Integer, List<List<Point>>> paths = new HashMap<>();
    root.place(0, 0, boxes, paths, labels);
    List<Drawing.Route> routes = new ArrayList<>();
    int upwards = 0;
    for (int i = 0; i < graph.links().size(); i++) {
      Graph.Link link = graph.links().get(i);
      if (sketch.tree.isLoop(i)) {
        boolean holds = !sketch.tree.children(link.from()).isEmpty();
        routes.add(SelfLoop.route(link, boxes[link.from()], holds, options));
      } else {
        List<Point> points =
            Path.joined(
                requireNonNull(paths.get(i)), boxes[link.from()], options.spacing().floor());
        routes.add(new Drawing.Route(points, Optional.ofNullable(labels[i])));
        upwards += points.get(0).y() > points.get(points.size() - 1).y() ? 1 : 0;
      }
    }
    Level level = root.level();
    return new Drawing(
        level.width, level.height, List.of(boxes), routes, options.inline(), upwards);
  }
}
