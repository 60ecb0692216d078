package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Computes the layout of a level whose edges have directions. */
final class LevelLayout {

  private final Level level;
  private final LayoutOptions options;
  private final Spacing spacing;
  private final Rows rows;
  private final int crossings;
  private final int[] rowTop;
  private final int[] rowHeight;

  private LevelLayout(Level level, LayoutOptions options, Rows rows, int crossings) {
    this.level = level;
    this.options = options;
    this.spacing = options.spacing();
    this.rows = rows;
    this.crossings = crossings;
    this.rowTop = new int[rows.rows.size()];
    this.rowHeight = new int[rows.rows.size()];
  }

  /**
   * Assigns the boxes of a level to rows and orders the rows. Returns empty if a row is too wide
   * and rows must not be divided. Boxes without outgoing edges are below all boxes with outgoing
   * edges, unless this order leads to more crossings.
   *
   * @param name the key of the level in {@code orders}
   */
  public static Optional<LevelLayout> ordered(
      Level level, LayoutOptions options, Orders orders, String name) {
    Optional<LevelLayout> low =
        ranked(level, options, orders, name, true).map(r -> ordered(r, options, orders, name));
    if (!level.hasEnds() || (low.isPresent() && low.get().crossings == 0)) {
      return low;
    }
    String free = name + " free";
    Optional<Rows> higher = ranked(level, options, orders, free, false);
    if (low.isPresent() && low.get().rows.isRanked()) {
      return low;
    }
    Optional<LevelLayout> high = higher.map(r -> ordered(r, options, orders, free));
    if (low.isEmpty() || (high.isPresent() && high.get().crossings < low.get().crossings)) {
      return high;
    }
    low.get().rows.rank();
    return low;
  }

  /** Returns the rows of a level, or empty if a row is too wide and rows must not be divided. */
  private static Optional<Rows> ranked(
      Level level, LayoutOptions options, Orders orders, String name, boolean low) {
    int[] shortest = orders.ranks(name, () -> Ranks.shortest(level, low));
    int ranks = Ranks.assign(level, shortest, options.widest());
    if (options.divided()) {
      ranks = WidthEstimator.relieve(level, ranks, options);
    } else if (WidthEstimator.width(level, ranks, options) > options.widest()) {
      return Optional.empty();
    }
    return Optional.of(new Rows(level, ranks));
  }

  private static LevelLayout ordered(Rows rows, LayoutOptions options, Orders orders, String name) {
    return new LevelLayout(rows.level, options, rows, orders.apply(name, rows));
  }

  /**
   * Returns an estimate of how hard the drawn level will be to read. The positions of boxes do not
   * have to be known.
   */
  public int difficulty() {
    int difficulty = DrawingCost.CROSSING * crossings;
    for (Edge edge : level.edges) {
      difficulty += edge.upwards ? DrawingCost.UPWARDS : 0;
    }
    return difficulty;
  }

  /** Sets the positions of all boxes and the paths of all edges. */
  public void place() {
    int ranks = rows.rows.size();
    rows.number();
    Borders.sort(rows, spacing.line(), spacing.corner());
    rows.orderSegments();
    Labels.place(rows, options);
    if (!Columns.assign(rows, options)) {
      throw new IllegalStateException("no columns fit");
    }
    heights();
    int y = 0;
    for (int r = 0; r < ranks; r++) {
      rowTop[r] = y;
      for (Item item : rows.rows.get(r)) {
        if (item.box != null) {
          item.box.y = y + (rowHeight[r] - item.box.height) / 2;
        }
      }
      y += rowHeight[r];
      if (r < ranks - 1) {
        y = routeGap(r, y);
      }
    }
    level.height = y;
    finish();
  }

  private void heights() {
    for (Box box : level.boxes) {
      rowHeight[box.rank] = Math.max(rowHeight[box.rank], box.height);
    }
  }

  /**
   * Computes the paths of the edge segments between two adjacent rows of boxes.
   *
   * @param rank the number of the upper row of boxes
   * @param start the y coordinate at which the segments start
   * @return the y coordinate at which the lower row of boxes starts
   */
  private int routeGap(int rank, int start) {
    List<EdgeSegment> gap = rows.gaps.get(rank);
    boolean upArrow = false;
    boolean downArrow = false;
    boolean labelled = false;
    boolean whole = false;
    Channel upper = new Channel();
    Channel lower = new Channel();
    for (EdgeSegment segment : gap) {
      upArrow |= segment.upper.isBox() && segment.edge.upwards;
      downArrow |= segment.lower.ends(segment.edge) && !segment.edge.upwards;
      labelled |= segment.labelled;
      whole |= segment.isWhole();
      upper.add(segment.top.at, segment.middle.at);
      lower.add(segment.middle.at, segment.bottom.at);
    }
    upper.assign();
    lower.assign();
    boolean stem = options.stems() && upper.lanes > 0;
    int y = start + (upArrow || stem ? spacing.head() : 0);
    int upperLanes = y;
    y += upper.lanes * spacing.lane();
    int lowerLanes;
    if (labelled) {
      boolean air =
          options.inline() ? y == start || stem : touches(gap, upper, upper.lanes - 1, true, 0);
      y += air ? spacing.air() : 0;
      int bottom = placeLabels(gap, y);
      stem = options.stems() && lower.lanes > 0;
      air = options.inline() ? stem : touches(gap, lower, 0, false, bottom);
      y = bottom + (air ? spacing.air() : 0);
      lowerLanes = y;
      y += lower.lanes * spacing.lane();
      y += downArrow || stem || (options.inline() && y == bottom) ? spacing.head() : 0;
    } else {
      // In a gap without labels, edges change their columns only in the upper channel.
      lowerLanes = y;
      y += lower.lanes * spacing.lane();
      y += downArrow || stem || y == start ? spacing.head() : 0;
      // A line must be longer than its arrowhead.
      y = Math.max(y, start + (whole ? spacing.shortest() : 0));
    }
    List<List<Point>> paths = new ArrayList<>();
    for (int i = 0; i < gap.size(); i++) {
      EdgeSegment segment = gap.get(i);
      List<Point> path = new ArrayList<>();
      paths.add(path);
      upperEnd(path, segment, start);
      turn(path, upper.edges.get(i), upperLanes, spacing.lane());
      turn(path, lower.edges.get(i), lowerLanes, spacing.lane());
      lowerEnd(path, segment, y);
      segment.edge.path.addAll(path);
    }
    if (spacing.centred()) {
      List<Rectangle> items = items(rank, rowTop[rank]);
      items.addAll(items(rank + 1, y));
      new Centring(gap, paths, items, spacing).run();
    }
    return y;
  }

  /** Returns the positions of the boxes in a row, and of the edges that pass through the row. */
  private List<Rectangle> items(int rank, int top) {
    List<Rectangle> items = new ArrayList<>();
    for (Item item : rows.rows.get(rank)) {
      int height = item.box == null ? rowHeight[rank] : item.box.height;
      int x = item.left.at;
      int y = top + (rowHeight[rank] - height) / 2;
      items.add(new Rectangle(x, y, item.right.at - x + 1, height));
    }
    return items;
  }

  private void upperEnd(List<Point> path, EdgeSegment segment, int start) {
    Box box = segment.upper.box;
    int y = start - 1;
    if (box != null && segment.upperSide != null) {
      y = box.y + segment.upperSide.down();
      path.add(new Point(border(box, segment.upperSide), y));
    } else if (box != null) {
      // A port is at the border and as high as the title next to it.
      y = box.place == Box.Place.FIRST ? box.y : box.y + Math.max(0, box.height - 1);
    }
    path.add(new Point(segment.top.at, y));
  }

  private void lowerEnd(List<Point> path, EdgeSegment segment, int end) {
    Box box = segment.lower.box;
    int y = box == null ? end : end + (rowHeight[box.rank] - box.height) / 2;
    if (segment.lowerSide == null) {
      path.add(new Point(segment.bottom.at, y));
    } else {
      int down = y + segment.lowerSide.down();
      path.add(new Point(segment.bottom.at, down));
      path.add(new Point(border(segment.lower.box(), segment.lowerSide), down));
    }
  }

  private static int border(Box box, EdgeSegment.SideEnd end) {
    return end.right() ? box.x + box.span - 1 : box.x;
  }

  private static void turn(List<Point> path, List<Channel.Run> runs, int lanes, int distance) {
    for (Channel.Run run : runs) {
      path.add(new Point(run.from, lanes + run.lane * distance));
      path.add(new Point(run.to, lanes + run.lane * distance));
    }
  }

  /**
   * Places the labels between two adjacent rows of boxes.
   *
   * @param start the y coordinate of the first line of labels
   * @return the y coordinate below the last line of labels
   */
  private int placeLabels(List<EdgeSegment> gap, int start) {
    Labels.settle(gap, spacing.label());
    int y = start;
    for (int line = 0; line < Labels.LINES; line++) {
      int height = 0;
      for (EdgeSegment segment : gap) {
        if (segment.labelled && segment.line == line) {
          Edge edge = segment.edge;
          int x = options.inline() ? segment.label.at - segment.left : segment.label.at + 2;
          edge.label = new Rectangle(x, y, edge.labelWidth, edge.labelHeight);
          height = Math.max(height, edge.labelHeight);
        }
      }
      y += height + (line + 1 < Labels.LINES && height > 0 ? spacing.lane() - 1 : 0);
    }
    return y;
  }

  /**
   * Returns whether a horizontal part of an edge in the given lane would touch the label of another
   * edge.
   */
  private static boolean touches(
      List<EdgeSegment> gap, Channel channel, int lane, boolean above, int bottom) {
    for (int i = 0; i < gap.size(); i++) {
      for (Channel.Run run : channel.edges.get(i)) {
        if (run.lane != lane) {
          continue;
        }
        for (EdgeSegment other : gap) {
          boolean beside = above || (other.labelled && other.edge.label().bottom() == bottom - 1);
          if (other.labelled
              && beside
              && other != gap.get(i)
              && run.low() <= other.label.at + other.right
              && run.high() >= other.label.at + 1) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /**
   * Reverses the paths of upward edges, so that each path leads from source to target, and removes
   * redundant points.
   */
  private void finish() {
    for (Edge edge : level.edges) {
      List<Point> straight = new ArrayList<>(Path.straightened(edge.path));
      if (edge.upwards) {
        Collections.reverse(straight);
      }
      edge.path.clear();
      edge.path.addAll(straight);
    }
  }
}
