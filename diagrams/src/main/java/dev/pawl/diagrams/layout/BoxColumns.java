package dev.pawl.diagrams.layout;

import java.util.List;

/** Adds the constraints for the columns of boxes and of the ends of their edges. */
final class BoxColumns {

  /**
   * The minimum distance between a box and a vertical line that ends at its left or right border.
   */
  private static final int ASIDE = 3;

  /** The maximum width of a centred box, in percent of the width of its content. */
  private static final int MAX_WIDTH_PERCENT = 180;

  /** The weight of the soft constraint that the main path leads straight through a box. */
  private static final int STRAIGHT = 6;

  private final ColumnConstraints constraints;
  private final boolean compact;
  private final Spacing spacing;

  BoxColumns(ColumnConstraints constraints, boolean compact, Spacing spacing) {
    this.constraints = constraints;
    this.compact = compact;
    this.spacing = spacing;
  }

  void add(Item item) {
    item.leftEnds.clear();
    item.rightEnds.clear();
    Box box = item.box;
    if (box == null) {
      Column start = isCentred(item) ? constraints.spine : constraints.column();
      item.left = start;
      item.right = start;
      for (EdgeSegment segment : item.above) {
        segment.bottom = start;
      }
      for (EdgeSegment segment : item.below) {
        segment.top = start;
      }
    } else if (box.rigid) {
      Column start =
          isCentred(item)
              ? constraints.column(constraints.spine.variable, -box.middle)
              : constraints.column();
      item.left = start;
      item.right = constraints.column(start.variable, start.away + box.width - 1);
      addBorder(item, item.above);
      addBorder(item, item.below);
    } else {
      if (spacing.centred()) {
        SideEnds.divert(item, spacing);
      }
      box(item, SideEnds.inner(item.above, true), SideEnds.inner(item.below, false));
    }
  }

  private void box(Item item, List<EdgeSegment> above, List<EdgeSegment> below) {
    Box box = item.box();
    if (isCentred(item)) {
      int half = (box.width - 1) / 2;
      int before = Math.max(before(above), before(below));
      int after = Math.max(after(above), after(below));
      int most = Math.max(half, Math.max(before, after));
      // Centre the box unless it would become too wide.
      boolean centred = 100 * most <= MAX_WIDTH_PERCENT * half;
      int least = centred ? most : Math.max(0, box.width - 1 - most);
      before = Math.max(before, least);
      after = Math.max(after, least);
      before += box.wider;
      after += box.wider;
      item.left = constraints.column(constraints.spine.variable, -before);
      item.right = constraints.column(constraints.spine.variable, after);
    } else {
      item.left = constraints.column();
      item.right = constraints.column();
      int most = Math.max(needed(above, below), box.width * spacing.stretch() / 100);
      constraints.least(item.left, item.right, box.width - 1, compact ? 4 : 1);
      constraints.least(item.right, item.left, 1 - most, 0);
    }
    addSide(item, above, true);
    addSide(item, below, false);
    addSideEnds(item, item.above, true);
    addSideEnds(item, item.below, false);
    straight(above, below);
  }

  /**
   * Adds the columns of the ends of edges at one side of a box that contains other boxes. Most of
   * these ends are fixed.
   */
  private void addBorder(Item item, List<EdgeSegment> segments) {
    Column former = null;
    for (EdgeSegment segment : segments) {
      boolean above = segments == item.above;
      int at = above ? segment.lowerAt() : segment.upperAt();
      boolean free = above ? segment.edge.lowerFree() : segment.edge.upperFree();
      Column end =
          free ? constraints.column() : constraints.column(item.left.variable, item.left.away + at);
      segment.end(above, end);
      if (former != null) {
        constraints.least(former, end, spacing.line());
      } else if (free) {
        constraints.least(item.left, end, spacing.corner());
      }
      former = end;
    }
    if (former != null && former.variable != item.left.variable) {
      constraints.least(former, item.right, spacing.corner());
    }
  }

  private void straight(List<EdgeSegment> above, List<EdgeSegment> below) {
    int in = main(above);
    int out = main(below);
    if (in >= 0 && out >= 0) {
      constraints.straight(above.get(in).bottom, below.get(out).top, STRAIGHT);
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
    return spacing.width(needed);
  }

  /** Returns whether {@code item} is centred on the column of the main path. */
  private boolean isCentred(Item item) {
    return spacing.centred() && item.spine();
  }

  /**
   * Returns the minimum distance of the main path from the left border of a box. The ends of the
   * lines that end to the left of the main path need this space.
   */
  private int before(List<EdgeSegment> segments) {
    int at = main(segments);
    return at < 0 ? spacing.width(segments.size()) / 2 : spacing.corner() + at * spacing.line();
  }

  /**
   * Returns the minimum distance of the main path from the right border of a box. The ends of the
   * lines that end to the right of the main path need this space.
   */
  private int after(List<EdgeSegment> segments) {
    int at = main(segments);
    return at < 0
        ? spacing.width(segments.size()) / 2
        : spacing.corner() + (segments.size() - 1 - at) * spacing.line();
  }

  /** Returns the index of the segment on the main path, or -1 if there is none. */
  static int main(List<EdgeSegment> segments) {
    for (int i = 0; i < segments.size(); i++) {
      if (segments.get(i).edge.main) {
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
  private void addSide(Item item, List<EdgeSegment> segments, boolean above) {
    Column former = item.left;
    int main = main(segments);
    for (int i = 0; i < segments.size(); i++) {
      Column end = i == main && spacing.centred() ? constraints.spine : constraints.column();
      segments.get(i).end(above, end);
      constraints.least(former, end, i == 0 ? spacing.corner() : spacing.line(), 0);
      former = end;
      if (main < 0 && i == (segments.size() - 1) / 2) {
        int middle =
            (item.box().width - 1) / 2 - (segments.size() % 2 == 0 ? spacing.line() / 2 : 0);
        constraints.near(item.left, end, Math.max(spacing.corner(), middle), 1);
      }
    }
    if (!segments.isEmpty()) {
      constraints.least(former, item.right, spacing.corner(), 0);
    }
  }

  /**
   * Adds the columns of edges that end at the left or right border of a box. Edges that end at the
   * left or right border run next to the box.
   */
  private void addSideEnds(Item item, List<EdgeSegment> segments, boolean above) {
    Column former = null;
    for (EdgeSegment segment : segments) {
      EdgeSegment.SideEnd beside = above ? segment.lowerSide : segment.upperSide;
      if (beside == null) {
        continue;
      }
      Column end = constraints.column();
      segment.end(above, end);
      if (former != null) {
        constraints.least(former, end, spacing.line());
      }
      if (beside.right()) {
        constraints.least(item.right, end, ASIDE);
        item.rightEnds.add(end);
      } else {
        constraints.least(end, item.left, ASIDE);
        item.leftEnds.add(end);
      }
      former = end;
    }
  }
}
