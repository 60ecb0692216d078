package dev.pawl.diagrams.export;

import dev.pawl.language.model.name.LineBreaks;
import dev.pawl.language.model.name.VisibleText;

/**
 * Escapes text for a quoted string in the DOT language, in which Graphviz interprets escapes and
 * HTML character references.
 */
final class DotText {

  private DotText() {}

  /** Returns a text as a label. Line breaks are kept. */
  static String label(String text) {
    return VisibleText.of(text)
        .replace("\\", "\\\\")
        .replace("\"", "\\\"")
        .replace("&", "&amp;")
        .replace('\t', ' ')
        .replaceAll(LineBreaks.ANY, "\\\\n");
  }
}
