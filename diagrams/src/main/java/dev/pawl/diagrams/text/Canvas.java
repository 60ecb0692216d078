package dev.pawl.diagrams.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cells to draw on. Nothing is drawn over anything but lines that cross. */
final class Canvas {

  private static final int STRAIGHT = Glyphs.LEFT | Glyphs.RIGHT;

  private static final char NOTHING = '\0';

  private final int width;
  private final Glyphs glyphs;

  /** The text that is drawn, but for lines. */
  private final Cells cells;

  private final byte[] lines;
  private final int[] owners;
  private final byte[] frames;

  /** Whether two things would have had to be drawn in one cell. */
  private boolean spoilt;

  public Canvas(int width, int height, Glyphs glyphs) {
    this.width = width;
    this.glyphs = glyphs;
    cells = Cells.of(width * height, NOTHING);
    lines = new byte[width * height];
    owners = new int[width * height];
    frames = new byte[width * height];
  }

  public void text(int x, int y, String text) {
    Cells wanted = Cells.of(text);
    for (int i = 0; i < wanted.size(); i++) {
      take(x + i, y);
    }
    cells.set(y * width + x, wanted);
  }

  public void put(int x, int y, char sign) {
    take(x, y);
    cells.set(y * width + x, sign);
  }

  private void take(int x, int y) {
    spoilt |= isTaken(x, y) || lines[y * width + x] != 0;
  }

  /** Whether anything but lines is drawn here. */
  public boolean isTaken(int x, int y) {
    return cells.at(y * width + x) != NOTHING;
  }

  /** Lets lines cross a border here that leads in these directions. */
  public void frame(int x, int y, int directions) {
    frames[y * width + x] = (byte) directions;
  }

  /** Writes over what is there. */
  public void replace(int x, int y, char sign) {
    cells.set(y * width + x, sign);
  }

  /** Part of a line, which may cross straight over another. */
  public void line(int x, int y, int directions, int owner) {
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
    boolean alone = there == 0 || owners[at] == owner + 1;
    boolean straight = there == STRAIGHT || there == 15 - STRAIGHT;
    spoilt |= isTaken(x, y) || !(alone || (straight && directions == 15 - there));
    lines[at] = (byte) (there | directions);
    owners[at] = owner + 1;
  }

  /** The rows of the picture, without blanks at their ends; empty where something did not fit. */
  public Optional<List<String>> rows() {
    if (spoilt) {
      return Optional.empty();
    }
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
    return Optional.of(rows);
  }
}
