package dev.pawl.samples;

import java.util.List;
import java.util.stream.Stream;

/**
 * A transition in a document.
 *
 * @param from the source state
 * @param event the event; empty if the table contains only states
 * @param to the target state
 */
record Row(String from, String event, String to) {

  /**
   * Reads lines such as {@code OPEN | manual cancel | CANCELLED}. A line may also start and end
   * with a bar.
   */
  static List<Row> table(String text) {
    return cells(text).map(c -> new Row(c.get(0), c.get(1), c.get(2))).toList();
  }

  /** Returns the cells of each line of a table. */
  static Stream<List<String>> cells(String text) {
    return text.lines()
        .map(l -> l.strip().replaceAll("^\\||\\|$", ""))
        .filter(l -> !l.isBlank())
        .map(l -> Stream.of(l.split("\\|", -1)).map(String::strip).toList());
  }

  /** Returns this transition without its event. */
  Row pair() {
    return new Row(from, "", to);
  }

  @Override
  public String toString() {
    return from + (event.isEmpty() ? " → " : " –" + event + "→ ") + to;
  }
}
