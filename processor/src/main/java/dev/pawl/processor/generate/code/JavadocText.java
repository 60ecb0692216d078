package dev.pawl.processor.generate.code;

import dev.pawl.language.model.name.VisibleText;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes text from a declaration into a Javadoc comment so that neither the compiler (which knows
 * the end of a comment and Unicode escapes) nor the Javadoc tool (which knows tags and HTML) takes
 * any of it for its own. The result goes into JavaPoet as an argument of {@code $L}, never as a
 * format.
 */
final class JavadocText {

  private static final Pattern BLANKS = Pattern.compile("[\\s\\u0085\\u2028\\u2029]+");
  private static final Pattern PARAGRAPH = Pattern.compile("\\R\\h*\\R\\s*");
  private static final Pattern NEW_LINE = Pattern.compile("\\R");

  /** The characters in a {@code @code} tag as they are, beside letters, numbers and marks. */
  private static final String PLAIN_CODE = " _.,:;()[]<>=+!?&|^~#%$'\"-";

  /** The kinds of letters, of numbers, and of marks. */
  private static final int NAMING =
      1 << Character.UPPERCASE_LETTER
          | 1 << Character.LOWERCASE_LETTER
          | 1 << Character.TITLECASE_LETTER
          | 1 << Character.MODIFIER_LETTER
          | 1 << Character.OTHER_LETTER
          | 1 << Character.DECIMAL_DIGIT_NUMBER
          | 1 << Character.LETTER_NUMBER
          | 1 << Character.OTHER_NUMBER
          | 1 << Character.NON_SPACING_MARK
          | 1 << Character.ENCLOSING_MARK
          | 1 << Character.COMBINING_SPACING_MARK;

  private JavadocText() {}

  /** Text on one line: for a tag, a table's cell or the middle of a sentence. */
  public static String line(String text) {
    return escaped(shown(text));
  }

  /** Prose; an empty line in it begins a paragraph. Empty where the text is blank. */
  public static String prose(String text) {
    return PARAGRAPH
        .splitAsStream(text.strip())
        .map(JavadocText::line)
        .filter(paragraph -> !paragraph.isEmpty())
        .collect(Collectors.joining("\n\n<p>"));
  }

  /**
   * A name or expression set as code, with the markup around it: a {@code @code} tag where that is
   * possible, else the element of HTML. Empty where the text is blank.
   */
  public static String code(String text) {
    String shown = shown(text);
    if (shown.isEmpty()) {
      return "";
    }
    return isPlainCode(shown) ? "{@code " + shown + "}" : "<code>" + escaped(shown) + "</code>";
  }

  private static boolean isPlainCode(String text) {
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      int point = text.codePointAt(i);
      if ((NAMING >> Character.getType(point) & 1) == 0 && PLAIN_CODE.indexOf(point) < 0) {
        return false;
      }
    }
    return true;
  }

  /** Lines whose blanks count, for within {@code <pre>}: a diagram. */
  public static String preformatted(String text) {
    if (isPrintable(text)) {
      return escaped(text.stripTrailing());
    }
    return NEW_LINE
        .splitAsStream(text.stripTrailing())
        .map(line -> escaped(VisibleText.of(line.stripTrailing())))
        .collect(Collectors.joining("\n"));
  }

  /** A diagram with the markup around it, as it is where that is possible. */
  public static String picture(String text) {
    return isSafeInCode(text)
        ? "<pre>{@code\n" + text.stripTrailing() + "\n}</pre>"
        : "<pre>\n" + preformatted(text) + "\n</pre>";
  }

  /**
   * Whether a {@code @code} tag can hold a text of several lines: it has no braces, nothing that
   * ends a comment or may begin a Unicode escape, and no line that looks like a tag.
   */
  private static boolean isSafeInCode(String text) {
    boolean begins = true;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean ends = c == '/' && i > 0 && text.charAt(i - 1) == '*';
      boolean printable = c == '\n' || (c >= ' ' && c <= '~');
      if (!printable || ends || c == '{' || c == '}' || c == '\\' || (c == '@' && begins)) {
        return false;
      }
      begins = c == '\n' || (begins && c == ' ');
    }
    return true;
  }

  /** Whether a text is one line of ASCII. */
  private static boolean isPrintable(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < ' ' || text.charAt(i) > '~') {
        return false;
      }
    }
    return true;
  }

  private static String shown(String text) {
    if (isPrintable(text) && !text.contains("  ")) {
      return text.strip();
    }
    return VisibleText.of(BLANKS.matcher(text).replaceAll(" ").strip());
  }

  private static String escaped(String text) {
    StringBuilder out = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '&' -> out.append("&amp;");
        // might end the comment, or begin another
        case '*' -> out.append("&#42;");
        // might begin a Unicode escape, which the compiler reads even in a comment
        case '\\' -> out.append("&#92;");
        case '@' ->
            out.append(i > 0 && Character.isLetterOrDigit(text.charAt(i - 1)) ? "@" : "&#64;");
        // the text may itself stand within a tag, whose end is found by counting
        case '{' -> out.append("&#123;");
        case '}' -> out.append("&#125;");
        default -> out.append(c);
      }
    }
    return out.toString();
  }
}
