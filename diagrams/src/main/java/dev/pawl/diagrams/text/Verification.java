package dev.pawl.diagrams.text;

import dev.pawl.diagrams.scene.Scene;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Compares a painted picture with the scene that it should show. */
final class Verification {

  private Verification() {}

  /**
   * Returns messages about the differences between a picture and its scene.
   *
   * @param blocks the label of each arrow, as it is drawn
   */
  public static List<String> faults(
      Scene scene, List<LabelBlock> blocks, List<String> rows, Glyphs glyphs) {
    Set<String> names = new HashSet<>();
    Set<String> holders = new HashSet<>();
    List<String> boxes = new ArrayList<>();
    for (int i = 0; i < scene.figures().size(); i++) {
      Scene.Figure figure = scene.figures().get(i);
      if (scene.isDiamond(i)) {
        continue;
      }
      (figure.holds() ? holders : names).add(figure.text());
      String marks = (figure.initial() ? "initial " : "") + (figure.isFinal() ? "final " : "");
      boxes.add(path(scene, i) + "\t" + marks);
    }
    Set<String> labels = new HashSet<>();
    List<String> lines = new ArrayList<>();
    List<String> words = new ArrayList<>();
    for (LabelBlock block : blocks) {
      StringBuilder text = new StringBuilder();
      for (LabelBlock.Row row : block.rows()) {
        labels.add(row.text());
        text.append(row.text());
      }
      words.add(PictureReader.bare(text.toString()));
    }
    for (int i = 0; i < scene.arrows().size(); i++) {
      Scene.Arrow arrow = scene.arrows().get(i);
      if (!scene.isDiamond(arrow.to())) {
        // A line out of a diamond has the source and the label of the line that leads to it.
        int first = scene.isDiamond(arrow.from()) ? scene.stem(arrow.from()) : i;
        String from = path(scene, scene.arrows().get(first).from());
        lines.add(from + "\t" + path(scene, arrow.to()) + "\t" + words.get(first));
      }
    }
    PictureReader.Reading reading = PictureReader.read(rows, glyphs, names, holders, labels);
    boxes.sort(null);
    lines.sort(null);
    List<String> faults = new ArrayList<>(reading.faults());
    if (!boxes.equals(reading.boxes())) {
      faults.add("boxes " + reading.boxes() + " in place of " + boxes);
    }
    if (!lines.equals(reading.lines())) {
      faults.add("lines " + reading.lines() + " in place of " + lines);
    }
    if (new HashSet<>(boxes).size() < boxes.size()) {
      faults.add("boxes of one name");
    }
    return faults;
  }

  private static String path(Scene scene, int figure) {
    Scene.Figure own = scene.figures().get(figure);
    return own.parent() < 0 ? own.text() : path(scene, own.parent()) + "\n" + own.text();
  }
}
