package dev.pawl.diagrams.document;

import dev.pawl.diagrams.svg.SvgText;
import dev.pawl.language.model.name.LineBreaks;
import dev.pawl.language.model.name.VisibleText;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Escapes text for HTML, so that it is shown literally. White space becomes a single blank. */
final class HtmlText {

  private static final Pattern BLANKS = Pattern.compile("[\\s\\u0085\\u2028\\u2029]+");

  private HtmlText() {}

  /** Returns text on one line, for an element or a quoted attribute. */
  static String line(String text) {
    return SvgText.escaped(VisibleText.of(BLANKS.matcher(text).replaceAll(" ").strip()));
  }

  /** Returns the paragraphs of a text, each as one line. Empty paragraphs are omitted. */
  static List<String> paragraphs(String text) {
    List<String> paragraphs = new ArrayList<>();
    for (String paragraph : LineBreaks.PARAGRAPH.split(text.strip())) {
      String line = line(paragraph);
      if (!line.isEmpty()) {
        paragraphs.add(line);
      }
    }
    return paragraphs;
  }

  /**
   * Returns JSON for a script element, with {@code <} escaped, because this character could end the
   * element or start a comment.
   */
  static String json(String json) {
    return json.replace("<", "\\u003c");
  }
}
