package dev.pawl.processor.diagram.text;

import dev.pawl.processor.diagram.layout.Drawing;
import dev.pawl.processor.diagram.scene.Scene;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A scene laid out in cells.
 *
 * @param labels the label of every arrow as it is drawn
 * @param codes what is written in place of which label
 * @param cost how hard it is to read
 */
public record Picture(
    Scene scene, Drawing drawing, List<LabelBlock> labels, Map<String, String> codes, double cost) {

  /** What has more states than this nobody would want to read as a picture. */
  public static final int MOST_STATES = 40;

  /** The same for arrows. */
  public static final int MOST_ARROWS = 120;

  public Picture {
    labels = List.copyOf(labels);
    codes = Collections.unmodifiableMap(new LinkedHashMap<>(codes));
  }

  /** Why a scene cannot be a picture; empty where it can. */
  public static String hindrance(Scene scene) {
    if (scene.figures().isEmpty()) {
      return "there are no states";
    }
    if (scene.figures().size() > MOST_STATES) {
      return "more than " + MOST_STATES + " states";
    }
    return scene.arrows().size() > MOST_ARROWS ? "more than " + MOST_ARROWS + " arrows" : "";
  }

  /** Whether the picture, painted and read back, shows exactly the scene. */
  boolean isExact(Glyphs glyphs) {
    try {
      return Verification.faults(this, paint(glyphs), glyphs).isEmpty();
    } catch (Canvas.Taken e) {
      return false;
    }
  }

  /** The rows of the picture. */
  List<String> rows(Glyphs glyphs) {
    try {
      return paint(glyphs);
    } catch (Canvas.Taken e) {
      throw new IllegalStateException(e);
    }
  }

  private List<String> paint(Glyphs glyphs) throws Canvas.Taken {
    return TextPainter.paint(scene, drawing, labels, glyphs);
  }
}
