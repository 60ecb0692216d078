package dev.pawl.diagrams.document.html;

import dev.pawl.diagrams.svg.SvgText;
import dev.pawl.language.model.name.VisibleText;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Writes text so that a browser shows exactly that text, with any white space as a blank. */
final class HtmlText {

  private static final Pattern BLANKS = Pattern.compile("[\\s\\u0085\\u2028\\u2029]+");
  private static final Pattern PARAGRAPH = Pattern.compile("\\R\\h*\\R\\s*");

  private HtmlText() {}

  /** Text on one line, in an element or in an attribute's quotes. */
  static String line(String text) {
    return SvgText.escaped(VisibleText.of(BLANKS.matcher(text).replaceAll(" ").strip()));
  }

  /** The paragraphs of a text, none of them empty. */
  static List<String> paragraphs(String text) {
    List<String> paragraphs = new ArrayList<>();
    for (String paragraph : PARAGRAPH.split(text.strip())) {
      String line = line(paragraph);
      if (!line.isEmpty()) {
        paragraphs.add(line);
      }
    }
    return paragraphs;
  }

  /** JSON in a script element: without the character that could end it or begin a comment. */
  static String json(String json) {
    return json.replace("<", "\\u003c");
  }
}
