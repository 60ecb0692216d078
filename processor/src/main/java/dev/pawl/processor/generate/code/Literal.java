package dev.pawl.processor.generate.code;

import com.palantir.javapoet.CodeBlock;

/** Writes the user's text as Java string literals. */
public final class Literal {

  private static final String SEPARATORS = "\u2028\u2029";

  private Literal() {}

  /**
   * The literal of a text. JavaPoet takes Unicode's separators of lines and paragraphs for ends of
   * lines, also within a literal, so a text that has any is escaped here.
   */
  public static CodeBlock of(String text) {
    return text.chars().anyMatch(c -> SEPARATORS.indexOf(c) >= 0)
        ? CodeBlock.of("$L", escaped(text))
        : CodeBlock.of("$S", text);
  }

  private static String escaped(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c == '\n' || c == '\r') {
        out.append(c == '\n' ? "\\n" : "\\r");
      } else if (Character.isISOControl(c) || SEPARATORS.indexOf(c) >= 0) {
        out.append("\\u").append(Integer.toHexString(0x10000 | c).substring(1));
      } else {
        out.append(c);
      }
    }
    return out.append('"').toString();
  }
}
