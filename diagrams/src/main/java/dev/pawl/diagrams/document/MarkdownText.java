package dev.pawl.diagrams.document;

import dev.pawl.language.model.name.LineBreaks;
import dev.pawl.language.model.name.VisibleText;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Escapes text for Markdown, so that it is shown literally and cannot become emphasis, a link, HTML
 * or the end of a table cell. White space becomes a single blank.
 */
final class MarkdownText {

  /**
   * The ASCII punctuation characters that Markdown or GitHub's dialect of Markdown interprets
   * within a line.
   */
  private static final String SPECIAL = "\\`*[]|~$";

  private static final Pattern BLANKS = Pattern.compile("[\\s\\u0085\\u2028\\u2029]+");

  /**
   * Matches text that Markdown treats as markup at the start of a line, such as {@code #} or {@code
   * 1.}. The last character of a match must be escaped.
   */
  private static final Pattern LINE_START = Pattern.compile("[-+=#:]|\\d{1,9}[.)]");

  private MarkdownText() {}

  /** Escapes text that starts a line, such as the text of a heading or table cell. */
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
   * Escapes the paragraphs of a text and separates the paragraphs by empty lines. Returns an empty
   * string if the text is blank.
   */
  public static String prose(String text) {
    List<String> paragraphs = new ArrayList<>();
    for (String paragraph : LineBreaks.PARAGRAPH.split(text.strip())) {
      paragraphs.add(line(paragraph));
    }
    return paragraphs.stream().filter(p -> !p.isEmpty()).collect(Collectors.joining("\n\n"));
  }

  /** Returns a name as inline code for a table cell. */
  public static String code(String name) {
    if (VisibleText.isPlain(name)) {
      return "`" + name + "`";
    }
    String shown = shown(name);
    if (shown.isEmpty()) {
      return "";
    }
    // Markdown readers treat a backslash before a bar differently, and a backtick would end the
    // code. Tools that search for marker comments must not find one in a name.
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
