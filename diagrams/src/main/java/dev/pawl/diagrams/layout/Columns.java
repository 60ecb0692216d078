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
  private static final int WIDEST = 160;

  /** The maximum width of a jog, a small step of a line to the left or right. */
  private static final int JOG = 4;

  private final Rows rows;
  private final boolean compact;
  private final Spacing measure;
  private final ColumnConstraints unknowns;
  private final Column left;
  private final Column right;

  private Columns(Rows rows, LayoutOptions manner) {
    this.rows = rows;
    this.compact = manner.compact();
    this.measure = manner.measure();
    this.unknowns = new ColumnConstraints(compact ? measure.narrow() : 2);
    this.left = unknowns.left;
    this.right = unknowns.right;
  }

  /** Sets the columns. Returns false if no columns satisfy all constraints. */
  static boolean assign(Rows rows, LayoutOptions manner) {
    Columns first = new Columns(rows, manner);
    if (!first.run()) {
      return false;
    }
    int jogs = first.jogs();
    if (manner.measure().centred() && first.widen()) {
      Columns second = new Columns(rows, manner);
      if (!second.run() || second.jogs() >= jogs) {
        rows.level.boxes.forEach(box -> box.wider = 0);
        second.unknowns.copy(first.unknowns);
        second.place();
      }
    }
    return true;
  }

  /** Returns the number of jogs in all lines. */
  private int jogs() {
    int jogs = 0;
    for (List<EdgeSegment> gap : rows.gaps) {
      for (EdgeSegment piece : gap) {
        jogs += isJog(piece.top, piece.middle) ? 1 : 0;
        jogs += isJog(piece.middle, piece.bottom) ? 1 : 0;
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
      for (EdgeSegment piece : gap) {
        widen(piece.upper, piece.top, piece.middle);
        widen(piece.lower, piece.bottom, piece.middle);
      }
    }
    return rows.level.boxes.stream().anyMatch(box -> box.wider > 0);
  }

  private void widen(Item item, Column end, Column line) {
    int outwards = (line.at - end.at) * Integer.signum(end.at - unknowns.spine.at);
    if (!item.isBox() || !item.spine() || !isJog(end, line) || outwards <= 0) {
      return;
    }
    Box box = item.box();
    int width = item.right.at - item.left.at + 1 + 2 * outwards;
    if (100 * width <= WIDEST * box.width) {
      box.wider = Math.max(box.wider, outwards);
    }
  }

  private boolean run() {
    unknowns.least(left, unknowns.spine, 0, rows.level.spine.isEmpty() ? 0 : 1);
    BoxColumns boxes = new BoxColumns(unknowns, compact, measure);
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
    if (!unknowns.solve(measure.centred())) {
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
        unknowns.least(left, item.left, before + title);
        if (item.rank == 0 && item.isBox() && !measure.centred()) {
          unknowns.least(item.left, left, -MARGIN);
        }
      } else {
        Item former = row.get(i - 1);
        boolean boxes = item.isBox() && former.isBox();
        int after = former.box == null ? 0 : former.box.right;
        int between = boxes ? measure.box() : measure.line();
        unknowns.least(former.right, item.left, after + before + between);
        for (Column end : former.rightEnds) {
          unknowns.least(end, item.left, before + measure.line());
        }
        for (Column end : item.leftEnds) {
          unknowns.least(former.right, end, after + measure.line());
          for (Column other : former.rightEnds) {
            unknowns.least(other, end, measure.line());
          }
        }
      }
      for (Column end : item.leftEnds) {
        unknowns.least(left, end, 0);
      }
      for (Column end : item.rightEnds) {
        unknowns.least(end, right, 0);
      }
      if (i == row.size() - 1) {
        unknowns.least(item.right, right, item.box == null ? 0 : item.box.right);
      }
    }
  }

  private void gap(List<EdgeSegment> gap) {
    boolean labelled = false;
    for (EdgeSegment piece : gap) {
      labelled |= piece.labelled;
    }
    EdgeSegment[] lastOfLine = new EdgeSegment[Labels.LINES];
    EdgeSegment former = null;
    int away = measure.away();
    for (EdgeSegment piece : gap) {
      if (!labelled) {
        piece.middle = piece.bottom;
        piece.label = piece.bottom;
        unknowns.straight(
            piece.top, piece.bottom, strength(piece, piece.upper) + strength(piece, piece.lower));
        continue;
      }
      piece.middle = piece.wire.main && measure.centred() ? unknowns.spine : unknowns.column();
      piece.label = label(piece);
      unknowns.straight(piece.top, piece.middle, strength(piece, piece.upper));
      unknowns.straight(piece.middle, piece.bottom, strength(piece, piece.lower));
      unknowns.least(left, piece.label, piece.left);
      unknowns.least(piece.label, right, piece.right);
      if (former != null) {
        int after = former.labelled ? former.right + away : 0;
        int before = piece.labelled ? piece.left + away : 0;
        // A label in the column of its line needs no constraint of its own.
        boolean isFormerAside = former.label != former.middle;
        boolean isAside = piece.label != piece.middle;
        int between = Math.max(isFormerAside ? 0 : after, isAside ? 0 : before);
        unknowns.least(former.middle, piece.middle, Math.max(measure.line(), between));
        if (isFormerAside) {
          unknowns.least(former.label, piece.middle, after);
        }
        if (isAside) {
          unknowns.least(former.middle, piece.label, before);
        }
      }
      if (piece.labelled) {
        EdgeSegment same = lastOfLine[piece.line];
        if (same != null) {
          unknowns.least(same.label, piece.label, same.right + piece.left + measure.label() + 1);
        }
        lastOfLine[piece.line] = piece;
      }
      former = piece;
    }
  }

  /** Returns the column of a label. The label need not be centred on its line. */
  private Column label(EdgeSegment piece) {
    if (!piece.labelled || piece.wire.main || !measure.centred()) {
      return piece.middle;
    }
    Column label = unknowns.column();
    int most = Math.min(piece.left, piece.right) * OFF / 100;
    unknowns.near(piece.middle, label, 0, LABEL);
    unknowns.least(piece.middle, label, -most);
    unknowns.least(label, piece.middle, -most);
    return label;
  }

  /**
   * Returns the weight of the soft constraint that a segment is straight at the given end. The
   * weight is higher if the edge continues beyond this end.
   */
  private int strength(EdgeSegment piece, Item end) {
    if (piece.wire.main) {
      return MAIN;
    }
    if (compact) {
      return end.box == null ? 6 : 3;
    }
    return end.box == null ? 8 : 4;
  }
}
