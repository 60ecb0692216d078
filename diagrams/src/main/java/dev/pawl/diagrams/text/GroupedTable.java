package dev.pawl.diagrams.text;

import dev.pawl.diagrams.scene.Scene;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a table of the transitions of each state, for machines that cannot be drawn as a readable
 * picture.
 */
final class GroupedTable {

  private GroupedTable() {}

  static String of(Scene scene, Glyphs glyphs, int width, String why) {
    List<List<Scene.Arrow>> leaving = new ArrayList<>();
    scene.figures().forEach(f -> leaving.add(new ArrayList<>()));
    scene.arrows().forEach(a -> leaving.get(a.from()).add(a));
    StringBuilder out = new StringBuilder();
    out.append("A table instead of a picture: ").append(why).append(".\n");
    String separator = LabelBlock.separator(scene);
    String arrow = glyphs.joints ? "→ " : "-> ";
    for (int i = 0; i < scene.figures().size(); i++) {
      Scene.Figure figure = scene.figures().get(i);
      String indent = "  ".repeat(depth(scene, i));
      out.append(i == 0 || !indent.isEmpty() ? "" : "\n").append(i == 0 ? "\n" : "");
      out.append(indent).append(figure.name()).append(marks(figure)).append('\n');
      for (Scene.Arrow a : leaving.get(i)) {
        String target = scene.figures().get(a.to()).name();
        List<String> pieces = new ArrayList<>();
        pieces.add(indent + "  " + arrow + target + (a.labels().isEmpty() ? "" : ":"));
        pieces.addAll(LabelBlock.separated(a.labels(), separator));
        Wrapping.of(pieces, indent + "      ", width).forEach(r -> out.append(r).append('\n'));
      }
    }
    Legend.notes(scene, width).forEach(row -> out.append(row).append('\n'));
    return out.toString();
  }

  private static int depth(Scene scene, int figure) {
    int parent = scene.figures().get(figure).parent();
    return parent < 0 ? 0 : 1 + depth(scene, parent);
  }

  private static String marks(Scene.Figure figure) {
    List<String> marks = new ArrayList<>();
    if (figure.initial()) {
      marks.add("initial");
    }
    if (figure.isFinal()) {
      marks.add("final");
    }
    if (figure.kind() == Scene.Kind.PARALLEL) {
      marks.add("parallel");
    }
    if (figure.kind() == Scene.Kind.HISTORY) {
      marks.add("history");
    }
    return marks.isEmpty() ? "" : " (" + String.join(", ", marks) + ")";
  }
}
