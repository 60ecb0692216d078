package dev.pawl.cli.exporter;

import dev.pawl.language.model.name.VisibleText;
import java.util.LinkedHashMap;
import java.util.Map;

/** A writer of indented XML without text between tags. */
final class XmlWriter {

  private static final int WIDTH = 100;

  private final StringBuilder out =
      new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
  private int depth;

  /** The attributes of an element, in order. Attributes with empty values are omitted. */
  static final class Attributes {
    private final Map<String, String> all = new LinkedHashMap<>();

    static Attributes of(String key, String value) {
      return new Attributes().add(key, value);
    }

    static Attributes none() {
      return new Attributes();
    }

    /** Adds an attribute, unless its value is empty. */
    Attributes add(String key, String value) {
      if (!value.isEmpty()) {
        all.put(key, value);
      }
      return this;
    }

    /** Adds an attribute with the value {@code true}, if {@code isSet} is true. */
    Attributes flag(String key, boolean isSet) {
      return add(key, isSet ? "true" : "");
    }
  }

  /**
   * Writes an element. If {@code content} writes nothing, the element has no end tag.
   *
   * @param content writes the elements inside
   */
  void element(String name, Attributes attributes, Runnable content) {
    start(name, attributes);
    int before = out.length();
    out.append(">\n");
    int after = out.length();
    depth++;
    content.run();
    depth--;
    if (out.length() == after) {
      out.setLength(before);
      out.append("/>\n");
    } else {
      indent(0);
      out.append("</").append(name).append(">\n");
    }
  }

  /** Writes an element without content. */
  void empty(String name, Attributes attributes) {
    element(name, attributes, () -> {});
  }

  private void start(String name, Attributes attributes) {
    indent(0);
    int lineStart = out.length() - depth * 2;
    out.append('<').append(name);
    attributes.all.forEach(
        (key, value) -> {
          String attribute = key + "=\"" + escaped(value) + "\"";
          if (out.length() - out.lastIndexOf("\n") + attribute.length() > WIDTH
              && out.length() - lineStart > name.length() + depth * 2 + 1) {
            out.append('\n');
            indent(2);
          } else {
            out.append(' ');
          }
          out.append(attribute);
        });
  }

  private void indent(int more) {
    out.append("  ".repeat(depth + more));
  }

  private static String escaped(String value) {
    StringBuilder escaped = new StringBuilder();
    value
        .codePoints()
        .forEach(
            point -> {
              switch (point) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '"' -> escaped.append("&quot;");
                case '\n', '\r', '\t' -> escaped.append("&#").append(point).append(';');
                default -> {
                  String text = Character.toString(point);
                  if (!VisibleText.isUnseen(point)) {
                    escaped.append(text);
                  } else if (isAllowed(point)) {
                    escaped.append(String.format("&#x%X;", point));
                  } else {
                    escaped.append(VisibleText.of(text));
                  }
                }
              }
            });
    return escaped.toString();
  }

  /** Returns whether XML 1.0 allows a character. */
  private static boolean isAllowed(int point) {
    return (point >= ' ' && point <= 0xD7FF)
        || (point >= 0xE000 && point <= 0xFFFD)
        || point >= 0x10000;
  }

  String text() {
    return out.toString();
  }
}
