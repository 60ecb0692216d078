package dev.pawl.cli.importer;

import dev.pawl.language.model.name.VisibleText;
import java.util.ArrayList;
import java.util.List;

/** Formats imported texts for comments and Javadoc in Java code. */
final class SkeletonText {

  private static final int WIDTH = 96;
  private static final int MAX_LINES = 40;

  private SkeletonText() {}

  /**
   * Returns a text as line comments before a method. Characters other than ASCII are escaped, as in
   * generated code. Long texts are cut off.
   */
  static String comment(String text) {
    List<String> lines = new ArrayList<>();
    for (String line : text.strip().split("\\R")) {
      String rest = line.stripTrailing();
      while (rest.length() > WIDTH) {
        int end = rest.lastIndexOf(' ', WIDTH);
        end = end < WIDTH / 2 ? WIDTH : end;
        lines.add(rest.substring(0, end));
        rest = rest.substring(end).stripLeading();
      }
      lines.add(rest);
    }
    StringBuilder out = new StringBuilder();
    lines.stream()
        .limit(MAX_LINES)
        .forEach(l -> out.append(("  // " + escaped(l)).stripTrailing()).append('\n'));
    if (lines.size() > MAX_LINES) {
      out.append("  // (").append(lines.size() - MAX_LINES).append(" more lines)\n");
    }
    return out.toString();
  }

  /** Returns a name with escapes for Javadoc. */
  static String prose(String name) {
    return escaped(name).replace("@", "&#64;").replace("<", "&lt;").replace("*/", "*&#47;");
  }

  private static String escaped(String text) {
    StringBuilder out = new StringBuilder();
    // a backslash before u would start a Unicode escape
    String visible = VisibleText.of(text).replace("\\u", "\\\\u").replace('\t', ' ');
    for (int i = 0; i < visible.length(); i++) {
      char unit = visible.charAt(i);
      if (unit >= ' ' && unit <= '~') {
        out.append(unit);
      } else {
        out.append(String.format("\\u%04X", (int) unit));
      }
    }
    return out.toString();
  }
}
