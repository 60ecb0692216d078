package dev.pawl.diagrams.svg;

import dev.pawl.diagrams.scene.Scene;
import java.util.ArrayList;
import java.util.List;

/**
 * The label of an arrow. Each transition has at least one row of text in the label.
 *
 * @param width the width of the longest row, in pixels
 */
record SvgPill(List<List<Piece>> rows, int width) {

  static final int ROW = 17;
  static final int SIDE = 8;

  /** The kinds of texts in a label. Each kind has its own style. */
  enum Kind {
    EVENT,
    GUARD,
    EFFECT
  }

  /**
   * A part of a row of text in a label.
   *
   * @param left the distance of the text from the left end of the row, in pixels
   */
  record Piece(String text, Kind kind, int left, int width) {}

  SvgPill {
    rows = List.copyOf(rows);
  }

  /**
   * Returns the label of an arrow. If there is nothing to show, the label has no rows.
   *
   * @param widest the maximum width of a row, in pixels
   */
  static SvgPill of(Scene.Arrow arrow, int widest) {
    List<List<Piece>> rows = new ArrayList<>();
    for (Scene.Label label : arrow.parts()) {
      Writer writer = new Writer(widest);
      writer.add(label.event(), Kind.EVENT);
      writer.add(label.shownCondition(), Kind.GUARD);
      writer.add(label.effect(), Kind.EFFECT);
      rows.addAll(writer.rows);
    }
    int width = 0;
    for (List<Piece> row : rows) {
      width = Math.max(width, end(row));
    }
    return new SvgPill(rows, width);
  }

  static int end(List<Piece> row) {
    Piece last = row.get(row.size() - 1);
    return last.left() + last.width();
  }

  boolean isEmpty() {
    return rows.isEmpty();
  }

  /** Returns the width of the label including its padding, in pixels. */
  int outerWidth() {
    return width + 2 * SIDE;
  }

  int height() {
    return rows.size() * ROW + 4;
  }

  /**
   * Puts the texts of a label into rows that are not too wide. A guard or effect that does not fit
   * into a row starts a new row.
   */
  private static final class Writer {
    private static final int BLANK = 4;

    private final int widest;
    private final List<List<Piece>> rows = new ArrayList<>();

    Writer(int widest) {
      this.widest = widest;
    }

    void add(String text, Kind kind) {
      if (text.isEmpty()) {
        return;
      }
      int width = TextWidth.of(text, Card.TYPE, false);
      if (width > widest) {
        for (String line : TextWidth.balanced(text, Card.TYPE, widest)) {
          begin(new Piece(line, kind, 0, TextWidth.of(line, Card.TYPE, false)));
        }
        return;
      }
      List<Piece> last = rows.isEmpty() ? List.of() : rows.get(rows.size() - 1);
      int left = last.isEmpty() ? 0 : end(last) + BLANK;
      if (left > 0 && left + width <= widest) {
        last.add(new Piece(text, kind, left, width));
      } else {
        begin(new Piece(text, kind, 0, width));
      }
    }

    private void begin(Piece first) {
      rows.add(new ArrayList<>(List.of(first)));
    }
  }
}
