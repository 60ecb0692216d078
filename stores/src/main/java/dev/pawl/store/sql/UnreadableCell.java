package dev.pawl.store.sql;

import dev.pawl.engine.VisibleText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A cell of a table with a value that stores never write, such as a text in a column of times.
 * Immutable and thread-safe.
 *
 * @param table the name of the table
 * @param id the id of the entity or the key of the message in this row
 * @param column the name of the column
 * @param value the value as text, at most 100 characters; null if the cell is NULL
 * @param fault the error in the value, such as {@code is not a time}
 * @param remedy the remedy, as a sentence
 */
public record UnreadableCell(
    String table, String id, String column, @Nullable String value, String fault, String remedy) {

  /** Returns the table and the id of the row, the problem, and the remedy, on one line. */
  @Override
  public String toString() {
    return "Table " + table + ", id " + VisibleText.of(id) + ": " + problem() + ' ' + remedy;
  }

  /** Returns the column, its value and the error, as a sentence on one line. */
  public String problem() {
    String is = value == null ? "NULL" : VisibleText.of(value);
    return "the column " + column + " has " + is + ", which " + fault + '.';
  }

  /**
   * Checks that none of the given columns is unreadable.
   *
   * @throws UnreadableRowException if one of the columns is unreadable
   */
  public static void requireReadable(List<UnreadableCell> cells, String... columns) {
    if (cells.isEmpty()) {
      return;
    }
    for (UnreadableCell cell : cells) {
      if (List.of(columns).contains(cell.column)) {
        throw new UnreadableRowException(cells);
      }
    }
  }
}
