package dev.pawl.cli.importer;

import dev.pawl.language.model.name.VisibleText;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A writer of texts in YAML: without quotation marks if possible, otherwise in double quotation
 * marks.
 */
final class YamlText {

  private static final Pattern PLAIN =
      Pattern.compile("[\\p{L}\\p{N}_$/.(][^\\p{Cntrl}\"\\[\\]{},#?]*");

  /** The words that are not read as text unless they are in quotes. */
  private static final List<String> KEYWORDS = List.of("true", "false", "null");

  private YamlText() {}

  /**
   * Returns a text on one line, for a key or a value. The value can be inside braces and brackets.
   */
  static String of(String text) {
    return isPlain(text) ? text : quoted(text);
  }

  private static boolean isPlain(String text) {
    return PLAIN.matcher(text).matches()
        && !text.contains(": ")
        && !text.endsWith(":")
        && !text.endsWith(" ")
        && !KEYWORDS.contains(text)
        && !text.startsWith("...")
        && text.codePoints().noneMatch(YamlText::isEscaped);
  }

  /** Returns whether a text is easier to read on several lines, after {@code |-}. */
  static boolean isBlock(String text) {
    return text.indexOf('\n') > 0
        && !text.endsWith("\n")
        && text.lines().noneMatch(l -> l.endsWith(" ") || l.startsWith(" "))
        && text.codePoints().noneMatch(p -> p == '\t' || (p != '\n' && isEscaped(p)));
  }

  private static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    text.codePoints()
        .forEach(
            point -> {
              switch (point) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                  if (isEscaped(point)) {
                    out.append(
                        point > 0xFFFF
                            ? String.format("\\U%08X", point)
                            : String.format("\\u%04X", point));
                  } else {
                    out.appendCodePoint(point);
                  }
                }
              }
            });
    return out.append('"').toString();
  }

  private static boolean isEscaped(int point) {
    return Character.isISOControl(point) || VisibleText.isUnseen(point);
  }
}
