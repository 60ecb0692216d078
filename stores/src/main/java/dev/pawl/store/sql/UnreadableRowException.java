package dev.pawl.store.sql;

import dev.pawl.engine.VisibleText;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The exception for a row with a cell that cannot be read, because the database or another program
 * wrote a value that stores never write. Nothing was changed. Other rows are not affected, and a
 * retry does not help. The message names the table, the row, the column, the value and the remedy.
 */
public final class UnreadableRowException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  private final transient List<UnreadableCell> cells;
  private final String table;
  private final String id;

  /**
   * Creates an exception for one row.
   *
   * @param cells the unreadable cells of the row, at least one
   */
  public UnreadableRowException(List<UnreadableCell> cells) {
    super(message(cells));
    this.cells = List.copyOf(cells);
    this.table = cells.get(0).table();
    this.id = cells.get(0).id();
  }

  private static String message(List<UnreadableCell> cells) {
    UnreadableCell first = cells.get(0);
    return cells.stream()
        .map(UnreadableCell::problem)
        .collect(
            Collectors.joining(
                " And ",
                "Table " + first.table() + ", id " + VisibleText.of(first.id()) + ": ",
                " " + first.remedy()));
  }

  /** Returns the name of the table. */
  public String table() {
    return table;
  }

  /** Returns the id of the entity or the key of the message in this row. */
  public String entityId() {
    return id;
  }

  /** Returns the unreadable cells of the row; empty if this exception was deserialized. */
  public List<UnreadableCell> cells() {
    return cells == null ? List.of() : cells;
  }
}
