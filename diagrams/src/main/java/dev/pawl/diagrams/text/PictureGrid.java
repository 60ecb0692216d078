package dev.pawl.diagrams.text;

import dev.pawl.diagrams.layout.Rectangle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The cells of a picture that is read, and what each has been understood to be. A cell has a number
 * by which its neighbours are known; around the picture there is a margin of blanks.
 */
final class PictureGrid {

  private final Glyphs glyphs;
  private final int stride;
  private final int height;
  private final Cells cells;

  /** The number, from 1, of the box whose border a cell is part of; 0 where of none. */
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

  /** How many cells there are, margins included. */
  int size() {
    return text.length;
  }

  /**
   * The next cell from one on in which an upper left corner may be; the size where there is none.
   */
  int corner(int from) {
    return cells.next(glyphs.line(Glyphs.DOWN | Glyphs.RIGHT), from);
  }

  /** The next cell from one on that nobody has said of what it is; the size where there is none. */
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

  /** The place of a cell, for people. */
  String place(int at) {
    return x(at) + ", " + y(at);
  }

  /** The next cell in a direction. */
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

  /** The number of the box whose border is here; negative where there is none. */
  int border(int at) {
    return borders[at] - 1;
  }

  /** Makes a cell part of a border; false where it is part of another already. */
  boolean border(int at, int box) {
    boolean free = borders[at] == 0 || borders[at] == box + 1;
    borders[at] = box + 1;
    understood[at] = true;
    return free;
  }

  void understand(int at) {
    understood[at] = true;
  }

  /** Takes cells for text, if it stands here with a blank on both sides and is nothing else. */
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

  /** The directions that a line has in a cell. */
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

  /** Whether a line may begin at a border in a direction; without joints it may anywhere. */
  boolean opens(int at, int direction) {
    return !glyphs.joints || (glyphs.directions(cells.at(at)) & direction) != 0;
  }

  /** Whether a line crosses here, be it another line or a border. */
  boolean crossing(int at) {
    return (glyphs.joints ? glyphs.directions(cells.at(at)) : directions(at)) == 15;
  }

  /** The shapes that begin in a corner and might be boxes, the smallest first. */
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

  /** How far below an upper side a box ends; negative where none does. */
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

  /** The only text in a box, or null where there is more or less than one row of it. */
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

  /** The text in the first row of a box, up to two blanks. */
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
