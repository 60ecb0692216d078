package dev.pawl.processor.sync;

import dev.pawl.language.model.Origin;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a document with their line ends, so that unchanged lines keep their line ends.
 *
 * @param file the name of the document in messages
 */
record TextLines(String file, List<Line> lines) {

  /**
   * @param text the text of the line, without the line end
   * @param end LF, CR LF or CR; empty for the last line
   */
  record Line(String text, String end) {}

  TextLines {
    lines = List.copyOf(lines);
  }

  static TextLines of(String file, String text) {
    List<Line> lines = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r') {
        int next = c == '\r' && text.startsWith("\n", i + 1) ? i + 2 : i + 1;
        lines.add(new Line(text.substring(start, i), text.substring(i, next)));
        start = next;
        i = next - 1;
      }
    }
    if (start < text.length()) {
      lines.add(new Line(text.substring(start), ""));
    }
    return new TextLines(file, lines);
  }

  String text(int line) {
    return lines.get(line).text();
  }

  /**
   * Returns a location in the document.
   *
   * @param line the index of the line, from 0
   * @param column the column in characters, from 1
   */
  Origin.InFile place(int line, int column) {
    return new Origin.InFile(file, line + 1, column, text(line));
  }
}
