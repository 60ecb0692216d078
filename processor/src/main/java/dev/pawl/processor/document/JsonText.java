package dev.pawl.processor.document;

import dev.pawl.processor.model.name.VisibleText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes values as JSON: maps, lists, text, booleans and numbers. What is short stands on one line.
 * What could not be seen in an editor, or is no character, is escaped.
 */
public final class JsonText {

  private static final int WIDTH = 100;

  private JsonText() {}

  /** An object under construction: members that say nothing are left out. */
  static final class Members {
    private final Map<String, Object> members = new LinkedHashMap<>();

    /** Adds a member, whatever it says. */
    Members put(String name, Object value) {
      members.put(name, value);
      return this;
    }

    /** Adds a member unless it is false, empty or blank. */
    Members add(String name, Object value) {
      boolean empty =
          value.equals(false)
              || value.equals("")
              || (value instanceof List<?> list && list.isEmpty())
              || (value instanceof Map<?, ?> map && map.isEmpty());
      return empty ? this : put(name, value);
    }

    Map<String, Object> map() {
      return members;
    }
  }

  /** The value's text, with a line feed at its end. */
  public static String of(Object value) {
    return written(value, "") + "\n";
  }

  private static String written(Object value, String indent) {
    if (value instanceof String text) {
      return quoted(text);
    }
    List<String> parts = new ArrayList<>();
    String inner = indent + "  ";
    if (value instanceof Map<?, ?> map) {
      map.forEach((k, v) -> parts.add(quoted((String) k) + ": " + written(v, inner)));
      return joined("{", parts, "}", indent);
    } else if (value instanceof List<?> list) {
      list.forEach(v -> parts.add(written(v, inner)));
      return joined("[", parts, "]", indent);
    }
    return String.valueOf(value);
  }

  private static String joined(String open, List<String> parts, String close, String indent) {
    if (parts.isEmpty()) {
      return open + close;
    }
    int length = indent.length();
    boolean oneLine = true;
    for (String part : parts) {
      length += part.length() + 2;
      oneLine &= length <= WIDTH && part.indexOf('\n') < 0;
    }
    if (oneLine) {
      String blank = open.equals("{") ? " " : "";
      return open + blank + String.join(", ", parts) + blank + close;
    }
    String lineFeed = "\n" + indent + "  ";
    return open + lineFeed + String.join("," + lineFeed, parts) + "\n" + indent + close;
  }

  private static String quoted(String text) {
    String escaped =
        text.replace("\\", "\\\\")
            .replace("\"", "\\\"")
            .replace("\n", "\\n")
            .replace("\r", "\\r")
            .replace("\t", "\\t");
    return '"' + VisibleText.of(escaped) + '"';
  }
}
