package dev.pawl.processor.diagram.text;

import java.util.Arrays;
import java.util.List;

/** Cells to draw on. Nothing is drawn over anything but lines that cross. */
final class Canvas {

  /** Two things would have to be drawn in one cell. */
  static final class Taken extends Exception {
    private static final long serialVersionUID = 1L;

    Taken(int x, int y) {
      super("cell " + x + ", " + y + " is taken");
    }
  }

  private final String[][] cells;
  private final int[][] lines;
  private final int[][] owners;
  private final int[][] frames;

  Canvas(int width, int height) {
    cells = new String[height][width];
    lines = new int[height][width];
    owners = new int[height][width];
    frames = new int[height][width];
  }

  void text(int x, int y, String text) throws Taken {
    int column = x;
    for (String cell : CellWidth.cells(text)) {
      put(column++, y, cell);
    }
  }

  void put(int x, int y, String sign) throws Taken {
    if (cells[y][x] != null || lines[y][x] != 0) {
      throw new Taken(x, y);
    }
    cells[y][x] = sign;
  }

  /** Lets lines cross a border here that leads in these directions. */
  void frame(int x, int y, int directions) {
    frames[y][x] = directions;
  }

  /** Writes over what is there. */
  void replace(int x, int y, char sign) {
    cells[y][x] = String.valueOf(sign);
  }

  String at(int x, int y) {
    return cells[y][x];
  }

  /** Part of a line, which may cross straight over another. */
  void line(int x, int y, int directions, int owner) throws Taken {
    int there = lines[y][x];
    int border = frames[y][x];
    if (border != 0 && directions == 15 - border && owners[y][x] == 0) {
      cells[y][x] = null;
      frames[y][x] = 0;
      lines[y][x] = 15;
      owners[y][x] = owner + 1;
      return;
    }
    if (cells[y][x] != null) {
      throw new Taken(x, y);
    }
    if (there != 0 && owners[y][x] != owner + 1) {
      int straight = Glyphs.LEFT | Glyphs.RIGHT;
      boolean crosses = (there == straight || there == 15 - straight) && directions == 15 - there;
      if (!crosses) {
        throw new Taken(x, y);
      }
    }
    lines[y][x] = there | directions;
    owners[y][x] = owner + 1;
  }

  /** Turns the lines into characters. */
  void settle(Glyphs glyphs) {
    for (int y = 0; y < cells.length; y++) {
      for (int x = 0; x < cells[y].length; x++) {
        if (cells[y][x] == null && lines[y][x] != 0) {
          cells[y][x] = String.valueOf(glyphs.line(lines[y][x]));
        }
      }
    }
  }

  List<String> rows() {
    return Arrays.stream(cells)
        .map(
            row -> {
              StringBuilder out = new StringBuilder();
              for (String cell : row) {
                out.append(cell == null ? " " : cell);
              }
              return out.toString().stripTrailing();
            })
        .toList();
  }
}
