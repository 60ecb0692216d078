package dev.pawl.processor.diagram.text;

import java.util.ArrayList;
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

  private static final int STRAIGHT = Glyphs.LEFT | Glyphs.RIGHT;

  private static final char NOTHING = '\0';

  private final int width;
  private final Glyphs glyphs;

  /** What is drawn, but for lines. */
  private final Cells cells;

  private final byte[] lines;
  private final int[] owners;
  private final byte[] frames;

  Canvas(int width, int height, Glyphs glyphs) {
    this.width = width;
    this.glyphs = glyphs;
    cells = Cells.of(width * height, NOTHING);
    lines = new byte[width * height];
    owners = new int[width * height];
    frames = new byte[width * height];
  }

  void text(int x, int y, String text) throws Taken {
    Cells wanted = Cells.of(text);
    for (int i = 0; i < wanted.size(); i++) {
      requireFree(x + i, y);
    }
    cells.set(y * width + x, wanted);
  }

  void put(int x, int y, char sign) throws Taken {
    requireFree(x, y);
    cells.set(y * width + x, sign);
  }

  private void requireFree(int x, int y) throws Taken {
    if (isTaken(x, y) || lines[y * width + x] != 0) {
      throw new Taken(x, y);
    }
  }

  /** Whether anything but lines is drawn here. */
  boolean isTaken(int x, int y) {
    return cells.at(y * width + x) != NOTHING;
  }

  /** Lets lines cross a border here that leads in these directions. */
  void frame(int x, int y, int directions) {
    frames[y * width + x] = (byte) directions;
  }

  /** Writes over what is there. */
  void replace(int x, int y, char sign) {
    cells.set(y * width + x, sign);
  }

  /** Part of a line, which may cross straight over another. */
  void line(int x, int y, int directions, int owner) throws Taken {
    int at = y * width + x;
    int there = lines[at];
    int border = frames[at];
    if (border != 0 && directions == 15 - border && owners[at] == 0) {
      cells.set(at, NOTHING);
      frames[at] = 0;
      lines[at] = 15;
      owners[at] = owner + 1;
      return;
    }
    if (isTaken(x, y)) {
      throw new Taken(x, y);
    }
    if (there != 0 && owners[at] != owner + 1) {
      boolean crosses = (there == STRAIGHT || there == 15 - STRAIGHT) && directions == 15 - there;
      if (!crosses) {
        throw new Taken(x, y);
      }
    }
    lines[at] = (byte) (there | directions);
    owners[at] = owner + 1;
  }

  /** The rows of the picture, without blanks at their ends. */
  List<String> rows() {
    List<String> rows = new ArrayList<>();
    for (int start = 0; start < lines.length; start += width) {
      int end = start;
      for (int at = start; at < start + width; at++) {
        if (lines[at] != 0) {
          cells.set(at, glyphs.line(lines[at]));
        }
        if (cells.at(at) == NOTHING) {
          cells.set(at, ' ');
        } else {
          end = at + 1;
        }
      }
      rows.add(cells.text(start, end));
    }
    return rows;
  }
}
