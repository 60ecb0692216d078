package dev.pawl.diagrams.text;

import dev.pawl.diagrams.scene.Scene;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The styles in which labels are drawn, simplest first. */
enum LabelStyle {
  /** Writes labels to the right of their lines. */
  BESIDE(false, 1000, 0),
  BESIDE_WRAPPED(false, 20, 6),
  /** Writes labels in the middle of their lines. Adjacent labels can be staggered. */
  INLINE(true, 1000, 12),
  INLINE_WRAPPED(true, 16, 16),
  INLINE_NARROW(true, 11, 24),
  /** Writes numbers instead of labels. A legend explains the numbers. */
  CODES(false, 1000, 150);

  final boolean inline;
  final int wrap;

  /**
   * How much harder labels in this style are to read than labels in the simplest style. The number
   * is added to the cost of a picture.
   */
  final int penalty;

  LabelStyle(boolean inline, int wrap, int penalty) {
    this.inline = inline;
    this.wrap = wrap;
    this.penalty = penalty;
  }

  /**
   * Returns a map from labels to their codes, in the order in which the labels appear. The map is
   * empty if this style does not use codes.
   */
  Map<String, String> codes(Scene scene) {
    Map<String, String> codes = new LinkedHashMap<>();
    if (this == CODES) {
      for (Scene.Arrow arrow : scene.arrows()) {
        for (String label : arrow.labels()) {
          codes.putIfAbsent(label, String.valueOf(codes.size() + 1));
        }
      }
    }
    return codes;
  }

  /** Returns the labels of each arrow, as they are drawn. */
  List<LabelBlock> blocks(Scene scene, Map<String, String> codes) {
    List<LabelBlock> blocks = new ArrayList<>();
    String separator = LabelBlock.separator(scene);
    for (Scene.Arrow arrow : scene.arrows()) {
      List<String> labels = new ArrayList<>(arrow.labels());
      labels.replaceAll(label -> codes.getOrDefault(label, label));
      // The label of a line from a box to itself is always to the right of the line.
      boolean broken = inline && arrow.from() != arrow.to();
      blocks.add(LabelBlock.of(labels, broken, wrap, separator));
    }
    return blocks;
  }
}
