package dev.pawl.diagrams.layout;

import java.util.List;

/** Moves each label between two rows to the middle of the vertical part of its line. */
final class Centring {

  private final List<EdgeSegment> gap;
  private final List<List<Point>> paths;
  private final List<Rectangle> items;
  private final Spacing measure;

  Centring(List<EdgeSegment> gap, List<List<Point>> paths, List<Rectangle> items, Spacing measure) {
    this.gap = gap;
    this.paths = paths;
    this.items = items;
    this.measure = measure;
  }

  void run() {
    for (int i = 0; i < gap.size(); i++) {
      if (gap.get(i).labelled) {
        centre(i);
      }
    }
  }

  private void centre(int number) {
    Rectangle label = gap.get(number).wire.label();
    int[] room = {Integer.MIN_VALUE, Integer.MAX_VALUE};
    int middle = label.y();
    List<Point> own = paths.get(number);
    for (int i = 1; i < own.size(); i++) {
      Point from = own.get(i - 1);
      Point to = own.get(i);
      if (from.x() == to.x() && from.y() <= label.y() && to.y() >= label.bottom()) {
        room[0] = from.y() + measure.air();
        room[1] = to.y() - measure.air();
        middle = (from.y() + to.y() - label.height()) / 2;
      }
    }
    for (int other = 0; other < gap.size(); other++) {
      if (other != number) {
        keepOff(label, gap.get(other), paths.get(other), room);
      }
    }
    for (Rectangle item : items) {
      keepOff(label, item.x(), item.right(), item.y(), item.bottom(), room);
    }
    int y = Math.max(room[0], Math.min(middle, room[1] - label.height()));
    gap.get(number).wire.label = label.moved(0, y - label.y());
  }

  /**
   * Reduces the available space {@code room} to the part that another line and its label do not
   * use.
   */
  private void keepOff(Rectangle label, EdgeSegment other, List<Point> path, int[] room) {
    for (int i = 1; i < path.size(); i++) {
      Point from = path.get(i - 1);
      Point to = path.get(i);
      keepOff(label, from.x(), to.x(), from.y(), to.y(), room);
    }
    if (other.labelled) {
      Rectangle its = other.wire.label();
      keepOff(label, its.x(), its.right(), its.y(), its.bottom(), room);
    }
  }

  private void keepOff(Rectangle label, int x1, int x2, int top, int bottom, int[] room) {
    boolean apart =
        Math.max(x1, x2) < label.x() - measure.away()
            || Math.min(x1, x2) > label.right() + measure.away();
    if (!apart && bottom < label.y()) {
      room[0] = Math.max(room[0], Math.min(bottom + measure.air(), label.y()));
    } else if (!apart && top > label.bottom()) {
      room[1] = Math.min(room[1], Math.max(top - measure.air(), label.bottom() + 1));
    } else if (!apart) {
      room[0] = Math.max(room[0], label.y());
      room[1] = Math.min(room[1], label.bottom() + 1);
    }
  }
}
