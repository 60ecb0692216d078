package dev.pawl.diagrams.layout;

import java.util.List;

/** Moves each label between two rows to the middle of the vertical part of its line. */
final class Centring {

  private final List<EdgeSegment> gap;
  private final List<List<Point>> paths;
  private final List<Rectangle> items;
  private final Spacing spacing;

  Centring(List<EdgeSegment> gap, List<List<Point>> paths, List<Rectangle> items, Spacing spacing) {
    this.gap = gap;
    this.paths = paths;
    this.items = items;
    this.spacing = spacing;
  }

  void run() {
    for (int i = 0; i < gap.size(); i++) {
      if (gap.get(i).labelled) {
        centre(i);
      }
    }
  }

  private void centre(int number) {
    Rectangle label = gap.get(number).edge.label();
    int[] space = {Integer.MIN_VALUE, Integer.MAX_VALUE};
    int middle = label.y();
    List<Point> own = paths.get(number);
    for (int i = 1; i < own.size(); i++) {
      Point from = own.get(i - 1);
      Point to = own.get(i);
      if (from.x() == to.x() && from.y() <= label.y() && to.y() >= label.bottom()) {
        space[0] = from.y() + spacing.air();
        space[1] = to.y() - spacing.air();
        middle = (from.y() + to.y() - label.height()) / 2;
      }
    }
    for (int other = 0; other < gap.size(); other++) {
      if (other != number) {
        reduceSpace(label, gap.get(other), paths.get(other), space);
      }
    }
    for (Rectangle item : items) {
      reduceSpace(label, item.x(), item.right(), item.y(), item.bottom(), space);
    }
    int y = Math.max(space[0], Math.min(middle, space[1] - label.height()));
    gap.get(number).edge.label = label.moved(0, y - label.y());
  }

  /**
   * Reduces the available space {@code space} to the part that another line and its label do not
   * use.
   */
  private void reduceSpace(Rectangle label, EdgeSegment other, List<Point> path, int[] space) {
    for (int i = 1; i < path.size(); i++) {
      Point from = path.get(i - 1);
      Point to = path.get(i);
      reduceSpace(label, from.x(), to.x(), from.y(), to.y(), space);
    }
    if (other.labelled) {
      Rectangle its = other.edge.label();
      reduceSpace(label, its.x(), its.right(), its.y(), its.bottom(), space);
    }
  }

  private void reduceSpace(Rectangle label, int x1, int x2, int top, int bottom, int[] space) {
    boolean apart =
        Math.max(x1, x2) < label.x() - spacing.away()
            || Math.min(x1, x2) > label.right() + spacing.away();
    if (!apart && bottom < label.y()) {
      space[0] = Math.max(space[0], Math.min(bottom + spacing.air(), label.y()));
    } else if (!apart && top > label.bottom()) {
      space[1] = Math.min(space[1], Math.max(top - spacing.air(), label.bottom() + 1));
    } else if (!apart) {
      space[0] = Math.max(space[0], label.y());
      space[1] = Math.min(space[1], label.bottom() + 1);
    }
  }
}
