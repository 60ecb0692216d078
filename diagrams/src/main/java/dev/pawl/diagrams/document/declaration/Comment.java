package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.name.VisibleText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Writes prose as Java comments. */
final class Comment {

  /**
   * Matches text that Javadoc, HTML or Java would interpret as markup, a comment delimiter or an
   * escape.
   */
  private static final Pattern MARKUP = Pattern.compile("[<>&@\\\\]|\\*/|/\\*|(?:^| )\\*|\\*$");

  private Comment() {}

  /**
   * Returns a Javadoc comment with a line feed at the end. Returns empty if Javadoc would change
   * the text. If the result is empty, the caller writes the text as a string literal.
   *
   * @param indent the column at which the comment starts
   */
  public static Optional<String> javadoc(String text, int indent) {
    if (MARKUP.matcher(text).find() || !VisibleText.of(text).equals(text)) {
      return Optional.empty();
    }
    String before = " ".repeat(indent);
    String line = before + "/** " + text + " */";
    if (line.length() <= AnnotationLayout.WIDTH) {
      return Optional.of(line + "\n");
    }
    StringBuilder out = new StringBuilder(before).append("/**\n");
    for (String part : filled(text, AnnotationLayout.WIDTH - indent - 3)) {
      out.append(before).append(" * ").append(part).append('\n');
    }
    return Optional.of(out.append(before).append(" */\n").toString());
  }

  /** Returns a text as {@code //} comments, with a line feed at the end. */
  public static String lines(String text, int indent) {
    // A backslash preceded by another one does not start a Unicode escape.
    String plain = VisibleText.of(text.replaceAll("\\s+", " ")).replace("\\", "\\\\");
    StringBuilder out = new StringBuilder();
    for (String part : filled(plain, AnnotationLayout.WIDTH - indent - 3)) {
      out.append(" ".repeat(indent)).append("// ").append(part).append('\n');
    }
    return out.toString();
  }

  private static List<String> filled(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ")) {
      if (line.length() > 0 && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
