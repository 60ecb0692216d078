package dev.pawl.diagrams.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A grid of terminal cells to draw on. Drawn elements do not overwrite each other, except at
 * crossings of lines.
 */
final class Canvas {

  private static final int STRAIGHT = Glyphs.LEFT | Glyphs.RIGHT;

  private static final char NOTHING = '\0';

  private final int width;
  private final Glyphs glyphs;

  /** The characters of the drawing except those of lines. */
  private final Cells cells;

  private final byte[] lines;
  private final int[] owners;
  private final byte[] frames;

  /** True if two elements had to be drawn in one cell, so that the picture is invalid. */
  private boolean invalid;

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
    invalid |= isTaken(x, y) || lines[y * width + x] != 0;
  }

  /** Returns whether a cell contains anything except a line. */
  public boolean isTaken(int x, int y) {
    return cells.at(y * width + x) != NOTHING;
  }

  /**
   * Allows lines to cross a border of a box in the given cell.
   *
   * @param directions the directions of the border
   */
  public void frame(int x, int y, int directions) {
    frames[y * width + x] = (byte) directions;
  }

  public void replace(int x, int y, char sign) {
    cells.set(y * width + x, sign);
  }

  /**
   * Draws a part of a line. The line may cross another line at a right angle.
   *
   * @param directions the directions in which the line leaves the cell
   * @param owner the number of the line
   */
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
    invalid |= isTaken(x, y) || !(alone || (straight && directions == 15 - there));
    lines[at] = (byte) (there | directions);
    owners[at] = owner + 1;
  }

  /**
   * Returns the rows of the picture without trailing blanks, or empty if two elements had to be
   * drawn in one cell.
   */
  public Optional<List<String>> rows() {
    if (invalid) {
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
