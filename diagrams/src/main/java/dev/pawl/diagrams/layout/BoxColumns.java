package dev.pawl.diagrams.layout;

import java.util.List;

/** Adds the constraints for the columns of boxes and of the ends of their edges. */
final class BoxColumns {

  /**
   * The minimum distance between a box and a vertical line that ends at its left or right border.
   */
  private static final int ASIDE = 3;

  /** The maximum width of a centred box, in percent of the width of its content. */
  private static final int WIDEST = 180;

  /** The weight of the soft constraint that the main path leads straight through a box. */
  private static final int STRAIGHT = 6;

  private final ColumnConstraints unknowns;
  private final boolean compact;
  private final Spacing measure;

  BoxColumns(ColumnConstraints unknowns, boolean compact, Spacing measure) {
    this.unknowns = unknowns;
    this.compact = compact;
    this.measure = measure;
  }

  void add(Item item) {
    item.leftEnds.clear();
    item.rightEnds.clear();
    Box box = item.box;
    if (box == null) {
      Column start = pinned(item) ? unknowns.spine : unknowns.column();
      item.left = start;
      item.right = start;
      for (EdgeSegment piece : item.above) {
        piece.bottom = start;
      }
      for (EdgeSegment piece : item.below) {
        piece.top = start;
      }
    } else if (box.rigid) {
      Column start =
          pinned(item) ? unknowns.column(unknowns.spine.variable, -box.middle) : unknowns.column();
      item.left = start;
      item.right = unknowns.column(start.variable, start.away + box.width - 1);
      border(item, item.above);
      border(item, item.below);
    } else {
      if (measure.centred()) {
        SideEnds.divert(item, measure);
      }
      box(item, SideEnds.inner(item.above, true), SideEnds.inner(item.below, false));
    }
  }

  private void box(Item item, List<EdgeSegment> above, List<EdgeSegment> below) {
    Box box = item.box();
    if (pinned(item)) {
      int half = (box.width - 1) / 2;
      int before = Math.max(before(above), before(below));
      int after = Math.max(after(above), after(below));
      int most = Math.max(half, Math.max(before, after));
      // Centre the box unless it would become too wide.
      boolean centred = 100 * most <= WIDEST * half;
      int least = centred ? most : Math.max(0, box.width - 1 - most);
      before = Math.max(before, least);
      after = Math.max(after, least);
      before += box.wider;
      after += box.wider;
      item.left = unknowns.column(unknowns.spine.variable, -before);
      item.right = unknowns.column(unknowns.spine.variable, after);
    } else {
      item.left = unknowns.column();
      item.right = unknowns.column();
      int most = Math.max(needed(above, below), box.width * measure.stretch() / 100);
      unknowns.least(item.left, item.right, box.width - 1, compact ? 4 : 1);
      unknowns.least(item.right, item.left, 1 - most, 0);
    }
    side(item, above, true);
    side(item, below, false);
    beside(item, item.above, true);
    beside(item, item.below, false);
    straight(above, below);
  }

  /**
   * Adds the columns of the ends of edges at one side of a box that contains other boxes. Most of
   * these ends are fixed.
   */
  private void border(Item item, List<EdgeSegment> pieces) {
    Column former = null;
    for (EdgeSegment piece : pieces) {
      boolean above = pieces == item.above;
      int at = above ? piece.lowerAt() : piece.upperAt();
      boolean free = above ? piece.wire.lowerFree() : piece.wire.upperFree();
      Column end =
          free ? unknowns.column() : unknowns.column(item.left.variable, item.left.away + at);
      piece.end(above, end);
      if (former != null) {
        unknowns.least(former, end, measure.line());
      } else if (free) {
        unknowns.least(item.left, end, measure.corner());
      }
      former = end;
    }
    if (former != null && former.variable != item.left.variable) {
      unknowns.least(former, item.right, measure.corner());
    }
  }

  private void straight(List<EdgeSegment> above, List<EdgeSegment> below) {
    int in = main(above);
    int out = main(below);
    if (in >= 0 && out >= 0) {
      unknowns.straight(above.get(in).bottom, below.get(out).top, STRAIGHT);
    }
  }

  /**
   * Returns the minimum width that a box needs for the ends of its edges, if the main path enters
   * and leaves the box in one column.
   */
  private int needed(List<EdgeSegment> above, List<EdgeSegment> below) {
    int in = main(above);
    int out = main(below);
    int needed = Math.max(above.size(), below.size());
    if (in >= 0 && out >= 0) {
      needed = Math.max(in, out) + Math.max(above.size() - in, below.size() - out);
    }
    return measure.width(needed);
  }

  /** Returns whether {@code item} is centred on the column of the main path. */
  private boolean pinned(Item item) {
    return measure.centred() && item.spine();
  }

  /**
   * Returns the minimum distance of the main path from the left border of a box. The ends of the
   * lines that end to the left of the main path need this space.
   */
  private int before(List<EdgeSegment> pieces) {
    int at = main(pieces);
    return at < 0 ? measure.width(pieces.size()) / 2 : measure.corner() + at * measure.line();
  }

  /**
   * Returns the minimum distance of the main path from the right border of a box. The ends of the
   * lines that end to the right of the main path need this space.
   */
  private int after(List<EdgeSegment> pieces) {
    int at = main(pieces);
    return at < 0
        ? measure.width(pieces.size()) / 2
        : measure.corner() + (pieces.size() - 1 - at) * measure.line();
  }

  /** Returns the index of the segment on the main path, or -1 if there is none. */
  static int main(List<EdgeSegment> pieces) {
    for (int i = 0; i < pieces.size(); i++) {
      if (pieces.get(i).wire.main) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Adds the columns of the ends of edges at the upper or lower side of a box. The ends may be
   * anywhere along this side. The middle end is preferably in the middle of the side. If boxes are
   * centred, the end of the main path is in the column of the main path.
   */
  private void side(Item item, List<EdgeSegment> pieces, boolean above) {
    Column former = item.left;
    int main = main(pieces);
    for (int i = 0; i < pieces.size(); i++) {
      Column end = i == main && measure.centred() ? unknowns.spine : unknowns.column();
      pieces.get(i).end(above, end);
      unknowns.least(former, end, i == 0 ? measure.corner() : measure.line(), 0);
      former = end;
      if (main < 0 && i == (pieces.size() - 1) / 2) {
        int middle = (item.box().width - 1) / 2 - (pieces.size() % 2 == 0 ? measure.line() / 2 : 0);
        unknowns.near(item.left, end, Math.max(measure.corner(), middle), 1);
      }
    }
    if (!pieces.isEmpty()) {
      unknowns.least(former, item.right, measure.corner(), 0);
    }
  }

  /**
   * Adds the columns of edges that end at the left or right border of a box. Edges that end at the
   * left or right border run next to the box.
   */
  private void beside(Item item, List<EdgeSegment> pieces, boolean above) {
    Column former = null;
    for (EdgeSegment piece : pieces) {
      EdgeSegment.Beside beside = above ? piece.lowerBeside : piece.upperBeside;
      if (beside == null) {
        continue;
      }
      Column end = unknowns.column();
      piece.end(above, end);
      if (former != null) {
        unknowns.least(former, end, measure.line());
      }
      if (beside.right()) {
        unknowns.least(item.right, end, ASIDE);
        item.rightEnds.add(end);
      } else {
        unknowns.least(end, item.left, ASIDE);
        item.leftEnds.add(end);
      }
      former = end;
    }
  }
}
