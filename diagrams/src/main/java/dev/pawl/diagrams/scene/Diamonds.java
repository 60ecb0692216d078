package dev.pawl.diagrams.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Adds a diamond for each transition with several targets. One arrow with the label of the
 * transition leads to the diamond. From the diamond, an arrow without a label leads to each target.
 */
public final class Diamonds {

  private record Choice(Scene.Label label, int from) {}

  private final Scene whole;
  private final Map<Choice, Set<Integer>> choices = new LinkedHashMap<>();
  private final List<Scene.Figure> figures;
  private final List<Scene.Arrow> arrows = new ArrayList<>();

  /** For each diamond, the number of the arrow that leads to it. */
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

  /** Returns a scene with diamonds. In the list of figures, the diamonds follow the states. */
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
        List<Integer> steps = addArm(choice, targets, arrow.to());
        if (added.isEmpty()) {
          added.addAll(steps);
        }
      }
    }
  }

  /**
   * Adds an arrow that starts at a diamond. Returns the numbers of the arrow to the diamond and of
   * the added arrow.
   */
  private List<Integer> addArm(Choice choice, Set<Integer> targets, int to) {
    int stem = stems.computeIfAbsent(choice, c -> addStem(c, targets));
    arrows.add(new Scene.Arrow(arrows.get(stem).to(), to, List.of()));
    return List.of(stem, arrows.size() - 1);
  }

  /** Adds a diamond and the arrow that leads to it. Returns the number of the arrow. */
  private int addStem(Choice choice, Set<Integer> targets) {
    arrows.add(new Scene.Arrow(choice.from(), figures.size(), List.of(choice.label())));
    figures.add(diamond(choice, targets));
    return arrows.size() - 1;
  }

  /**
   * Returns a diamond. If all targets are inside the source state, the diamond is also inside the
   * source state. If a target is outside the source state, the diamond is next to the source state.
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
