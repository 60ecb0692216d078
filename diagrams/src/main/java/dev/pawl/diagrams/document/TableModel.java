package dev.pawl.diagrams.document;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** A table. Columns without any content are omitted. */
final class TableModel {

  private final List<TextLine> heads;
  private final List<List<TextLine>> rows = new ArrayList<>();

  TableModel(String... heads) {
    this(List.of(heads).stream().map(TextLine::plain).toList());
  }

  /** The indexes of the columns that have content. */
  private final BitSet filledColumns = new BitSet();

  TableModel(List<TextLine> heads) {
    this.heads = List.copyOf(heads);
  }

  /**
   * Adds a row.
   *
   * @param cells one cell for each column
   * @throws IllegalArgumentException if the number of cells differs from the number of columns
   */
  void row(List<TextLine> cells) {
    if (cells.size() != heads.size()) {
      throw new IllegalArgumentException(cells.size() + " cells for " + heads);
    }
    rows.add(List.copyOf(cells));
    for (int column = 0; column < cells.size(); column++) {
      if (!cells.get(column).isEmpty()) {
        filledColumns.set(column);
      }
    }
  }

  void row(TextLine... cells) {
    row(List.of(cells));
  }

  boolean isEmpty() {
    return rows.isEmpty();
  }

  /** Returns whether a column has any content. */
  boolean hasContent(int column) {
    return filledColumns.get(column);
  }

  /** Returns the titles of the columns that have content. */
  List<TextLine> heads() {
    return shown(heads);
  }

  /** Returns the rows, reduced to the columns that have content. */
  List<List<TextLine>> rows() {
    return rows.stream().map(this::shown).toList();
  }

  private List<TextLine> shown(List<TextLine> cells) {
    List<TextLine> shown = new ArrayList<>();
    for (int column = 0; column < heads.size(); column++) {
      if (hasContent(column)) {
        shown.add(cells.get(column));
      }
    }
    return shown;
  }
}
