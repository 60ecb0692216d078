package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Computes the layout of a level whose edges have directions. */
final class LevelLayout {

  private final Level level;
  private final LayoutOptions manner;
  private final Spacing measure;
  private final Rows rows;
  private final int crossings;
  private final int[] rowTop;
  private final int[] rowHeight;

  private LevelLayout(Level level, LayoutOptions manner, Rows rows, int crossings) {
    this.level = level;
    this.manner = manner;
    this.measure = manner.measure();
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
      Level level, LayoutOptions manner, Orders orders, String name) {
    Optional<LevelLayout> low =
        ranked(level, manner, orders, name, true).map(r -> ordered(r, manner, orders, name));
    if (!level.hasEnds() || (low.isPresent() && low.get().crossings == 0)) {
      return low;
    }
    String free = name + " free";
    Optional<Rows> higher = ranked(level, manner, orders, free, false);
    if (low.isPresent() && low.get().rows.isRanked()) {
      return low;
    }
    Optional<LevelLayout> high = higher.map(r -> ordered(r, manner, orders, free));
    if (low.isEmpty() || (high.isPresent() && high.get().crossings < low.get().crossings)) {
      return high;
    }
    low.get().rows.rank();
    return low;
  }

  /** Returns the rows of a level, or empty if a row is too wide and rows must not be divided. */
  private static Optional<Rows> ranked(
      Level level, LayoutOptions manner, Orders orders, String name, boolean low) {
    int[] shortest = orders.ranks(name, () -> Ranks.shortest(level, low));
    int ranks = Ranks.assign(level, shortest, manner.widest());
    if (manner.divided()) {
      ranks = WidthEstimator.relieve(level, ranks, manner);
    } else if (WidthEstimator.width(level, ranks, manner) > manner.widest()) {
      return Optional.empty();
    }
    return Optional.of(new Rows(level, ranks));
  }

  private static LevelLayout ordered(Rows rows, LayoutOptions manner, Orders orders, String name) {
    return new LevelLayout(rows.level, manner, rows, orders.apply(name, rows));
  }

  /**
   * Returns an estimate of how hard the drawn level will be to read. The positions of boxes do not
   * have to be known.
   */
  public int difficulty() {
    int difficulty = DrawingCost.CROSSING * crossings;
    for (Edge wire : level.wires) {
      difficulty += wire.upwards ? DrawingCost.UPWARDS : 0;
    }
    return difficulty;
  }

  /** Sets the positions of all boxes and the paths of all edges. */
  public void place() {
    int ranks = rows.rows.size();
    rows.number();
    Borders.sort(rows, measure.line(), measure.corner());
    rows.orderPieces();
    Labels.place(rows, manner);
    if (!Columns.assign(rows, manner)) {
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
        y = gap(r, y);
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
  private int gap(int rank, int start) {
    List<EdgeSegment> gap = rows.gaps.get(rank);
    boolean upArrow = false;
    boolean downArrow = false;
    boolean labelled = false;
    boolean whole = false;
    Channel upper = new Channel();
    Channel lower = new Channel();
    for (EdgeSegment piece : gap) {
      upArrow |= piece.upper.isBox() && piece.wire.upwards;
      downArrow |= piece.lower.ends(piece.wire) && !piece.wire.upwards;
      labelled |= piece.labelled;
      whole |= piece.isWhole();
      upper.add(piece.top.at, piece.middle.at);
      lower.add(piece.middle.at, piece.bottom.at);
    }
    upper.assign();
    lower.assign();
    boolean stem = manner.stems() && upper.lanes > 0;
    int y = start + (upArrow || stem ? measure.head() : 0);
    int upperLanes = y;
    y += upper.lanes * measure.lane();
    int lowerLanes;
    if (labelled) {
      boolean air =
          manner.inline() ? y == start || stem : touches(gap, upper, upper.lanes - 1, true, 0);
      y += air ? measure.air() : 0;
      int bottom = labels(gap, y);
      stem = manner.stems() && lower.lanes > 0;
      air = manner.inline() ? stem : touches(gap, lower, 0, false, bottom);
      y = bottom + (air ? measure.air() : 0);
      lowerLanes = y;
      y += lower.lanes * measure.lane();
      y += downArrow || stem || (manner.inline() && y == bottom) ? measure.head() : 0;
    } else {
      // In a gap without labels, edges change their columns only in the upper channel.
      lowerLanes = y;
      y += lower.lanes * measure.lane();
      y += downArrow || stem || y == start ? measure.head() : 0;
      // A line must be longer than its arrowhead.
      y = Math.max(y, start + (whole ? measure.shortest() : 0));
    }
    List<List<Point>> paths = new ArrayList<>();
    for (int i = 0; i < gap.size(); i++) {
      EdgeSegment piece = gap.get(i);
      List<Point> path = new ArrayList<>();
      paths.add(path);
      upperEnd(path, piece, start);
      turn(path, upper.wires.get(i), upperLanes, measure.lane());
      turn(path, lower.wires.get(i), lowerLanes, measure.lane());
      lowerEnd(path, piece, y);
      piece.wire.path.addAll(path);
    }
    if (measure.centred()) {
      List<Rectangle> items = items(rank, rowTop[rank]);
      items.addAll(items(rank + 1, y));
      new Centring(gap, paths, items, measure).run();
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

  private void upperEnd(List<Point> path, EdgeSegment piece, int start) {
    Box box = piece.upper.box;
    int y = start - 1;
    if (box != null && piece.upperBeside != null) {
      y = box.y + piece.upperBeside.down();
      path.add(new Point(border(box, piece.upperBeside), y));
    } else if (box != null) {
      // A port is at the border and as high as the title next to it.
      y = box.place == Box.Place.FIRST ? box.y : box.y + Math.max(0, box.height - 1);
    }
    path.add(new Point(piece.top.at, y));
  }

  private void lowerEnd(List<Point> path, EdgeSegment piece, int end) {
    Box box = piece.lower.box;
    int y = box == null ? end : end + (rowHeight[box.rank] - box.height) / 2;
    if (piece.lowerBeside == null) {
      path.add(new Point(piece.bottom.at, y));
    } else {
      int down = y + piece.lowerBeside.down();
      path.add(new Point(piece.bottom.at, down));
      path.add(new Point(border(piece.lower.box(), piece.lowerBeside), down));
    }
  }

  private static int border(Box box, EdgeSegment.Beside beside) {
    return beside.right() ? box.x + box.span - 1 : box.x;
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
  private int labels(List<EdgeSegment> gap, int start) {
    Labels.settle(gap, measure.label());
    int y = start;
    for (int line = 0; line < Labels.LINES; line++) {
      int height = 0;
      for (EdgeSegment piece : gap) {
        if (piece.labelled && piece.line == line) {
          Edge wire = piece.wire;
          int x = manner.inline() ? piece.label.at - piece.left : piece.label.at + 2;
          wire.label = new Rectangle(x, y, wire.labelWidth, wire.labelHeight);
          height = Math.max(height, wire.labelHeight);
        }
      }
      y += height + (line + 1 < Labels.LINES && height > 0 ? measure.lane() - 1 : 0);
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
      for (Channel.Run run : channel.wires.get(i)) {
        if (run.lane != lane) {
          continue;
        }
        for (EdgeSegment other : gap) {
          boolean beside = above || (other.labelled && other.wire.label().bottom() == bottom - 1);
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
    for (Edge wire : level.wires) {
      List<Point> straight = new ArrayList<>(Path.straightened(wire.path));
      if (wire.upwards) {
        Collections.reverse(straight);
      }
      wire.path.clear();
      wire.path.addAll(straight);
    }
  }
}
