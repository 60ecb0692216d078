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
  private final LayoutOptions manner;
  private final Spacing measure;
  private final Level level = new Level();

  /** The boxes of the children, by their indexes in the graph. */
  private final @Nullable Box[] boxes;

  private final Map<Integer, Edge> wires = new LinkedHashMap<>();
  private final Map<Integer, Box> ports = new HashMap<>();
  private final Map<Integer, LevelNode> inner = new LinkedHashMap<>();

  /** The layout of the level, or null until {@link #order} is called. */
  private @Nullable LevelLayout layout;

  private LevelNode(Graph graph, NodeTree tree, int parent, List<End> ends, LayoutOptions manner) {
    this.graph = graph;
    this.tree = tree;
    this.parent = parent;
    this.ends = ends;
    this.manner = manner;
    this.measure = manner.measure();
    this.boxes = new Box[graph.nodes().size()];
  }

  static LevelNode root(Graph graph, NodeTree tree, LayoutOptions manner) {
    return new LevelNode(graph, tree, -1, List.of(), manner);
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
      wires(end);
    }
    for (int link = 0; link < graph.links().size(); link++) {
      if (tree.owner(link) == parent && !tree.isLoop(link)) {
        own(link);
      }
    }
    for (int link : graph.main()) {
      if (isOwn(wires.get(link))) {
        level.lead(requireNonNull(wires.get(link)));
      }
    }
    for (int link : graph.down()) {
      if (isOwn(wires.get(link))) {
        level.down.add(requireNonNull(wires.get(link)));
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
    for (Edge wire : level.wires) {
      out.append(wire.upwards ? '^' : 'v');
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
      loops(child, box(child));
    }
    level.title = hasFirst() ? graph.nodes().get(parent).width() - 1 : 0;
    layout = LevelLayout.ordered(level, manner, orders, name + parent).orElse(null);
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

  private void wires(End end) {
    Box port = port(end.top());
    ports.put(end.link(), port);
    if (end.node() != parent) {
      Box box = box(tree.childOf(parent, end.node()));
      Box from = end.source() ? box : port;
      Box to = end.source() ? port : box;
      Edge wire = level.wire(from, to, 0, 0);
      wire.through = true;
      wires.put(end.link(), wire);
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
    wires.put(number, level.wire(from, to, link.labelWidth(), link.labelHeight()));
  }

  /** Returns whether an edge connects two boxes of the level. */
  private static boolean isOwn(@Nullable Edge wire) {
    return wire != null
        && wire.from.place == Box.Place.ANYWHERE
        && wire.to.place == Box.Place.ANYWHERE;
  }

  private LevelNode nest(int child, Box box) {
    List<End> through = new ArrayList<>();
    for (Map.Entry<Integer, Edge> linked : wires.entrySet()) {
      Edge wire = linked.getValue();
      boolean source = wire.from == box;
      if (source || wire.to == box) {
        Graph.Link whole = graph.links().get(linked.getKey());
        int node = source ? whole.from() : whole.to();
        through.add(new End(linked.getKey(), node, source, wire.lower() == box));
      }
    }
    LevelNode nest = new LevelNode(graph, tree, child, through, manner);
    inner.put(child, nest);
    return nest;
  }

  private int above() {
    return hasFirst() ? 1 : graph.nodes().get(parent).height();
  }

  private void fit(int child, LevelNode nest, Box box) {
    int content = nest.level.width + 2 * measure.inset();
    box.width = Math.max(box.width, content);
    // An odd width has a column in the middle.
    box.width += measure.centred() && box.width % 2 == 0 ? 1 : 0;
    box.span = box.width;
    box.height = nest.above() + nest.level.height + measure.floor();
    box.rigid = true;
    new BoxEnds(box, measure)
        .set(
            wires,
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
        int height = highest.getOrDefault(box.rank, box.height);
        nest.getValue().level.lengthen(height - box.height);
        box.height = height;
      }
    }
  }

  /** Reserves space for lines from a box to itself. */
  private void loops(int child, Box box) {
    for (int number : tree.loops(child)) {
      Graph.Link link = graph.links().get(number);
      box.height = Math.max(box.height, SelfLoop.height(link, manner));
      box.right = Math.max(box.right, SelfLoop.width(link, manner));
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
        nest.place(place.x() + measure.inset(), place.y() + nest.above(), places, paths, labels);
      }
    }
    for (Map.Entry<Integer, Edge> linked : wires.entrySet()) {
      int link = linked.getKey();
      Edge wire = linked.getValue();
      List<Point> path = new ArrayList<>();
      for (Point point : wire.path) {
        path.add(new Point(point.x() + dx, point.y() + dy));
      }
      if (graph.links().get(link).from() == parent && tree.owner(link) == parent) {
        // Start at the border itself, which is above the title.
        path.set(0, new Point(path.get(0).x(), dy - 1));
      }
      if (graph.links().get(link).to() == parent && tree.owner(link) == parent) {
        int border = dy + level.height + measure.floor() - 1;
        path.set(path.size() - 1, new Point(path.get(path.size() - 1).x(), border));
      }
      paths.computeIfAbsent(link, l -> new ArrayList<>()).add(path);
      if (wire.label != null) {
        labels[link] = wire.label.moved(dx, dy);
      }
    }
  }
}
