package dev.pawl.diagrams.text;

import dev.pawl.diagrams.scene.Scene;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The styles of labels, simplest first. */
enum LabelStyle {
  /** Labels to the right of their lines. */
  BESIDE(false, 1000, 0),
  BESIDE_WRAPPED(false, 20, 6),
  /** Labels in the middle of their lines. Adjacent labels can be staggered. */
  INLINE(true, 1000, 12),
  INLINE_WRAPPED(true, 16, 16),
  INLINE_NARROW(true, 11, 24),
  /** Numbers instead of labels. A legend explains the numbers. */
  CODES(false, 1000, 150);

  final boolean inline;
  final int wrap;

  /** The additional difficulty of reading labels in this style, compared to the simplest style. */
  final int penalty;

  LabelStyle(boolean inline, int wrap, int penalty) {
    this.inline = inline;
    this.wrap = wrap;
    this.penalty = penalty;
  }

  /**
   * Returns the code of each label in the order of appearance, or an empty map if labels are
   * written out.
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
    for (Scene.Arrow arrow : scene.arrows()) {
      List<String> labels = new ArrayList<>(arrow.labels());
      labels.replaceAll(label -> codes.getOrDefault(label, label));
      // The label of a line from a box to itself is always to the right of the line.
      boolean broken = inline && arrow.from() != arrow.to();
      blocks.add(LabelBlock.of(labels, broken, wrap));
    }
    return blocks;
  }
}
