package dev.pawl.processor.generate.code;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reformats source that JavaPoet has written. JavaPoet does not wrap comments, writes short
 * comments on three lines and never breaks class headers.
 */
public final class SourceFinish {

  private static final int WIDTH = 100;

  private static final Pattern HEAD =
      Pattern.compile("( *)(.*\\b(?:class|interface) .*?) ((?:extends|implements|permits) .*) \\{");
  private static final Pattern VALUE = Pattern.compile("( *)(.* =) (new .*|Collections\\..*)");

  private SourceFinish() {}

  public static String of(String source) {
    List<String> out = new ArrayList<>();
    String[] lines = source.split("\n", -1);
    boolean preformatted = false;
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i];
      if (line.isEmpty()
          && i > 0
          && areTogether(lines[i - 1], lines[i + 1 < lines.length ? i + 1 : i])) {
        continue;
      }
      if (isShortComment(lines, i)) {
        out.add(line + " " + lines[i + 1].strip().substring(2).strip() + " */");
        i += 2;
        continue;
      }
      if (isAnnotation(lines, i)) {
        out.add(line + lines[i + 1].strip() + ")");
        i += 2;
        continue;
      }
      if (line.endsWith(") {") && i + 1 < lines.length && lines[i + 1].strip().equals("}")) {
        lines[++i] = line + "}";
        line = lines[i];
      }
      preformatted = line.endsWith("* <pre>") || (preformatted && !line.endsWith("* </pre>"));
      if (line.length() <= WIDTH || preformatted) {
        out.add(line);
      } else if (line.stripLeading().startsWith("* ")) {
        wrapComment(line, out);
      } else {
        wrapHead(line, out);
      }
    }
    return String.join("\n", out);
  }

  /**
   * Returns whether two lines are written without an empty line between them. No empty line is
   * written after an enum constant, or between two fields without comments.
   */
  private static boolean areTogether(String before, String after) {
    return before.endsWith(",") || (isField(before) && isField(after));
  }

  private static boolean isField(String line) {
    return line.endsWith(";")
        && line.indexOf('(') < 0
        && line.stripLeading().startsWith("private ");
  }

  private static boolean isShortComment(String[] lines, int i) {
    return lines[i].endsWith("/**")
        && i + 2 < lines.length
        && lines[i + 2].strip().equals("*/")
        && lines[i + 1].strip().startsWith("* ")
        && lines[i + 1].length() + 5 <= WIDTH;
  }

  /** Returns whether lines {@code i} to {@code i + 2} are an annotation with one value. */
  private static boolean isAnnotation(String[] lines, int i) {
    return lines[i].endsWith("(")
        && lines[i].stripLeading().startsWith("@")
        && i + 2 < lines.length
        && lines[i + 2].strip().equals(")");
  }

  /**
   * Wraps a comment, but not within inline tags. In block tags, all lines after the first are
   * indented.
   */
  private static void wrapComment(String line, List<String> out) {
    String prefix = line.substring(0, line.indexOf('*') + 2);
    String text = line.substring(prefix.length());
    String indent = text.startsWith("@") ? "    " : "";
    StringBuilder current = new StringBuilder(prefix);
    for (String word : wordsOf(text)) {
      boolean first = current.toString().isBlank() || current.length() == prefix.length();
      if (!first && current.length() + 1 + word.length() > WIDTH) {
        out.add(current.toString().stripTrailing());
        current = new StringBuilder(prefix).append(indent).append(word);
      } else {
        current.append(first ? "" : " ").append(word);
      }
    }
    out.add(current.toString());
  }

  private static List<String> wordsOf(String text) {
    List<String> words = new ArrayList<>();
    int depth = 0;
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (c == ' ' && depth <= 0) {
        words.add(word.toString());
        word.setLength(0);
      } else {
        word.append(c);
      }
    }
    words.add(word.toString());
    return words;
  }

  private static void wrapHead(String line, List<String> out) {
    Matcher value = VALUE.matcher(line);
    if (value.matches()) {
      out.add(value.group(1) + value.group(2));
      out.add(value.group(1) + "    " + value.group(3));
      return;
    }
    Matcher head = HEAD.matcher(line);
    if (!head.matches()) {
      out.add(line);
      return;
    }
    out.add(head.group(1) + head.group(2));
    String rest =
        head.group(3).replace(" implements ", "\nimplements ").replace(" permits ", "\npermits ")
            + " {";
    for (String part : rest.split("\n")) {
      wrapArguments(head.group(1) + "    ", part, out);
    }
  }

  /** Writes a part of a class header, and wraps the part at commas if it does not fit on a line. */
  private static void wrapArguments(String indent, String part, List<String> out) {
    int end = WIDTH - indent.length() - 1;
    int comma = part.length() <= end ? -1 : part.lastIndexOf(", ", end);
    out.add(indent + (comma < 0 ? part : part.substring(0, comma + 1)));
    if (comma >= 0) {
      wrapArguments(
          indent + (indent.endsWith("        ") ? "" : "    "), part.substring(comma + 2), out);
    }
  }
}
