package dev.pawl.diagrams.document;

import dev.pawl.language.model.name.VisibleText;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes text so that a Markdown reader shows exactly that text: nothing of it becomes emphasis, a
 * link, HTML or the end of a table's cell. White space is what Markdown makes of it, a blank.
 */
final class MarkdownText {

  /** The ASCII punctuation that Markdown, or GitHub's dialect of it, reads within a line. */
  private static final String SPECIAL = "\\`*[]|~$";

  private static final Pattern BLANKS = Pattern.compile("[\\s\\u0085\\u2028\\u2029]+");
  private static final Pattern PARAGRAPH = Pattern.compile("\\R\\h*\\R\\s*");

  /**
   * The beginning of a heading, a list or a quotation; a backslash goes before its last character.
   */
  private static final Pattern LINE_START = Pattern.compile("[-+=#:]|\\d{1,9}[.)]");

  private MarkdownText() {}

  /** Text on one line that begins it: a heading's, a table cell's. */
  public static String line(String text) {
    if (VisibleText.isPlain(text)) {
      return text;
    }
    String shown = shown(text);
    Matcher start = LINE_START.matcher(shown);
    if (!start.lookingAt()) {
      return escaped(shown);
    }
    int last = start.end() - 1;
    return shown.substring(0, last)
        + "\\"
        + shown.charAt(last)
        + escaped(shown.substring(start.end()));
  }

  /**
   * Prose of any number of paragraphs, with an empty line between them; empty where it is blank.
   */
  public static String prose(String text) {
    List<String> paragraphs = new ArrayList<>();
    for (String paragraph : PARAGRAPH.split(text.strip())) {
      paragraphs.add(line(paragraph));
    }
    return paragraphs.stream().filter(p -> !p.isEmpty()).collect(Collectors.joining("\n\n"));
  }

  /** A name in a table's cell, set as code. */
  public static String code(String name) {
    if (VisibleText.isPlain(name)) {
      return "`" + name + "`";
    }
    String shown = shown(name);
    if (shown.isEmpty()) {
      return "";
    }
    // a backslash before a bar is read in more than one way, a backtick would end the code, and the
    // beginning of a comment must not look like one to whoever looks for markers
    if (shown.indexOf('`') >= 0 || shown.indexOf('\\') >= 0 || shown.contains("<!--")) {
      return "<code>" + escaped(shown) + "</code>";
    }
    return "`" + shown.replace("|", "\\|") + "`";
  }

  private static String shown(String text) {
    return VisibleText.of(BLANKS.matcher(text).replaceAll(" ").strip());
  }

  private static String escaped(String text) {
    StringBuilder out = new StringBuilder(text.length() + 16);
    int[] points = text.codePoints().toArray();
    for (int i = 0; i < points.length; i++) {
      int point = points[i];
      if (point == '<') {
        out.append("&lt;");
      } else if (point == '>') {
        out.append("&gt;");
      } else if (point == '&' && i + 1 < points.length && points[i + 1] != ' ') {
        out.append("&amp;");
      } else {
        if (SPECIAL.indexOf(point) >= 0
            || (point == '_' && !isInWord(points, i))
            || (point == '#' && i == points.length - 1)) {
          out.append('\\');
        }
        out.appendCodePoint(point);
      }
    }
    return out.toString();
  }

  private static boolean isInWord(int[] points, int i) {
    return i > 0
        && i + 1 < points.length
        && Character.isLetterOrDigit(points[i - 1])
        && Character.isLetterOrDigit(points[i + 1]);
  }
}
