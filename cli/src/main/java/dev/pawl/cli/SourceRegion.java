package dev.pawl.cli;

import dev.pawl.language.model.Origin;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The part of a line that a problem concerns: the word or quoted text at the problem's location.
 */
final class SourceRegion {

  private final Origin.InFile place;
  private final int[] line;

  SourceRegion(Origin.InFile place) {
    this.place = place;
    this.line = place.text().stripTrailing().codePoints().toArray();
  }

  Map<String, Object> members() {
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("startLine", place.line());
    members.put("startColumn", place.column());
    // in SARIF, endColumn is the column after the last character
    members.put("endColumn", end() + 1);
    return members;
  }

  private int end() {
    int start = place.column() - 1;
    if (start >= line.length) {
      return start;
    }
    int end = start + 1;
    if (line[start] == '"' || line[start] == '\'') {
      while (end < line.length && line[end] != line[start]) {
        end++;
      }
      return Math.min(end + 1, line.length);
    }
    while (isOfWord(line[start]) && end < line.length && isOfWord(line[end])) {
      end++;
    }
    return end;
  }

  private static boolean isOfWord(int point) {
    return Character.isLetterOrDigit(point) || "_-.*$".indexOf(point) >= 0;
  }
}
