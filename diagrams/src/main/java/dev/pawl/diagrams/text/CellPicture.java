package dev.pawl.diagrams.text;

import dev.pawl.diagrams.layout.Drawing;
import dev.pawl.diagrams.layout.LayeredLayout;
import dev.pawl.diagrams.scene.Scene;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A scene that is laid out in terminal cells.
 *
 * @param labels the label of each arrow, as it is drawn
 * @param codes a map from labels to the codes that replace them; empty if labels are written out
 * @param cost an estimate of how hard the picture is to read
 * @param layout the layout, which other drawings of the same graph can reuse
 */
public record CellPicture(
    Scene scene,
    Drawing drawing,
    List<LabelBlock> labels,
    Map<String, String> codes,
    double cost,
    LayeredLayout layout) {

  /** The maximum number of states in a picture. */
  public static final int MAX_STATES = 40;

  /** The maximum number of arrows in a picture. */
  public static final int MAX_ARROWS = 120;

  public CellPicture {
    labels = List.copyOf(labels);
    codes = Collections.unmodifiableMap(new LinkedHashMap<>(codes));
  }

  /**
   * The maximum length of a text. Longer texts are slow to lay out and are easier to read in a
   * table.
   */
  private static final int MAX_TEXT_LENGTH = 500;

  /** Returns the reason why a scene cannot be drawn, or an empty string if it can be drawn. */
  public static String hindrance(Scene scene) {
    if (scene.figures().isEmpty()) {
      return "there are no states";
    }
    if (scene.figures().size() > MAX_STATES) {
      return "more than " + MAX_STATES + " states";
    }
    if (scene.arrows().size() > MAX_ARROWS) {
      return "more than " + MAX_ARROWS + " arrows";
    }
    return longest(scene) > MAX_TEXT_LENGTH
        ? "a text of more than " + MAX_TEXT_LENGTH + " characters"
        : "";
  }

  private static int longest(Scene scene) {
    int longest = 0;
    for (Scene.Figure figure : scene.figures()) {
      longest = Math.max(longest, figure.text().length());
    }
    for (Scene.Arrow arrow : scene.arrows()) {
      for (String label : arrow.labels()) {
        longest = Math.max(longest, label.length());
      }
    }
    return longest;
  }

  /**
   * Paints the picture and reads it again to check it. Returns the rows of the picture, or empty if
   * the rows do not show exactly the scene.
   */
  Optional<List<String>> painted(Glyphs glyphs) {
    return TextPainter.paint(scene, drawing, labels, glyphs)
        .filter(rows -> Verification.faults(scene, labels, rows, glyphs).isEmpty());
  }
}
