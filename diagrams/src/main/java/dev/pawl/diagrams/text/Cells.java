package dev.pawl.diagrams.text;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A sequence of terminal cells. Each cell contains a character with its combining marks, or nothing
 * if the previous cell contains a wide character.
 */
final class Cells {

  /** Marks a cell whose text is not a single UTF-16 unit. */
  private static final char ODD = '\uFFFF';

  private char[] signs;

  /**
   * The texts of the cells marked with {@link #ODD}, by the index of the cell; an empty array if
   * there are no such cells.
   */
  private @Nullable String[] odd = {};

  private int size;

  private Cells(char[] signs) {
    this.signs = signs;
  }

  public static Cells of(int size, char sign) {
    Cells cells = new Cells(new char[size]);
    Arrays.fill(cells.signs, sign);
    cells.size = size;
    return cells;
  }

  public static Cells of(String text) {
    Cells cells = new Cells(text.toCharArray());
    while (cells.size < text.length() && CellWidth.isOneCell(cells.signs[cells.size])) {
      cells.size++;
    }
    if (cells.size < text.length()) {
      cells.addOdd(text);
    }
    return cells;
  }

  private void addOdd(String text) {
    signs = Arrays.copyOf(signs, 2 * text.length());
    odd = new String[signs.length];
    for (int i = size; i < text.length(); i++) {
      int point = text.codePointAt(i);
      String sign = new String(Character.toChars(point));
      int width = CellWidth.of(sign);
      i += sign.length() - 1;
      if (width == 0) {
        mark(sign);
      } else if (width == 1) {
        add(sign);
      } else {
        add(sign);
        add("");
      }
    }
  }

  private void add(String sign) {
    boolean single = sign.length() == 1;
    signs[size] = single ? sign.charAt(0) : ODD;
    odd[size++] = single ? null : sign;
  }

  /** Adds a combining mark to the character of the last cell that is not empty. */
  private void mark(String mark) {
    for (int last = size - 1; last >= 0; last--) {
      if (signs[last] != ODD || !odd[last].isEmpty()) {
        odd[last] = (signs[last] == ODD ? odd[last] : String.valueOf(signs[last])) + mark;
        signs[last] = ODD;
        return;
      }
    }
  }

  public int size() {
    return size;
  }

  /**
   * Returns the character of a cell, or {@code ODD} if the cell is empty or its text is not a
   * single UTF-16 unit.
   */
  public char at(int cell) {
    return signs[cell];
  }

  public void set(int cell, char sign) {
    signs[cell] = sign;
  }

  /** Overwrites the cells from {@code cell} on by {@code others}. */
  public void set(int cell, Cells others) {
    System.arraycopy(others.signs, 0, signs, cell, others.size);
    if (others.odd.length > 0) {
      odd = odd.length == 0 ? new String[signs.length] : odd;
      System.arraycopy(others.odd, 0, odd, cell, others.size);
    }
  }

  /** Returns whether the cells from {@code cell} on equal {@code others}. */
  public boolean holds(int cell, Cells others) {
    for (int i = 0; i < others.size; i++) {
      boolean same = signs[cell + i] == others.signs[i];
      if (!same || (signs[cell + i] == ODD && !Objects.equals(odd[cell + i], others.odd[i]))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the next cell from {@code from} on that contains {@code sign}, or the number of cells
   * if there is no such cell.
   */
  public int next(char sign, int from) {
    int at = from;
    while (at < size && signs[at] != sign) {
      at++;
    }
    return at;
  }

  /**
   * Returns the next cell from {@code from} on that does not contain {@code sign}, or the number of
   * cells if there is no such cell.
   */
  public int nextBut(char sign, int from) {
    int at = from;
    while (at < size && signs[at] == sign) {
      at++;
    }
    return at;
  }

  /**
   * Returns the text of a range of cells.
   *
   * @param to the index after the last cell
   */
  public String text(int from, int to) {
    if (odd.length == 0) {
      return new String(signs, from, to - from);
    }
    StringBuilder out = new StringBuilder(to - from);
    for (int at = from; at < to; at++) {
      out.append(signs[at] == ODD ? odd[at] : String.valueOf(signs[at]));
    }
    return out.toString();
  }
}
