package dev.pawl.diagrams.layout;

import java.util.List;

/**
 * Computes the columns of all boxes, lines and labels of a level whose rows are ordered. Lines are
 * straight if possible. If not all lines can be straight, long lines have priority. The level is no
 * wider than necessary.
 */
final class Columns {

  /**
   * The maximum distance between the middle of a label and the line of the label, in percent of
   * half the width of the label.
   */
  private static final int OFF = 50;

  /** The weight of the soft constraint that a label is centred on its line. */
  private static final int LABEL = 8;

  /** The weight of the soft constraints that lines of the main path are straight. */
  private static final int MAIN = 12;

  /**
   * The maximum distance of the first box from the left, in cells. The first box is near the left,
   * because readers look for it there.
   */
  private static final int MARGIN = 17;

  /** The maximum width of a widened box, in percent of the width of its content. */
  private static final int MAX_WIDTH_PERCENT = 160;

  /** The maximum width of a jog, a small step of a line to the left or right. */
  private static final int JOG = 4;

  private final Rows rows;
  private final boolean compact;
  private final Spacing spacing;
  private final ColumnConstraints constraints;
  private final Column left;
  private final Column right;

  private Columns(Rows rows, LayoutOptions options) {
    this.rows = rows;
    this.compact = options.compact();
    this.spacing = options.spacing();
    this.constraints = new ColumnConstraints(compact ? spacing.narrow() : 2);
    this.left = constraints.left;
    this.right = constraints.right;
  }

  /** Sets the columns. Returns false if no columns satisfy all constraints. */
  static boolean assign(Rows rows, LayoutOptions options) {
    Columns first = new Columns(rows, options);
    if (!first.run()) {
      return false;
    }
    int jogs = first.jogs();
    if (options.spacing().centred() && first.widen()) {
      Columns second = new Columns(rows, options);
      if (!second.run() || second.jogs() >= jogs) {
        rows.level.boxes.forEach(box -> box.wider = 0);
        second.constraints.copy(first.constraints);
        second.place();
      }
    }
    return true;
  }

  /** Returns the number of jogs in all lines. */
  private int jogs() {
    int jogs = 0;
    for (List<EdgeSegment> gap : rows.gaps) {
      for (EdgeSegment segment : gap) {
        jogs += isJog(segment.top, segment.middle) ? 1 : 0;
        jogs += isJog(segment.middle, segment.bottom) ? 1 : 0;
      }
    }
    return jogs;
  }

  private static boolean isJog(Column one, Column other) {
    int aside = Math.abs(one.at - other.at);
    return aside > 0 && aside <= JOG;
  }

  /**
   * Widens each box of the main path if a line that ends at the box then needs no jog. Returns
   * whether any box was widened.
   */
  private boolean widen() {
    for (List<EdgeSegment> gap : rows.gaps) {
      for (EdgeSegment segment : gap) {
        widen(segment.upper, segment.top, segment.middle);
        widen(segment.lower, segment.bottom, segment.middle);
      }
    }
    return rows.level.boxes.stream().anyMatch(box -> box.wider > 0);
  }

  private void widen(Item item, Column end, Column line) {
    int outwards = (line.at - end.at) * Integer.signum(end.at - constraints.spine.at);
    if (!item.isBox() || !item.spine() || !isJog(end, line) || outwards <= 0) {
      return;
    }
    Box box = item.box();
    int width = item.right.at - item.left.at + 1 + 2 * outwards;
    if (100 * width <= MAX_WIDTH_PERCENT * box.width) {
      box.wider = Math.max(box.wider, outwards);
    }
  }

  private boolean run() {
    constraints.least(left, constraints.spine, 0, rows.level.spine.isEmpty() ? 0 : 1);
    BoxColumns boxes = new BoxColumns(constraints, compact, spacing);
    for (List<Item> row : rows.rows) {
      for (Item item : row) {
        boxes.add(item);
      }
    }
    for (List<Item> row : rows.rows) {
      row(row);
    }
    for (List<EdgeSegment> gap : rows.gaps) {
      gap(gap);
    }
    if (!constraints.solve(spacing.centred())) {
      return false;
    }
    place();
    return true;
  }

  /** Copies the computed columns to the boxes and to the width of the level. */
  private void place() {
    for (List<Item> row : rows.rows) {
      for (Item item : row) {
        if (item.box != null) {
          item.box.x = item.left.at;
          item.box.span = item.right.at - item.left.at + 1;
        }
      }
    }
    rows.level.width = right.at + 1;
  }

  private void row(List<Item> row) {
    for (int i = 0; i < row.size(); i++) {
      Item item = row.get(i);
      int title = i == 0 && item.rank == 0 ? rows.level.title : 0;
      int before = item.box == null ? 0 : item.box.left;
      if (i == 0) {
        constraints.least(left, item.left, before + title);
        if (item.rank == 0 && item.isBox() && !spacing.centred()) {
          constraints.least(item.left, left, -MARGIN);
        }
      } else {
        Item former = row.get(i - 1);
        boolean boxes = item.isBox() && former.isBox();
        int after = former.box == null ? 0 : former.box.right;
        int between = boxes ? spacing.box() : spacing.line();
        constraints.least(former.right, item.left, after + before + between);
        for (Column end : former.rightEnds) {
          constraints.least(end, item.left, before + spacing.line());
        }
        for (Column end : item.leftEnds) {
          constraints.least(former.right, end, after + spacing.line());
          for (Column other : former.rightEnds) {
            constraints.least(other, end, spacing.line());
          }
        }
      }
      for (Column end : item.leftEnds) {
        constraints.least(left, end, 0);
      }
      for (Column end : item.rightEnds) {
        constraints.least(end, right, 0);
      }
      if (i == row.size() - 1) {
        constraints.least(item.right, right, item.box == null ? 0 : item.box.right);
      }
    }
  }

  private void gap(List<EdgeSegment> gap) {
    boolean labelled = false;
    for (EdgeSegment segment : gap) {
      labelled |= segment.labelled;
    }
    EdgeSegment[] lastOfLine = new EdgeSegment[Labels.LINES];
    EdgeSegment former = null;
    int away = spacing.away();
    for (EdgeSegment segment : gap) {
      if (!labelled) {
        segment.middle = segment.bottom;
        segment.label = segment.bottom;
        constraints.straight(
            segment.top,
            segment.bottom,
            strength(segment, segment.upper) + strength(segment, segment.lower));
        continue;
      }
      segment.middle =
          segment.edge.main && spacing.centred() ? constraints.spine : constraints.column();
      segment.label = label(segment);
      constraints.straight(segment.top, segment.middle, strength(segment, segment.upper));
      constraints.straight(segment.middle, segment.bottom, strength(segment, segment.lower));
      constraints.least(left, segment.label, segment.left);
      constraints.least(segment.label, right, segment.right);
      if (former != null) {
        int after = former.labelled ? former.right + away : 0;
        int before = segment.labelled ? segment.left + away : 0;
        // A label in the column of its line needs no constraint of its own.
        boolean isFormerAside = former.label != former.middle;
        boolean isAside = segment.label != segment.middle;
        int between = Math.max(isFormerAside ? 0 : after, isAside ? 0 : before);
        constraints.least(former.middle, segment.middle, Math.max(spacing.line(), between));
        if (isFormerAside) {
          constraints.least(former.label, segment.middle, after);
        }
        if (isAside) {
          constraints.least(former.middle, segment.label, before);
        }
      }
      if (segment.labelled) {
        EdgeSegment same = lastOfLine[segment.line];
        if (same != null) {
          constraints.least(
              same.label, segment.label, same.right + segment.left + spacing.label() + 1);
        }
        lastOfLine[segment.line] = segment;
      }
      former = segment;
    }
  }

  /** Returns the column of a label. The label need not be centred on its line. */
  private Column label(EdgeSegment segment) {
    if (!segment.labelled || segment.edge.main || !spacing.centred()) {
      return segment.middle;
    }
    Column label = constraints.column();
    int most = Math.min(segment.left, segment.right) * OFF / 100;
    constraints.near(segment.middle, label, 0, LABEL);
    constraints.least(segment.middle, label, -most);
    constraints.least(label, segment.middle, -most);
    return label;
  }

  /**
   * Returns the weight of the soft constraint that a segment is straight at the given end. The
   * weight is higher if the edge continues beyond this end.
   */
  private int strength(EdgeSegment segment, Item end) {
    if (segment.edge.main) {
      return MAIN;
    }
    if (compact) {
      return end.box == null ? 6 : 3;
    }
    return end.box == null ? 8 : 4;
  }
}
