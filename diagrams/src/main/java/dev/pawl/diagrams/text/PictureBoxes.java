package dev.pawl.diagrams.text;

import dev.pawl.diagrams.layout.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The boxes that {@link PictureReader} finds in a painted picture, and the nesting of the boxes.
 */
final class PictureBoxes {

  private record Found(String name, boolean holds, Rectangle place) {}

  private final PictureGrid grid;
  private final List<Found> found = new ArrayList<>();
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

  List<String> faults() {
    return faults;
  }

  void find(Set<String> names, Set<String> holders) {
    for (int at = grid.corner(0); at < grid.size(); at = grid.corner(at + 1)) {
      for (Rectangle place : grid.rectangles(at)) {
        String inside = grid.inside(place);
        if (inside != null && names.contains(inside)) {
          found.add(new Found(inside, false, place));
          break;
        }
        String head = grid.head(place);
        if (holders.contains(head)) {
          found.add(new Found(head, true, place));
          break;
        }
      }
    }
    for (int i = 0; i < found.size(); i++) {
      understand(i);
    }
  }

  private void understand(int box) {
    Rectangle place = place(box);
    for (int x = place.x(); x <= place.right(); x++) {
      border(x, place.y(), box);
      border(x, place.bottom(), box);
    }
    for (int y = place.y(); y <= place.bottom(); y++) {
      border(place.x(), y, box);
      border(place.right(), y, box);
    }
    boolean holds = found.get(box).holds();
    int lastRow = holds ? place.y() + 1 : place.bottom() - 1;
    int title = place.x() + 1 + CellWidth.of(found.get(box).name());
    int lastColumn = holds ? title : place.right() - 1;
    for (int y = place.y() + 1; y <= lastRow; y++) {
      for (int x = place.x() + 1; x <= lastColumn; x++) {
        grid.understand(grid.cell(x, y));
      }
    }
  }

  private void border(int x, int y, int box) {
    if (!grid.border(grid.cell(x, y), box)) {
      faults.add("borders meet at " + x + ", " + y);
    }
  }

  /**
   * Returns the names of the boxes around the given box and the name of the given box, from the
   * outside in.
   */
  String path(int box) {
    String path = found.get(box).name();
    int parent = parent(box);
    return parent < 0 ? path : path(parent) + "\n" + path;
  }

  /** Returns the innermost box around {@code box}, or -1 if there is none. */
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
