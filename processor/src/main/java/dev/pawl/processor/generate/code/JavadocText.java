package dev.pawl.processor.generate.code;

import dev.pawl.language.model.name.VisibleText;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Escapes text of a declaration for a Javadoc comment. Without escapes, the text could end the
 * comment, or the Javadoc tool could take it as tags or HTML. Callers must pass the result to
 * JavaPoet as an argument of {@code $L}, never as a format.
 */
final class JavadocText {

  private static final Pattern BLANKS = Pattern.compile("[\\s\\u0085\\u2028\\u2029]+");
  private static final Pattern PARAGRAPH = Pattern.compile("\\R\\h*\\R\\s*");
  private static final Pattern NEW_LINE = Pattern.compile("\\R");

  /** The ASCII characters, other than letters and digits, that a {@code @code} tag can contain. */
  private static final String PLAIN_CODE = " _.,:;()[]<>=+!?&|^~#%$'\"-";

  /**
   * The types of characters that a {@code @code} tag can contain, as a set of bits: the types of
   * letters, numbers and marks.
   */
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

  /**
   * Returns the escaped text on one line, for a Javadoc tag, a table cell or a part of a sentence.
   */
  public static String line(String text) {
    return escaped(shown(text));
  }

  /**
   * Returns the escaped text as prose. An empty line in the text starts a new paragraph. Returns an
   * empty string if the text is blank.
   */
  public static String prose(String text) {
    return PARAGRAPH
        .splitAsStream(text.strip())
        .map(JavadocText::line)
        .filter(paragraph -> !paragraph.isEmpty())
        .collect(Collectors.joining("\n\n<p>"));
  }

  /**
   * Returns a name or expression as code: in a {@code @code} tag if the tag can contain its
   * characters, otherwise in an HTML element. Returns an empty string if the text is blank.
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

  /** Returns escaped lines for an HTML {@code <pre>} element. Spaces are kept. */
  public static String preformatted(String text) {
    if (isPrintable(text)) {
      return escaped(text.stripTrailing());
    }
    return NEW_LINE
        .splitAsStream(text.stripTrailing())
        .map(line -> escaped(VisibleText.of(line.stripTrailing())))
        .collect(Collectors.joining("\n"));
  }

  /**
   * Returns a diagram in HTML elements for preformatted text. Characters are escaped only if
   * necessary.
   */
  public static String picture(String text) {
    return isSafeInCode(text)
        ? "<pre>{@code\n" + text.stripTrailing() + "\n}</pre>"
        : "<pre>\n" + preformatted(text) + "\n</pre>";
  }

  /**
   * Returns whether a {@code @code} tag of several lines can contain a text. The text must be
   * printable ASCII without braces, backslashes, ends of comments, and at signs at the start of a
   * line.
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

  /** Returns whether a text is one line of printable ASCII. */
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
        // an asterisk and the slash after it would end the comment
        case '*' -> out.append("&#42;");
        // a backslash could start a Unicode escape, which the compiler reads even in comments
        case '\\' -> out.append("&#92;");
        case '@' ->
            out.append(i > 0 && Character.isLetterOrDigit(text.charAt(i - 1)) ? "@" : "&#64;");
        // in an inline tag, the Javadoc tool counts braces to find the end of the tag
        case '{' -> out.append("&#123;");
        case '}' -> out.append("&#125;");
        default -> out.append(c);
      }
    }
    return out.toString();
  }
}
