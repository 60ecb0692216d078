package dev.pawl.diagrams.export;

import dev.pawl.language.model.name.VisibleText;

/** Writes text between the quotes of Graphviz, which reads escapes and HTML's references in it. */
final class DotText {

  private DotText() {}

  /** A label; its lines are lines of the text. */
  static String label(String text) {
    return VisibleText.of(text)
        .replace("\\", "\\\\")
        .replace("\"", "\\\"")
        .replace("&", "&amp;")
        .replace('\t', ' ')
        .replaceAll("\\R", "\\\\n");
  }
}
