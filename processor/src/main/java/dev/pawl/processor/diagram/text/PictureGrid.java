package dev.pawl.processor.diagram.text;

import dev.pawl.processor.diagram.layout.Rectangle;
import java.util.ArrayList;
import java.util.List;

/** The cells of a picture that is read, and what each may be. */
final class PictureGrid {

  /** Whether something is at a place. */
  interface Test {
    boolean at(int x, int y);
  }

  /** Takes note of a cell. */
  interface Marks {
    void mark(int x, int y);
  }

  private final List<List<String>> cells = new ArrayList<>();
  private final Glyphs glyphs;
  private final Test text;
  private final Test border;
  private int width;

  PictureGrid(List<String> rows, Glyphs glyphs, Test text, Test border) {
    this.glyphs = glyphs;
    this.text = text;
    this.border = border;
    for (String row : rows) {
      List<String> line = CellWidth.cells(row);
      cells.add(line);
      width = Math.max(width, line.size());
    }
  }

  int width() {
    return width;
  }

  int height() {
    return cells.size();
  }

  String at(int x, int y) {
    boolean inside = y >= 0 && y < cells.size() && x >= 0 && x < cells.get(y).size();
    return inside ? cells.get(y).get(x) : " ";
  }

  boolean blank(int x, int y) {
    return at(x, y).equals(" ");
  }

  /** Whether cells stand here with a blank on both sides. */
  boolean matches(int x, int y, List<String> wanted) {
    for (int i = 0; i < wanted.size(); i++) {
      if (!at(x + i, y).equals(wanted.get(i))) {
        return false;
      }
    }
    return blank(x - 1, y) && blank(x + wanted.size(), y);
  }

  int pointing(int x, int y) {
    return text.at(x, y) || border.at(x, y) ? 0 : glyphs.pointing(at(x, y));
  }

  /** The directions that a line has in a cell. */
  int directions(int x, int y) {
    if (text.at(x, y)) {
      return 0;
    }
    if (glyphs.joints || !at(x, y).equals("+")) {
      return glyphs.directions(at(x, y));
    }
    int open = 0;
    open |= joins(x, y - 1, "|^") ? Glyphs.UP : 0;
    open |= joins(x, y + 1, "|v") ? Glyphs.DOWN : 0;
    open |= joins(x - 1, y, "-<") ? Glyphs.LEFT : 0;
    open |= joins(x + 1, y, "->") ? Glyphs.RIGHT : 0;
    return open;
  }

  private boolean joins(int x, int y, String with) {
    return !text.at(x, y)
        && !at(x, y).isEmpty()
        && (with.contains(at(x, y)) || (at(x, y).equals("+") && !border.at(x, y)));
  }

  /** Whether a line may begin at a border in a direction; without joints it may anywhere. */
  boolean opens(int x, int y, int direction) {
    return !glyphs.joints || (glyphs.directions(at(x, y)) & direction) != 0;
  }

  /** Whether a line crosses here, be it another line or a border. */
  boolean crossing(int x, int y) {
    return glyphs.joints ? glyphs.directions(at(x, y)) == 15 : directions(x, y) == 15;
  }

  /** What begins with an upper left corner here and might be a box, the smallest first. */
  List<Rectangle> rectangles(int x, int y) {
    List<Rectangle> found = new ArrayList<>();
    if (!is(x, y, Glyphs.DOWN | Glyphs.RIGHT)) {
      return found;
    }
    for (int right = x + 1; right < width; right++) {
      if (right > x + 1 && is(right, y, Glyphs.DOWN | Glyphs.LEFT)) {
        int bottom = bottom(x, right, y);
        if (bottom > 0) {
          found.add(new Rectangle(x, y, right - x + 1, bottom - y + 1));
        }
      }
      if (!flat(right, y)) {
        break;
      }
    }
    return found;
  }

  private int bottom(int left, int right, int top) {
    for (int y = top + 1; y < cells.size(); y++) {
      boolean corners =
          is(left, y, Glyphs.UP | Glyphs.RIGHT) && is(right, y, Glyphs.UP | Glyphs.LEFT);
      if (y > top + 1 && corners) {
        boolean closed = true;
        for (int x = left + 1; x < right; x++) {
          closed &= flat(x, y);
        }
        if (closed) {
          return y;
        }
      }
      if (!steep(left, y) || !steep(right, y)) {
        return -1;
      }
    }
    return -1;
  }

  private boolean is(int x, int y, int directions) {
    return at(x, y).equals(String.valueOf(glyphs.line(directions)));
  }

  private boolean flat(int x, int y) {
    int lines = glyphs.directions(at(x, y));
    boolean joint = (lines & 12) == 12 || !glyphs.joints && at(x, y).equals("+");
    return joint || at(x, y).equals(String.valueOf(glyphs.dashed));
  }

  private boolean steep(int x, int y) {
    int lines = glyphs.directions(at(x, y));
    boolean joint = (lines & 3) == 3 || !glyphs.joints && "+|".contains(at(x, y));
    return (joint && !at(x, y).isEmpty()) || at(x, y).equals(String.valueOf(glyphs.dashedUpright));
  }

  /** The only text in a box, or null where there is more or less than one row of it. */
  String inside(Rectangle box) {
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

  /** What stands in the first row of a box, up to two blanks. */
  String head(Rectangle box) {
    String row = row(box, box.y() + 1);
    int end = row.indexOf("  ");
    return end < 0 ? row : row.substring(0, end);
  }

  private String row(Rectangle box, int y) {
    StringBuilder out = new StringBuilder();
    for (int x = box.x() + 1; x < box.right(); x++) {
      out.append(at(x, y));
    }
    return out.toString().strip();
  }

  String begins(Rectangle box, Marks marks) {
    return mark(box, -1, glyphs.begin, marks) ? "initial " : "";
  }

  String ends(Rectangle box, Marks marks) {
    return mark(box, 1, glyphs.end, marks) ? "final " : "";
  }

  private boolean mark(Rectangle box, int side, String sign, Marks marks) {
    for (int y = box.y() + 1; y < box.bottom(); y++) {
      int x = side < 0 ? box.x() - sign.length() : box.right() + 1;
      boolean there = true;
      for (int i = 0; i < sign.length(); i++) {
        there &= at(x + i, y).equals(sign.substring(i, i + 1));
      }
      if (there) {
        for (int i = 0; i < sign.length(); i++) {
          marks.mark(x + i, y);
        }
        return true;
      }
    }
    return false;
  }
}
