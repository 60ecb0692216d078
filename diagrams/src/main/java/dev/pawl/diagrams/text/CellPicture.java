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
 * A scene laid out in cells.
 *
 * @param labels the label of every arrow as it is drawn
 * @param codes what is written in place of which label
 * @param cost how hard it is to read
 * @param layout what laid it out, for other drawings of the same graph
 */
public record CellPicture(
    Scene scene,
    Drawing drawing,
    List<LabelBlock> labels,
    Map<String, String> codes,
    double cost,
    LayeredLayout layout) {

  /** As many states as anybody would want to read as a picture. */
  public static final int MOST_STATES = 40;

  /** The same for arrows. */
  public static final int MOST_ARROWS = 120;

  public CellPicture {
    labels = List.copyOf(labels);
    codes = Collections.unmodifiableMap(new LinkedHashMap<>(codes));
  }

  /** Longer text is read in a table, and would be laid out for very long. */
  private static final int LONGEST_TEXT = 500;

  /** The reason why a scene cannot be a picture; empty where it can. */
  public static String hindrance(Scene scene) {
    if (scene.figures().isEmpty()) {
      return "there are no states";
    }
    if (scene.figures().size() > MOST_STATES) {
      return "more than " + MOST_STATES + " states";
    }
    if (scene.arrows().size() > MOST_ARROWS) {
      return "more than " + MOST_ARROWS + " arrows";
    }
    return longest(scene) > LONGEST_TEXT
        ? "a text of more than " + LONGEST_TEXT + " characters"
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

  /** The rows of the picture; empty where they would, read back, not show exactly the scene. */
  Optional<List<String>> painted(Glyphs glyphs) {
    return TextPainter.paint(scene, drawing, labels, glyphs)
        .filter(rows -> Verification.faults(scene, labels, rows, glyphs).isEmpty());
  }
}
