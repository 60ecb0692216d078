package dev.pawl.processor.generate.code;

import com.palantir.javapoet.CodeBlock;
import java.util.List;

/** Writes text of the user as Java string literals. */
public final class Literal {

  /**
   * The maximum number of literals in a list. A list of more texts is written as one joined text.
   */
  private static final int MAX_LIST = 500;

  /**
   * The maximum length of a literal, in characters. A string constant has at most 65,535 bytes, and
   * a character has up to three bytes.
   */
  private static final int MAX_PART = 16_000;

  private static final String SEPARATORS = "\u2028\u2029";

  private Literal() {}

  /**
   * Returns the literal of a text. Line and paragraph separators of Unicode are escaped here,
   * because JavaPoet would break the line at them.
   */
  public static CodeBlock of(String text) {
    return text.chars().anyMatch(c -> SEPARATORS.indexOf(c) >= 0)
        ? CodeBlock.of("$L", escaped(text))
        : CodeBlock.of("$S", text);
  }

  /**
   * Returns texts as arguments of a varargs method. More than {@link #MAX_LIST} texts are joined to
   * one text, because the bytecode of a static initializer is limited to 64 kB.
   */
  public static CodeBlock list(List<String> texts) {
    String all = String.join("\n", texts);
    if (texts.size() <= MAX_LIST || all.chars().filter(c -> c == '\n').count() >= texts.size()) {
      return texts.stream().map(Literal::of).collect(CodeBlock.joining(",$W"));
    }
    CodeBlock.Builder parts = CodeBlock.builder();
    for (int start = 0; start < all.length(); start += MAX_PART) {
      String part = all.substring(start, Math.min(all.length(), start + MAX_PART));
      parts.add(start == 0 ? "\n$L" : ",\n$L", escaped(part));
    }
    return CodeBlock.of("$T.lines($L)", ApiTypes.engine("Tables"), parts.build());
  }

  private static String escaped(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
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
