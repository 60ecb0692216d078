package dev.pawl.diagrams.text;

import dev.pawl.diagrams.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes the lines below a picture. The lines explain the codes of labels, and list transitions
 * that are not drawn.
 */
final class Legend {

  private Legend() {}

  public static List<String> of(CellPicture picture, int width) {
    List<String> rows = new ArrayList<>();
    if (!picture.codes().isEmpty()) {
      rows.add("");
      rows.addAll(columns(picture.codes(), width));
    }
    rows.addAll(notes(picture.scene(), width));
    return rows;
  }

  /** Returns lines with the codes and their labels, in as many columns as fit into the width. */
  public static List<String> columns(Map<String, String> codes, int width) {
    int longest = codes.values().stream().mapToInt(String::length).max().orElse(0);
    List<String> entries = new ArrayList<>();
    codes.forEach(
        (label, code) -> entries.add(" ".repeat(longest - code.length()) + code + " = " + label));
    int widest = entries.stream().mapToInt(CellWidth::of).max().orElse(0);
    int columns = Math.max(1, (width + 3) / (widest + 3));
    int height = (entries.size() + columns - 1) / columns;
    List<String> rows = new ArrayList<>();
    for (int y = 0; y < height; y++) {
      StringBuilder row = new StringBuilder();
      for (int i = y; i < entries.size(); i += height) {
        row.append(entries.get(i));
        row.append(" ".repeat(widest + 3 - CellWidth.of(entries.get(i))));
      }
      rows.add(row.toString().stripTrailing());
    }
    return rows;
  }

  /** Returns a sentence for each transition that is not drawn, wrapped at the given width. */
  static List<String> notes(Scene scene, int width) {
    List<String> rows = new ArrayList<>();
    if (!scene.notes().isEmpty()) {
      rows.add("");
    }
    String separator = LabelBlock.separator(scene);
    scene.notes().forEach(note -> rows.addAll(Wrapping.of(pieces(note, separator), "    ", width)));
    return rows;
  }

  private static List<String> pieces(Scene.Note note, String separator) {
    String source = note.source().isEmpty() ? "any state" : note.source();
    String where =
        note.target().isEmpty()
            ? "In " + source + ", without leaving it"
            : "From " + source + " to " + note.target();
    List<String> pieces = new ArrayList<>();
    pieces.add(where + (note.labels().isEmpty() ? "" : ":"));
    pieces.addAll(LabelBlock.separated(note.labels(), separator));
    return pieces;
  }
}
