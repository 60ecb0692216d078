package dev.pawl.diagrams.document;

import dev.pawl.language.model.name.VisibleText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes maps, lists, strings, booleans and numbers as JSON. An object or array is written on one
 * line if it fits on the line. Invisible characters and unpaired surrogates are escaped.
 */
public final class JsonText {

  private static final int WIDTH = 100;

  private JsonText() {}

  /** A builder of a JSON object. {@link #add} omits empty values. */
  public static final class Members {
    private final Map<String, Object> members = new LinkedHashMap<>();

    /** Adds a member, even if its value is empty. */
    public Members put(String name, Object value) {
      members.put(name, value);
      return this;
    }

    /** Adds a member, unless its value is false or an empty text, array or object. */
    public Members add(String name, Object value) {
      boolean isEmpty =
          value.equals(false)
              || value.equals("")
              || value.equals(List.of())
              || value.equals(Map.of());
      return isEmpty ? this : put(name, value);
    }

    public Map<String, Object> map() {
      return members;
    }
  }

  /** Returns the JSON of a value, with a line feed at the end. */
  public static String of(Object value) {
    StringBuilder out = new StringBuilder();
    write(out, value, "");
    return out.append('\n').toString();
  }

  private static void write(StringBuilder out, Object value, String indent) {
    int start = out.length();
    int most = WIDTH - indent.length();
    if (mayFit(value, most)) {
      if (inOneLine(out, value, start + most)) {
        return;
      }
      out.setLength(start);
    }
    boolean map = value instanceof Map;
    String inner = indent + "  ";
    String before = map ? "{\n" : "[\n";
    for (Object part : parts(value)) {
      out.append(before).append(inner);
      write(out, name(out, part), inner);
      before = ",\n";
    }
    out.append('\n').append(indent).append(map ? '}' : ']');
  }

  /**
   * Writes a value on one line. Returns false if the value is an object or array that does not fit;
   * the caller must then remove the text that this method has written.
   *
   * @param end the maximum length of {@code out} after the value is written
   */
  private static boolean inOneLine(StringBuilder out, Object value, int end) {
    boolean map = value instanceof Map;
    if (value instanceof String text) {
      quote(out, text);
      return true;
    } else if (!map && !(value instanceof List)) {
      out.append(value);
      return true;
    }
    String blank = map ? " " : "";
    String before = (map ? "{" : "[") + blank;
    int last = map ? end : end - 1;
    boolean empty = true;
    for (Object part : parts(value)) {
      out.append(before);
      if (!inOneLine(out, name(out, part), end) || out.length() > last) {
        return false;
      }
      before = ", ";
      empty = false;
    }
    out.append(empty ? (map ? "{" : "[") : blank).append(map ? '}' : ']');
    return true;
  }

  /**
   * Returns whether a value may fit on one line. Values without parts always fit, even if the
   * indentation is wider than the line. This method rejects almost all objects and arrays that do
   * not fit, so that their text is not written and then removed.
   *
   * @param most the maximum length of the line
   */
  private static boolean mayFit(Object value, int most) {
    boolean hasParts =
        value instanceof Map<?, ?> map
            ? !map.isEmpty()
            : value instanceof List<?> list && !list.isEmpty();
    return !hasParts || rest(value, most) >= 0;
  }

  /**
   * Returns the maximum number of free characters after a value is written. The length of the value
   * does not include escapes, closing brackets, numbers and booleans. The result is negative if the
   * value does not fit.
   *
   * @param free the number of free characters before the value is written
   */
  private static int rest(Object value, int free) {
    if (value instanceof String text) {
      return free - text.length() - 2;
    }
    int rest = free;
    if (value instanceof Map<?, ?> map) {
      for (Map.Entry<?, ?> member : map.entrySet()) {
        // The six characters are a brace or comma, two blanks, two quotes and a colon.
        rest = rest(member.getValue(), rest - ((String) member.getKey()).length() - 6);
        if (rest < 0) {
          return rest;
        }
      }
    } else if (value instanceof List<?> list) {
      for (Object element : list) {
        // The character is a bracket or comma.
        rest = rest(element, rest - 1);
        if (rest < 0) {
          return rest;
        }
      }
    }
    return rest;
  }

  private static Iterable<?> parts(Object value) {
    return value instanceof Map<?, ?> map ? map.entrySet() : (List<?>) value;
  }

  /**
   * If {@code part} is a member of an object, writes the name of the member. Returns the value to
   * write next: the value of the member, or {@code part} itself if it is an element of an array.
   */
  private static Object name(StringBuilder out, Object part) {
    if (part instanceof Map.Entry<?, ?> member) {
      quote(out, (String) member.getKey());
      out.append(": ");
      return member.getValue();
    }
    return part;
  }

  private static void quote(StringBuilder out, String text) {
    out.append('"').append(VisibleText.isPlain(text) ? text : escaped(text)).append('"');
  }

  private static String escaped(String text) {
    String escaped =
        text.replace("\\", "\\\\")
            .replace("\"", "\\\"")
            .replace("\n", "\\n")
            .replace("\r", "\\r")
            .replace("\t", "\\t");
    return VisibleText.of(escaped);
  }
}
