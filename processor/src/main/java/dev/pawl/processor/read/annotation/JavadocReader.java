package dev.pawl.processor.read.annotation;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Converts the main description of a Javadoc comment to plain text on one line. Inline tags are
 * replaced by their text, HTML tags are removed, and entities are decoded.
 */
final class JavadocReader {

  private static final Pattern TAG = Pattern.compile("</?([A-Za-z][A-Za-z0-9]*)\\b[^<>]*>");
  private static final Pattern ENTITY =
      Pattern.compile("&(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|\\w{1,10});");
  private static final Pattern BLOCK_TAG = Pattern.compile("@[A-Za-z]");

  /** The HTML tags that can be inside a word. */
  private static final Set<String> INLINE =
      Set.of(
          "a", "abbr", "b", "code", "em", "i", "kbd", "small", "span", "strong", "sub", "sup", "tt",
          "u", "var", "wbr");

  private static final Map<String, String> ENTITIES =
      Map.ofEntries(
          Map.entry("amp", "&"),
          Map.entry("lt", "<"),
          Map.entry("gt", ">"),
          Map.entry("quot", "\""),
          Map.entry("apos", "'"),
          Map.entry("nbsp", " "),
          Map.entry("ndash", "\u2013"),
          Map.entry("mdash", "\u2014"),
          Map.entry("hellip", "\u2026"),
          Map.entry("larr", "\u2190"),
          Map.entry("rarr", "\u2192"),
          Map.entry("times", "\u00d7"),
          Map.entry("le", "\u2264"),
          Map.entry("ge", "\u2265"),
          Map.entry("lsquo", "\u2018"),
          Map.entry("rsquo", "\u2019"),
          Map.entry("ldquo", "\u201c"),
          Map.entry("rdquo", "\u201d"),
          Map.entry("copy", "\u00a9"),
          Map.entry("sect", "\u00a7"));

  private final String text;
  private final StringBuilder plain = new StringBuilder();
  private int position;

  private JavadocReader(String text) {
    this.text = text;
  }

  /**
   * Converts a comment to plain text.
   *
   * @param comment the comment, without asterisks at the starts of lines
   */
  public static String plain(String comment) {
    return oneLine(new JavadocReader(comment).reduce());
  }

  /** Returns the text with each sequence of white space replaced by one space. */
  public static String oneLine(String text) {
    return text.replaceAll("[\\s\\u00a0]+", " ").strip();
  }

  private String reduce() {
    while (position < text.length() && !atBlockTag()) {
      boolean taken =
          switch (text.charAt(position)) {
            case '{' -> inlineTag();
            case '<' -> htmlTag();
            case '&' -> entity();
            default -> false;
          };
      if (!taken) {
        plain.append(text.charAt(position++));
      }
    }
    return plain.toString();
  }

  /** Returns whether a block tag, such as {@code @param}, starts at the current position. */
  private boolean atBlockTag() {
    if (text.charAt(position) != '@' || !matcherAtPosition(BLOCK_TAG).lookingAt()) {
      return false;
    }
    int before = position - 1;
    while (before >= 0 && (text.charAt(before) == ' ' || text.charAt(before) == '\t')) {
      before--;
    }
    return before < 0 || text.charAt(before) == '\n' || text.charAt(before) == '\r';
  }

  private boolean inlineTag() {
    int end = closingBrace();
    if (!text.startsWith("{@", position) || end < 0) {
      return false;
    }
    String[] parts = text.substring(position + 2, end).split("\\s+", 2);
    String body = parts.length > 1 ? parts[1].strip() : "";
    switch (parts[0]) {
      case "code", "literal" -> plain.append(body);
      case "link", "linkplain", "value" -> plain.append(label(body));
      case "inheritDoc", "docRoot", "snippet" -> plain.append(' ');
      default -> plain.append(new JavadocReader(body).reduce());
    }
    position = end + 1;
    return true;
  }

  private int closingBrace() {
    int depth = 0;
    for (int i = position; i < text.length(); i++) {
      if (text.charAt(i) == '{') {
        depth++;
      } else if (text.charAt(i) == '}' && --depth == 0) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Returns the label of a link tag, or the target if there is no label. A space within the
   * parentheses of a target does not end the target.
   */
  private static String label(String body) {
    int depth = 0;
    for (int i = 0; i < body.length(); i++) {
      char c = body.charAt(i);
      if (c == '(' || c == '<') {
        depth++;
      } else if (c == ')' || c == '>') {
        depth--;
      } else if (depth == 0 && Character.isWhitespace(c)) {
        return new JavadocReader(body.substring(i)).reduce().strip();
      }
    }
    String reference = body.startsWith("#") ? body.substring(1) : body;
    return reference.replace('#', '.');
  }

  private boolean htmlTag() {
    if (text.startsWith("<!--", position)) {
      int end = text.indexOf("-->", position);
      position = end < 0 ? text.length() : end + 3;
      return true;
    }
    Matcher tag = matcherAtPosition(TAG);
    if (!tag.lookingAt()) {
      return false;
    }
    if (!INLINE.contains(tag.group(1).toLowerCase(Locale.ROOT))) {
      plain.append(' ');
    }
    position = tag.end();
    return true;
  }

  private boolean entity() {
    Matcher entity = matcherAtPosition(ENTITY);
    if (!entity.lookingAt()) {
      return false;
    }
    String decoded = decode(entity.group(1));
    plain.append(decoded == null ? entity.group() : decoded);
    position = entity.end();
    return true;
  }

  private static @Nullable String decode(String name) {
    if (name.charAt(0) != '#') {
      return ENTITIES.get(name);
    }
    boolean hex = Character.toLowerCase(name.charAt(1)) == 'x';
    int point = Integer.parseInt(name.substring(hex ? 2 : 1), hex ? 16 : 10);
    boolean shown =
        Character.isValidCodePoint(point)
            && !Character.isISOControl(point)
            && Character.getType(point) != Character.SURROGATE;
    return shown ? Character.toString(point) : null;
  }

  private Matcher matcherAtPosition(Pattern pattern) {
    return pattern.matcher(text).region(position, text.length());
  }
}
