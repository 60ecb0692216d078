package dev.pawl.diagrams.export;

import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Estimates the width of a diagram that is laid out from top to bottom. */
final class DiagramWidth {

  private static final int ABREAST = 5;

  private DiagramWidth() {}

  /**
   * Returns whether the diagram should be laid out from left to right, because many outermost boxes
   * would be next to each other.
   */
  static boolean isWide(StateTree tree, List<Alternatives> alternatives) {
    Map<Integer, Set<Integer>> next = new HashMap<>();
    for (Alternatives each : alternatives) {
      Set<Integer> targets =
          next.computeIfAbsent(outermost(tree, each.from().number()), n -> new LinkedHashSet<>());
      for (ResolvedTransition transition : each.transitions()) {
        for (StateNode target : transition.targets()) {
          targets.add(outermost(tree, target.number()));
        }
      }
    }
    List<Integer> layer = new ArrayList<>();
    for (int node : tree.children(0)) {
      if (tree.node(node).isInitial()) {
        layer.add(node);
      }
    }
    Set<Integer> seen = new HashSet<>(layer);
    int layers = 0;
    int widest = 0;
    while (!layer.isEmpty()) {
      layers++;
      widest = Math.max(widest, layer.size());
      List<Integer> following = new ArrayList<>();
      for (int node : layer) {
        for (int target : next.getOrDefault(node, Set.of())) {
          if (seen.add(target)) {
            following.add(target);
          }
        }
      }
      layer = following;
    }
    return widest > ABREAST && widest > layers;
  }

  private static int outermost(StateTree tree, int node) {
    List<Integer> path = tree.upwards(node);
    return path.get(Math.max(0, path.size() - 2));
  }
}
