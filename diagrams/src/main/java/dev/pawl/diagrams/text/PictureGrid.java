package dev.pawl.diagrams.text;

import dev.pawl.diagrams.layout.Rectangle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The cells of a picture that {@link PictureReader} reads, with the results of reading so far. The
 * cells are numbered row by row, including a margin of blanks around the picture.
 */
final class PictureGrid {

  private final Glyphs glyphs;
  private final int stride;
  private final int height;
  private final Cells cells;

  /**
   * For each cell on the border of a box, the number of the box, starting at 1; 0 for all other
   * cells.
   */
  private final int[] borders;

  private final boolean[] text;
  private final boolean[] understood;

  PictureGrid(List<String> rows, Glyphs glyphs) {
    this.glyphs = glyphs;
    this.height = rows.size();
    List<Cells> lines = new ArrayList<>();
    int widest = 0;
    for (String row : rows) {
      Cells line = Cells.of(row);
      lines.add(line);
      widest = Math.max(widest, line.size());
    }
    stride = widest + 2;
    int size = stride * (height + 2);
    cells = Cells.of(size, ' ');
    borders = new int[size];
    text = new boolean[size];
    understood = new boolean[size];
    for (int y = 0; y < height; y++) {
      cells.set(cell(0, y), lines.get(y));
    }
  }

  /** Returns the number of cells, including the margin. */
  int size() {
    return text.length;
  }

  /**
   * Returns the next cell that may be the upper left corner of a box, or the number of cells if
   * there is no such cell.
   */
  int corner(int from) {
    return cells.next(glyphs.line(Glyphs.DOWN | Glyphs.RIGHT), from);
  }

  /**
   * Returns the next cell that is not blank and that the reader has not interpreted yet, or the
   * number of cells if there is no such cell.
   */
  int unknown(int from) {
    int at = cells.nextBut(' ', from);
    while (at < text.length && (understood[at] || text[at])) {
      at = cells.nextBut(' ', at + 1);
    }
    return at;
  }

  int cell(int x, int y) {
    return (y + 1) * stride + x + 1;
  }

  private int x(int at) {
    return at % stride - 1;
  }

  int y(int at) {
    return at / stride - 1;
  }

  /** Returns the coordinates of a cell for messages. */
  String place(int at) {
    return x(at) + ", " + y(at);
  }

  /** Returns the neighbour of a cell in a direction. */
  int step(int at, int direction) {
    return switch (direction) {
      case Glyphs.UP -> at - stride;
      case Glyphs.DOWN -> at + stride;
      case Glyphs.LEFT -> at - 1;
      default -> at + 1;
    };
  }

  boolean blank(int at) {
    return cells.at(at) == ' ';
  }

  boolean isText(int at) {
    return text[at];
  }

  /**
   * If a cell is on the border of a box, returns the number of the box, starting at 0. Returns -1
   * if the cell is not on the border of a box.
   */
  int border(int at) {
    return borders[at] - 1;
  }

  /**
   * Adds a cell to the border of a box. Returns false if the cell is already part of the border of
   * another box.
   */
  boolean border(int at, int box) {
    boolean free = borders[at] == 0 || borders[at] == box + 1;
    borders[at] = box + 1;
    understood[at] = true;
    return free;
  }

  void understand(int at) {
    understood[at] = true;
  }

  /**
   * Marks the cells from {@code at} on as text if they contain {@code wanted}, have a blank on each
   * side, and are not interpreted yet. Returns whether the cells were marked.
   */
  boolean take(int at, Cells wanted) {
    int end = at + wanted.size();
    if (x(at) + wanted.size() > stride - 2 || !cells.holds(at, wanted)) {
      return false;
    }
    boolean free = blank(at - 1) && blank(end);
    for (int i = at; i < end; i++) {
      free &= !understood[i] && !text[i];
    }
    if (free) {
      Arrays.fill(text, at, end, true);
    }
    return free;
  }

  int pointing(int at) {
    return text[at] || borders[at] != 0 ? 0 : glyphs.pointing(cells.at(at));
  }

  /** Returns the directions in which a line leaves a cell. */
  int directions(int at) {
    if (text[at]) {
      return 0;
    }
    if (glyphs.joints || cells.at(at) != '+') {
      return glyphs.directions(cells.at(at));
    }
    int open = 0;
    open |= joins(at - stride, '|', '^') ? Glyphs.UP : 0;
    open |= joins(at + stride, '|', 'v') ? Glyphs.DOWN : 0;
    open |= joins(at - 1, '-', '<') ? Glyphs.LEFT : 0;
    open |= joins(at + 1, '-', '>') ? Glyphs.RIGHT : 0;
    return open;
  }

  private boolean joins(int at, char line, char head) {
    char sign = cells.at(at);
    return !text[at] && (sign == line || sign == head || (sign == '+' && borders[at] == 0));
  }

  /**
   * Returns whether a line can start at a border cell in the given direction. If borders have no
   * special characters for starts of lines, a line can start at any border cell.
   */
  boolean canStartLine(int at, int direction) {
    return !glyphs.joints || (glyphs.directions(cells.at(at)) & direction) != 0;
  }

  /** Returns whether a line crosses another line or a border in a cell. */
  boolean isCrossing(int at) {
    return (glyphs.joints ? glyphs.directions(cells.at(at)) : directions(at)) == 15;
  }

  /** Returns the rectangles with the given upper left corner that may be boxes, smallest first. */
  List<Rectangle> rectangles(int corner) {
    List<Rectangle> found = new ArrayList<>();
    int x = x(corner);
    for (int right = 1; right < stride - 2 - x; right++) {
      if (right > 1 && is(corner + right, Glyphs.DOWN | Glyphs.LEFT)) {
        int bottom = bottom(corner, right);
        if (bottom > 0) {
          found.add(new Rectangle(x, y(corner), right + 1, bottom + 1));
        }
      }
      if (!flat(corner + right)) {
        break;
      }
    }
    return found;
  }

  /**
   * Returns the number of rows from the upper side to the lower side of a possible box, or -1 if
   * there is no box with this corner and width.
   */
  private int bottom(int corner, int width) {
    for (int y = 1; y < height - y(corner); y++) {
      int left = corner + y * stride;
      int right = left + width;
      boolean corners = is(left, Glyphs.UP | Glyphs.RIGHT) && is(right, Glyphs.UP | Glyphs.LEFT);
      if (y > 1 && corners && closed(left, right)) {
        return y;
      }
      if (!steep(left) || !steep(right)) {
        return -1;
      }
    }
    return -1;
  }

  private boolean closed(int left, int right) {
    for (int at = left + 1; at < right; at++) {
      if (!flat(at)) {
        return false;
      }
    }
    return true;
  }

  private boolean is(int at, int directions) {
    return cells.at(at) == glyphs.line(directions);
  }

  private boolean flat(int at) {
    char sign = cells.at(at);
    int along = Glyphs.LEFT | Glyphs.RIGHT;
    return (glyphs.directions(sign) & along) == along || sign == glyphs.dashed;
  }

  private boolean steep(int at) {
    char sign = cells.at(at);
    int along = Glyphs.UP | Glyphs.DOWN;
    return (glyphs.directions(sign) & along) == along || sign == glyphs.dashedUpright;
  }

  /**
   * Returns the text in a box. Returns null if the box contains no text, or more than one row of
   * text.
   */
  @Nullable String inside(Rectangle box) {
    String found = null;
    for (int y = box.y() + 1; y < box.bottom(); y++) {
      String row = row(box, y);
      if (!row.isEmpty()) {
        if (found != null) {
          return null;
        }
        found = row;
      }
    }
    return found;
  }

  /** Returns the text in the first row of a box. The text ends before two consecutive blanks. */
  String head(Rectangle box) {
    String row = row(box, box.y() + 1);
    int end = row.indexOf("  ");
    return end < 0 ? row : row.substring(0, end);
  }

  private String row(Rectangle box, int y) {
    return cells.text(cell(box.x() + 1, y), cell(box.right(), y)).strip();
  }

  String begins(Rectangle box) {
    return mark(box, box.x() - glyphs.begin.length(), glyphs.begin) ? "initial " : "";
  }

  String ends(Rectangle box) {
    return mark(box, box.right() + 1, glyphs.end) ? "final " : "";
  }

  private boolean mark(Rectangle box, int x, String sign) {
    for (int y = box.y() + 1; y < box.bottom(); y++) {
      int at = cell(x, y);
      int found = 0;
      while (found < sign.length() && cells.at(at + found) == sign.charAt(found)) {
        found++;
      }
      if (found == sign.length()) {
        Arrays.fill(understood, at, at + found, true);
        return true;
      }
    }
    return false;
  }
}
