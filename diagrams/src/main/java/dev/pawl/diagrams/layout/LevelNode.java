package dev.pawl.diagrams.layout;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The level that consists of the children of one node, or of the outermost nodes. The content of a
 * child is laid out before the level, because it determines the size of the child.
 */
final class LevelNode {

  /**
   * A link that crosses the border of the node.
   *
   * @param node the index of the graph's node at the inner end of the link
   * @param source whether the inner end is the source of the link
   * @param top whether the link crosses the upper border
   */
  private record End(int link, int node, boolean source, boolean top) {}

  private final Graph graph;
  private final NodeTree tree;
  private final int parent;
  private final List<End> ends;
  private final LayoutOptions options;
  private final Spacing spacing;
  private final Level level = new Level();

  /** The boxes of the children, by their indexes in the graph. */
  private final @Nullable Box[] boxes;

  private final Map<Integer, Edge> edges = new LinkedHashMap<>();
  private final Map<Integer, Box> ports = new HashMap<>();
  private final Map<Integer, LevelNode> inner = new LinkedHashMap<>();

  /** The layout of the level, or null until {@link #order} is called. */
  private @Nullable LevelLayout layout;

  private LevelNode(Graph graph, NodeTree tree, int parent, List<End> ends, LayoutOptions options) {
    this.graph = graph;
    this.tree = tree;
    this.parent = parent;
    this.ends = ends;
    this.options = options;
    this.spacing = options.spacing();
    this.boxes = new Box[graph.nodes().size()];
  }

  static LevelNode root(Graph graph, NodeTree tree, LayoutOptions options) {
    return new LevelNode(graph, tree, -1, List.of(), options);
  }

  Level level() {
    return level;
  }

  /** Decides which edges of this level and of all nested levels run upwards. */
  void direct(Directions directions) {
    for (int child : tree.children(parent)) {
      Graph.Node node = graph.nodes().get(child);
      Box box = level.box(node.width(), node.height(), node.left(), node.right());
      box.first = node.first();
      box.depth = node.depth();
      box.beside = node.beside();
      boxes[child] = box;
    }
    for (End end : ends) {
      edges(end);
    }
    for (int link = 0; link < graph.links().size(); link++) {
      if (tree.owner(link) == parent && !tree.isLoop(link)) {
        own(link);
      }
    }
    for (int link : graph.main()) {
      if (isOwn(edges.get(link))) {
        level.lead(requireNonNull(edges.get(link)));
      }
    }
    for (int link : graph.down()) {
      if (isOwn(edges.get(link))) {
        level.down.add(requireNonNull(edges.get(link)));
      }
    }
    directions.decide(level);
    for (int child : tree.children(parent)) {
      if (!tree.children(child).isEmpty()) {
        nest(child, box(child)).direct(directions);
      }
    }
  }

  /**
   * Returns a text that encodes the directions of all edges in this level and in all nested levels.
   */
  String directions() {
    StringBuilder out = new StringBuilder();
    for (Edge edge : level.edges) {
      out.append(edge.upwards ? '^' : 'v');
    }
    for (LevelNode nest : inner.values()) {
      out.append('(').append(nest.directions()).append(')');
    }
    return out.toString();
  }

  /** Lays out the nested levels and orders this level. Returns false if this level is too wide. */
  boolean order(Orders orders, String name) {
    for (Map.Entry<Integer, LevelNode> nest : inner.entrySet()) {
      if (!nest.getValue().order(orders, name)) {
        return false;
      }
      nest.getValue().lay();
      fit(nest.getKey(), nest.getValue(), box(nest.getKey()));
    }
    for (int child : tree.children(parent)) {
      reserveLoops(child, box(child));
    }
    level.title = hasFirst() ? graph.nodes().get(parent).width() - 1 : 0;
    layout = LevelLayout.ordered(level, options, orders, name + parent).orElse(null);
    return layout != null;
  }

  /**
   * Returns an estimate of how hard the drawing will be to read. The level must have been ordered.
   */
  int difficulty() {
    int difficulty = requireNonNull(layout).difficulty();
    for (LevelNode nest : inner.values()) {
      difficulty += nest.difficulty();
    }
    return difficulty;
  }

  /** Sets all positions in the level. The level must have been ordered. */
  void lay() {
    stretch();
    requireNonNull(layout).place();
  }

  private Box box(int child) {
    return requireNonNull(boxes[child]);
  }

  private boolean hasFirst() {
    for (Box box : level.boxes) {
      if (box.place == Box.Place.FIRST) {
        return true;
      }
    }
    return false;
  }

  private void edges(End end) {
    Box port = port(end.top());
    ports.put(end.link(), port);
    if (end.node() != parent) {
      Box box = box(tree.childOf(parent, end.node()));
      Box from = end.source() ? box : port;
      Box to = end.source() ? port : box;
      Edge edge = level.edge(from, to, 0, 0);
      edge.through = true;
      edges.put(end.link(), edge);
    }
  }

  private Box port(boolean top) {
    // Ports at the top are next to the title.
    int height = top ? graph.nodes().get(parent).height() - 1 : 0;
    return level.port(top ? Box.Place.FIRST : Box.Place.LAST, height);
  }

  private void own(int number) {
    Graph.Link link = graph.links().get(number);
    boolean fromBorder = link.from() == parent;
    boolean toBorder = link.to() == parent;
    Box from = fromBorder ? port(true) : box(tree.childOf(parent, link.from()));
    Box to = toBorder ? port(false) : box(tree.childOf(parent, link.to()));
    edges.put(number, level.edge(from, to, link.labelWidth(), link.labelHeight()));
  }

  /** Returns whether an edge connects two boxes of the level. */
  private static boolean isOwn(@Nullable Edge edge) {
    return edge != null
        && edge.from.place == Box.Place.ANYWHERE
        && edge.to.place == Box.Place.ANYWHERE;
  }

  private LevelNode nest(int child, Box box) {
    List<End> through = new ArrayList<>();
    for (Map.Entry<Integer, Edge> linked : edges.entrySet()) {
      Edge edge = linked.getValue();
      boolean source = edge.from == box;
      if (source || edge.to == box) {
        Graph.Link whole = graph.links().get(linked.getKey());
        int node = source ? whole.from() : whole.to();
        through.add(new End(linked.getKey(), node, source, edge.lower() == box));
      }
    }
    LevelNode nest = new LevelNode(graph, tree, child, through, options);
    inner.put(child, nest);
    return nest;
  }

  private int above() {
    return hasFirst() ? 1 : graph.nodes().get(parent).height();
  }

  private void fit(int child, LevelNode nest, Box box) {
    int content = nest.level.width + 2 * spacing.inset();
    box.width = Math.max(box.width, content);
    // An odd width has a column in the middle.
    box.width += spacing.centred() && box.width % 2 == 0 ? 1 : 0;
    box.span = box.width;
    box.height = nest.above() + nest.level.height + spacing.floor();
    box.rigid = true;
    new BoxEnds(box, spacing)
        .set(
            edges,
            nest.ports,
            link -> {
              Graph.Link whole = graph.links().get(link);
              return whole.from() == child || whole.to() == child;
            });
  }

  /** Makes boxes that are in one row and contain other boxes equally high. */
  private void stretch() {
    Map<Integer, Integer> highest = new HashMap<>();
    for (Box box : level.beside()) {
      highest.merge(box.rank, box.height, Math::max);
    }
    for (Map.Entry<Integer, LevelNode> nest : inner.entrySet()) {
      Box box = box(nest.getKey());
      if (box.beside) {
        raise(nest.getKey(), highest.getOrDefault(box.rank, box.height) - box.height);
      }
    }
  }

  /** Makes the box of a child higher, below the content of the box. */
  private void raise(int child, int by) {
    box(child).height += by;
    LevelNode nest = inner.get(child);
    if (nest != null) {
      nest.level.lengthen(by);
    }
  }

  /** Reserves space for lines from a box to itself. */
  private void reserveLoops(int child, Box box) {
    for (int number : tree.loops(child)) {
      Graph.Link link = graph.links().get(number);
      int higher = SelfLoop.height(link, options) - box.height;
      if (higher > 0) {
        raise(child, higher);
      }
      box.right = Math.max(box.right, SelfLoop.width(link, options));
    }
  }

  /**
   * Adds the absolute positions of all boxes, paths and labels in the level.
   *
   * @param dx the column of the level's origin
   * @param dy the row of the level's origin
   */
  void place(
      int dx,
      int dy,
      Rectangle[] places,
      Map<Integer, List<List<Point>>> paths,
      Rectangle[] labels) {
    for (int child : tree.children(parent)) {
      Box box = box(child);
      Rectangle place = new Rectangle(dx + box.x, dy + box.y, box.span, box.height);
      places[child] = place;
      LevelNode nest = inner.get(child);
      if (nest != null) {
        nest.place(place.x() + spacing.inset(), place.y() + nest.above(), places, paths, labels);
      }
    }
    for (Map.Entry<Integer, Edge> linked : edges.entrySet()) {
      int link = linked.getKey();
      Edge edge = linked.getValue();
      List<Point> path = new ArrayList<>();
      for (Point point : edge.path) {
        path.add(new Point(point.x() + dx, point.y() + dy));
      }
      if (graph.links().get(link).from() == parent && tree.owner(link) == parent) {
        // Start at the border itself, which is above the title.
        path.set(0, new Point(path.get(0).x(), dy - 1));
      }
      if (graph.links().get(link).to() == parent && tree.owner(link) == parent) {
        int border = dy + level.height + spacing.floor() - 1;
        path.set(path.size() - 1, new Point(path.get(path.size() - 1).x(), border));
      }
      paths.computeIfAbsent(link, l -> new ArrayList<>()).add(path);
      if (edge.label != null) {
        labels[link] = edge.label.moved(dx, dy);
      }
    }
  }
}
