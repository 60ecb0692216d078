package dev.pawl.samples;

import java.util.List;
import java.util.stream.Stream;

/**
 * A transition as a document states it.
 *
 * @param from the state left
 * @param event what it is called; may be empty where a table tells only states
 * @param to the state entered
 */
record Row(String from, String event, String to) {

  /** Reads lines such as {@code OPEN | manual cancel | CANCELLED}, with or without bars around. */
  static List<Row> table(String text) {
    return cells(text).map(c -> new Row(c.get(0), c.get(1), c.get(2))).toList();
  }

  /** Reads the cells of a table, line by line. */
  static Stream<List<String>> cells(String text) {
    return text.lines()
        .map(l -> l.strip().replaceAll("^\\||\\|$", ""))
        .filter(l -> !l.isBlank())
        .map(l -> Stream.of(l.split("\\|", -1)).map(String::strip).toList());
  }

  /** The same without the event. */
  Row pair() {
    return new Row(from, "", to);
  }

  @Override
  public String toString() {
    return from + (event.isEmpty() ? " → " : " –" + event + "→ ") + to;
  }
}
