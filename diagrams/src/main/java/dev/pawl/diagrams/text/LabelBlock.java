package dev.pawl.diagrams.text;

import dev.pawl.diagrams.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The labels of one edge, as rows of text. In an empty row, the line of the edge is visible. */
record LabelBlock(List<Row> rows, int width) {

  /** The text between two labels of one edge. */
  private static final String SEPARATOR = " /";

  public static final LabelBlock NONE = new LabelBlock(List.of(), 0);

  /**
   * A row of text in a block of labels.
   *
   * @param offset the distance from the left of the block, in cells
   */
  public record Row(String text, int offset) {}

  /**
   * Arranges labels in rows.
   *
   * @param inline whether the line of the edge runs through the labels. If {@code inline} is true,
   *     the rows are centred on the line.
   * @param widest the maximum width of a row, in cells
   * @param separator the text between labels
   */
  public static LabelBlock of(List<String> labels, boolean inline, int widest, String separator) {
    if (labels.isEmpty()) {
      return NONE;
    }
    List<String> texts = new ArrayList<>();
    List<Integer> cores = new ArrayList<>();
    for (int i = 0; i < labels.size(); i++) {
      List<String> lines = wrapped(labels.get(i), widest);
      for (String line : lines) {
        cores.add(CellWidth.of(line));
        texts.add(line);
      }
      if (i < labels.size() - 1) {
        int last = texts.size() - 1;
        texts.set(last, texts.get(last) + separator);
        if (inline) {
          // Show the line between two labels.
          cores.add(0);
          texts.add("");
        }
      }
    }
    return inline ? centred(texts, cores) : aligned(texts);
  }

  /**
   * Returns the separator between labels in a picture. The separator is a slash, or a comma if
   * labels of the picture contain slashes before effects.
   */
  static String separator(Scene scene) {
    Stream<List<String>> labels =
        Stream.concat(
            scene.arrows().stream().map(Scene.Arrow::labels),
            scene.notes().stream().map(Scene.Note::labels));
    return labels.flatMap(List::stream).anyMatch(label -> label.contains("/ ")) ? "," : SEPARATOR;
  }

  /** Returns the labels with a separator after each label except the last. */
  static List<String> separated(List<String> labels, String separator) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < labels.size(); i++) {
      texts.add(labels.get(i) + (i < labels.size() - 1 ? separator : ""));
    }
    return texts;
  }

  /** Returns a row without the separator at its end. */
  public static String withoutSeparator(String row) {
    int end =
        row.length() - (row.endsWith(SEPARATOR) ? SEPARATOR.length() : row.endsWith(",") ? 1 : 0);
    return row.substring(0, end);
  }

  private static LabelBlock aligned(List<String> texts) {
    List<Row> rows = new ArrayList<>();
    int width = 0;
    for (String text : texts) {
      rows.add(new Row(text, 0));
      width = Math.max(width, CellWidth.of(text));
    }
    return new LabelBlock(rows, width);
  }

  /**
   * Centres each row on the line of the edge. A separator at the end of a row is ignored for this.
   */
  private static LabelBlock centred(List<String> texts, List<Integer> cores) {
    int left = 0;
    int right = 0;
    for (int i = 0; i < texts.size(); i++) {
      int before = Math.max(0, cores.get(i) - 1) / 2;
      left = Math.max(left, before);
      right = Math.max(right, CellWidth.of(texts.get(i)) - 1 - before);
    }
    int width = right > left ? 2 * right : 2 * left + 1;
    int line = (width - 1) / 2;
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      rows.add(new Row(texts.get(i), line - Math.max(0, cores.get(i) - 1) / 2));
    }
    return new LabelBlock(rows, width);
  }

  /**
   * Breaks a text into lines. Lines end after blanks, or after characters that join words in names,
   * such as a hyphen.
   */
  public static List<String> wrapped(String text, int width) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (CellWidth.of(rest) > width) {
      int at = breakAt(rest, width);
      if (at < 0) {
        break;
      }
      lines.add(rest.substring(0, at).strip());
      rest = rest.substring(at).strip();
    }
    lines.add(rest);
    return lines;
  }

  /**
   * Returns the position at which the first line of the text should end. The returned position is
   * the last possible position at which the line fits the width and all lines become about equally
   * long. If the line does not fit at any position, returns the first possible position. If there
   * is no possible position, returns -1.
   */
  private static int breakAt(String text, int width) {
    int lines = (CellWidth.of(text) + width - 1) / width;
    int aim = Math.min(width, (CellWidth.of(text) + lines - 1) / lines + 2);
    int best = -1;
    for (int at = 2; at < text.length() - 1; at++) {
      char before = text.charAt(at - 1);
      if (" _-/.,".indexOf(before) >= 0 || text.charAt(at) == '(') {
        String first = text.substring(0, at).strip();
        boolean good = first.length() > 1 && text.substring(at).strip().length() > 1;
        if (good && (best < 0 || CellWidth.of(first) <= aim)) {
          best = at;
        }
      }
    }
    return best;
  }
}
