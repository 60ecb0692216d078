package dev.pawl.processor.diagram.scene;

import dev.pawl.processor.model.State;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.model.name.Words;
import dev.pawl.processor.model.source.Ref;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Tells which states are what went wrong. */
final class Failures {

  /** Words of tags and names that leave no doubt. */
  private static final Set<String> WORDS =
      Set.of(
          "fail", "failed", "failing", "failure", "error", "errored", "fault", "faulted",
          "crashed");

  private Failures() {}

  /** Whether a state's own name, or a tag, says so. */
  static boolean said(StateTree tree, State state) {
    if (state.isHistory()) {
      return false;
    }
    boolean said = says(state.name());
    for (Ref tag : tree.tags(state)) {
      said |= says(tag.name());
    }
    return said;
  }

  private static boolean says(String name) {
    return Words.of(name).lowerCase().stream().anyMatch(WORDS::contains);
  }

  /** Marks the ends aside from the main path, where that leads to an end. */
  static void aside(List<Scene.Figure> figures, List<Scene.Arrow> arrows, List<Integer> main) {
    Set<Integer> on = new HashSet<>();
    Set<Integer> reached = new HashSet<>();
    arrows.forEach(arrow -> reached.add(arrow.to()));
    boolean ends = false;
    for (int arrow : main) {
      int to = arrows.get(arrow).to();
      on.add(to);
      ends = figures.get(to).isFinal() && figures.get(to).parent() < 0;
    }
    for (int i = 0; ends && i < figures.size(); i++) {
      Scene.Figure figure = figures.get(i);
      boolean aside = reached.contains(i) && !figure.initial() && !on.contains(i);
      if (figure.isFinal() && figure.parent() < 0 && aside) {
        figures.set(i, figure.failed());
      }
    }
  }
}
