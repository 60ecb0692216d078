package dev.pawl.processor.diagram.text;

import dev.pawl.processor.diagram.layout.Point;
import dev.pawl.processor.diagram.layout.Rectangle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The boxes of a picture that is read, and which stands in which. */
final class PictureBoxes {

  private record Found(String name, boolean holds, Rectangle place) {}

  private final PictureGrid grid;
  private final List<Found> found = new ArrayList<>();
  private final Map<Point, Integer> borders = new HashMap<>();
  private final Set<Point> cells = new HashSet<>();
  private final List<String> faults = new ArrayList<>();

  PictureBoxes(PictureGrid grid) {
    this.grid = grid;
  }

  int size() {
    return found.size();
  }

  Rectangle place(int box) {
    return found.get(box).place();
  }

  /** Which box's border a cell is part of. */
  Map<Point, Integer> borders() {
    return borders;
  }

  /** The cells of borders and names. */
  Set<Point> cells() {
    return cells;
  }

  List<String> faults() {
    return faults;
  }

  /** Finds the boxes that hold one of these names, or have one of those at the top. */
  void find(Set<String> names, Set<String> holders) {
    for (int y = 0; y < grid.height(); y++) {
      for (int x = 0; x < grid.width(); x++) {
        for (Rectangle place : grid.rectangles(x, y)) {
          String inside = grid.inside(place);
          String head = grid.head(place);
          if (inside != null && names.contains(inside)) {
            found.add(new Found(inside, false, place));
            break;
          } else if (holders.contains(head)) {
            found.add(new Found(head, true, place));
            break;
          }
        }
      }
    }
    for (int i = 0; i < found.size(); i++) {
      Rectangle place = found.get(i).place();
      for (int x = place.x(); x <= place.right(); x++) {
        border(x, place.y(), i);
        border(x, place.bottom(), i);
      }
      for (int y = place.y(); y <= place.bottom(); y++) {
        border(place.x(), y, i);
        border(place.right(), y, i);
      }
      int lastRow = found.get(i).holds() ? place.y() + 1 : place.bottom() - 1;
      for (int y = place.y() + 1; y <= lastRow; y++) {
        int lastColumn =
            found.get(i).holds()
                ? place.x() + 1 + CellWidth.of(found.get(i).name())
                : place.right() - 1;
        for (int x = place.x() + 1; x <= lastColumn; x++) {
          cells.add(new Point(x, y));
        }
      }
    }
  }

  private void border(int x, int y, int box) {
    Point spot = new Point(x, y);
    Integer there = borders.put(spot, box);
    if (there != null && there != box) {
      faults.add("borders meet at " + spot);
    }
    cells.add(spot);
  }

  /** The names of what a box stands in, and its own. */
  String path(int box) {
    String path = found.get(box).name();
    int parent = parent(box);
    return parent < 0 ? path : path(parent) + "\n" + path;
  }

  /** The innermost box around another. */
  private int parent(int box) {
    int parent = -1;
    Rectangle inner = found.get(box).place();
    for (int i = 0; i < found.size(); i++) {
      Rectangle outer = found.get(i).place();
      boolean around =
          outer.x() < inner.x()
              && outer.right() > inner.right()
              && outer.y() < inner.y()
              && outer.bottom() > inner.bottom();
      if (around && (parent < 0 || outer.width() < found.get(parent).place().width())) {
        parent = i;
      }
    }
    return parent;
  }
}
