package dev.pawl.diagrams.text;

import dev.pawl.diagrams.layout.Rectangle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToIntFunction;

/**
 * The branching line that represents the diamond of a choice in a text diagram. The bar takes two
 * rows. The bar joins the line that leads to the diamond with the lines that leave the diamond.
 */
final class ChoiceBar {

  /** The minimum width of a bar, in cells. */
  static final int WIDTH = 7;

  static final int ROWS = 2;

  /**
   * The end of a line at the bar. Lines from above end in the first row, and lines from below end
   * in the last row.
   */
  private record End(int x, boolean above) {
    int row() {
      return above ? 0 : ROWS - 1;
    }
  }

  private final Rectangle place;
  private final List<End> ends = new ArrayList<>();

  ChoiceBar(Rectangle place) {
    this.place = place;
  }

  /** Adds a line that ends at a cell of the bar. */
  void add(int x, int y) {
    ends.add(new End(x, y == place.y()));
  }

  /** Draws the bar as a part of the line {@code owner}. */
  void paint(Canvas canvas, int owner) {
    cells()
        .forEach(
            (cell, directions) ->
                canvas.line(cell / ROWS, place.y() + cell % ROWS, directions, owner));
  }

  /**
   * Returns the directions in which the bar leads from each of its cells. In no cell does the bar
   * lead in four directions, because such a cell looks like two lines that cross.
   */
  private Map<Integer, Integer> cells() {
    TreeSet<Integer> columns = new TreeSet<>();
    ends.forEach(end -> columns.add(end.x()));
    List<Integer> trunks = new ArrayList<>(columns);
    // A line that goes straight through the bar is easiest to follow.
    trunks.sort(Comparator.comparing(x -> !isStraight(x)));
    for (int trunk : trunks) {
      for (int rows = 0; rows < ROWS * ROWS; rows++) {
        int left = 1 - rows % ROWS;
        int right = 1 - rows / ROWS;
        Map<Integer, Integer> cells =
            cells(trunk, end -> end.x() < trunk ? left : end.x() > trunk ? right : end.row());
        if (!cells.containsValue(15)) {
          return cells;
        }
      }
    }
    // No end is in this column, as ends are at least two columns apart.
    return cells(columns.first() + 1, End::row);
  }

  private boolean isStraight(int x) {
    return ends.contains(new End(x, true)) && ends.contains(new End(x, false));
  }

  /**
   * Returns the directions in which the bar leads from each of its cells.
   *
   * @param trunk the column in which the branches to the left and to the right begin
   * @param rows the function that returns the row of the branch to an end
   */
  private Map<Integer, Integer> cells(int trunk, ToIntFunction<End> rows) {
    Map<Integer, Integer> cells = new TreeMap<>();
    int top = ROWS;
    int bottom = -1;
    for (End end : ends) {
      int row = rows.applyAsInt(end);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
      join(cells, end.x(), end.above() ? -1 : ROWS, end.x(), row);
      join(cells, end.x(), row, trunk, row);
    }
    join(cells, trunk, top, trunk, bottom);
    return cells;
  }

  /** Adds a straight line between two cells. The cells may be outside the bar. */
  private static void join(Map<Integer, Integer> cells, int fromX, int fromY, int toX, int toY) {
    int dx = Integer.signum(toX - fromX);
    int dy = Integer.signum(toY - fromY);
    int ahead = dy > 0 ? Glyphs.DOWN : dy < 0 ? Glyphs.UP : dx > 0 ? Glyphs.RIGHT : Glyphs.LEFT;
    int x = fromX;
    int y = fromY;
    while (x != toX || y != toY) {
      open(cells, x, y, ahead);
      x += dx;
      y += dy;
      open(cells, x, y, Glyphs.opposite(ahead));
    }
  }

  private static void open(Map<Integer, Integer> cells, int x, int y, int direction) {
    if (y >= 0 && y < ROWS) {
      cells.merge(x * ROWS + y, direction, (a, b) -> a | b);
    }
  }
}
