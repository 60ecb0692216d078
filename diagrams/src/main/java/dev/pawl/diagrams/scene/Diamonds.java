package dev.pawl.diagrams.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Adds a diamond for each transition with several targets. One arrow with the label leads to the
 * diamond, and the arrows out of the diamond have no labels.
 */
public final class Diamonds {

  private record Choice(Scene.Label label, int from) {}

  private final Scene whole;
  private final Map<Choice, Set<Integer>> choices = new LinkedHashMap<>();
  private final List<Scene.Figure> figures;
  private final List<Scene.Arrow> arrows = new ArrayList<>();

  /** The number of the arrow into each diamond. */
  private final Map<Choice, Integer> stems = new HashMap<>();

  /** For each original arrow, the numbers of the arrows that replace it. */
  private final List<List<Integer>> numbers = new ArrayList<>();

  private Diamonds(Scene whole) {
    this.whole = whole;
    this.figures = new ArrayList<>(whole.figures());
    for (Scene.Arrow arrow : whole.arrows()) {
      for (Scene.Label label : arrow.parts()) {
        if (label.isChosen()) {
          choices
              .computeIfAbsent(new Choice(label, arrow.from()), c -> new LinkedHashSet<>())
              .add(arrow.to());
        }
      }
    }
    choices.values().removeIf(targets -> targets.size() < 2);
  }

  /** Returns a scene with diamonds. The diamonds follow the states in the list of figures. */
  public static Scene added(Scene scene) {
    return new Diamonds(scene).scene();
  }

  private Scene scene() {
    if (choices.isEmpty()) {
      return whole;
    }
    whole.arrows().forEach(this::add);
    return new Scene(
        whole.title(),
        whole.description(),
        figures,
        arrows,
        renumbered(whole.main()),
        renumbered(whole.declared()),
        whole.notes());
  }

  private void add(Scene.Arrow arrow) {
    List<Integer> added = new ArrayList<>();
    numbers.add(added);
    List<Scene.Label> others =
        arrow.parts().stream()
            .filter(label -> !choices.containsKey(new Choice(label, arrow.from())))
            .toList();
    if (!others.isEmpty() || arrow.parts().isEmpty()) {
      added.add(arrows.size());
      arrows.add(new Scene.Arrow(arrow.from(), arrow.to(), others));
    }
    for (Scene.Label label : arrow.parts()) {
      Choice choice = new Choice(label, arrow.from());
      Set<Integer> targets = choices.get(choice);
      if (targets != null) {
        List<Integer> steps = arm(choice, targets, arrow.to());
        if (added.isEmpty()) {
          added.addAll(steps);
        }
      }
    }
  }

  /** Adds an arrow out of a diamond, and returns the arrows into and out of the diamond. */
  private List<Integer> arm(Choice choice, Set<Integer> targets, int to) {
    int stem = stems.computeIfAbsent(choice, c -> stem(c, targets));
    arrows.add(new Scene.Arrow(arrows.get(stem).to(), to, List.of()));
    return List.of(stem, arrows.size() - 1);
  }

  /** Adds a diamond and the arrow into it, and returns the number of that arrow. */
  private int stem(Choice choice, Set<Integer> targets) {
    arrows.add(new Scene.Arrow(choice.from(), figures.size(), List.of(choice.label())));
    figures.add(diamond(choice, targets));
    return arrows.size() - 1;
  }

  /**
   * Returns a diamond. If all targets are inside the source state, the diamond is also inside;
   * otherwise it is next to the source state.
   */
  private Scene.Figure diamond(Choice choice, Set<Integer> targets) {
    boolean isInside =
        targets.stream()
            .allMatch(
                target ->
                    target != choice.from()
                        && Scene.isWithin(whole.figures(), target, choice.from()));
    return new Scene.Figure(
        choice.label().choice(),
        choice.label().choice(),
        Scene.Kind.CHOICE,
        isInside ? choice.from() : whole.figures().get(choice.from()).parent(),
        false,
        false,
        false,
        false,
        false,
        Scene.Hint.NONE,
        "");
  }

  private List<Integer> renumbered(List<Integer> path) {
    return path.stream().flatMap(number -> numbers.get(number).stream()).distinct().toList();
  }
}
