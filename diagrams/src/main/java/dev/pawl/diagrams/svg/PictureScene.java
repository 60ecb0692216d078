package dev.pawl.diagrams.svg;

import static java.util.Objects.requireNonNull;

import dev.pawl.diagrams.scene.Scene;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A scene as a picture shows it, with fewer lines:
 *
 * <ul>
 *   <li>Each dynamic choice is a diamond. One arrow leads into it, and its arms have no labels.
 *   <li>A transition from a state to itself is a line in the card of the state, unless other
 *       transitions of the state take the same event.
 *   <li>An event that leads from four or more states to the same state is a line in the card of
 *       that state, unless it is on the main path.
 * </ul>
 *
 * @param scene the figures and arrows that are drawn; choices follow the states
 * @param ways by figure, the transitions that are lines in its card
 * @param spoken by arm of a choice, the transition that it is a part of
 */
public record PictureScene(Scene scene, Map<Integer, List<Way>> ways, Map<Integer, Spoken> spoken) {

  /** The number of states from which an event leads to one state before it becomes a line there. */
  private static final int MANY = 4;

  /**
   * A transition in a card.
   *
   * @param label what takes it
   * @param sources the numbers of the states that it leaves; for a loop, that of the card's state
   * @param isLoop whether it leads from the state of the card to that state
   */
  public record Way(String label, List<Integer> sources, boolean isLoop) {
    public Way {
      sources = List.copyOf(sources);
    }
  }

  /** The transition that an arm of a choice belongs to. */
  public record Spoken(String from, String to, String label) {}

  /** Returns a link that is not drawn, for each state to which lines of its card lead. */
  List<Hidden> hidden() {
    List<Hidden> links = new ArrayList<>();
    ways.forEach(
        (figure, own) ->
            own.stream()
                .filter(way -> !way.isLoop())
                .findFirst()
                .map(Way::sources)
                .ifPresent(from -> links.add(new Hidden(from.get(from.size() - 1), figure))));
    return links;
  }

  /** A link that keeps a state below one from which an event leads to it. */
  record Hidden(int from, int to) {}

  public PictureScene {
    // in the order of the figures, which decides the order of hidden links
    ways = Collections.unmodifiableMap(new TreeMap<>(ways));
    spoken = Map.copyOf(spoken);
  }

  /** Returns the scene of a picture. */
  public static PictureScene of(Scene whole) {
    return new Maker(whole).made();
  }

  private record Shared(Scene.Label label, int to) {}

  private record Choice(Scene.Label label, int from) {}

  private static final class Maker {
    private final Scene whole;
    private final Map<Integer, List<Way>> ways = new TreeMap<>();
    private final Map<Integer, Spoken> spoken = new HashMap<>();
    private final List<Scene.Figure> figures;
    private final List<Scene.Arrow> arrows = new ArrayList<>();

    /** The new numbers of each arrow. */
    private final List<List<Integer>> numbers = new ArrayList<>();

    private final Map<Choice, List<Integer>> choices = new LinkedHashMap<>();

    /** By choice, the number of the arrow that leads into its diamond. */
    private final Map<Choice, Integer> stems = new HashMap<>();

    private final Map<Shared, List<Integer>> shared = new LinkedHashMap<>();

    Maker(Scene whole) {
      this.whole = whole;
      this.figures = new ArrayList<>(whole.figures());
      for (int i = 0; i < whole.arrows().size(); i++) {
        Scene.Arrow arrow = whole.arrows().get(i);
        for (Scene.Label label : arrow.parts()) {
          if (label.isChosen()) {
            choices
                .computeIfAbsent(new Choice(label, arrow.from()), c -> new ArrayList<>())
                .add(arrow.to());
          } else if (!whole.main().contains(i) && !isNested(arrow)) {
            shared
                .computeIfAbsent(new Shared(label, arrow.to()), s -> new ArrayList<>())
                .add(arrow.from());
          }
        }
      }
      choices.values().removeIf(targets -> targets.size() < 2);
      shared.values().removeIf(sources -> sources.size() < MANY);
    }

    PictureScene made() {
      whole.arrows().forEach(this::add);
      shared.forEach(
          (event, sources) -> way(event.to(), new Way(event.label().fullText(), sources, false)));
      return new PictureScene(
          new Scene(
              whole.title(),
              whole.description(),
              figures,
              arrows,
              renumbered(whole.main()),
              renumbered(whole.declared()),
              whole.notes()),
          ways,
          spoken);
    }

    private void add(Scene.Arrow arrow) {
      List<Integer> added = new ArrayList<>();
      numbers.add(added);
      List<Scene.Label> left = new ArrayList<>();
      List<Choice> chosen = new ArrayList<>();
      for (Scene.Label label : arrow.parts()) {
        Choice choice = new Choice(label, arrow.from());
        if (choices.containsKey(choice)) {
          chosen.add(choice);
        } else if (isLoop(arrow, label)) {
          way(arrow.to(), new Way(label.fullText(), List.of(arrow.to()), true));
        } else if (!shared.containsKey(new Shared(label, arrow.to()))
            || whole.main().contains(numbers.size() - 1)) {
          left.add(label);
        }
      }
      if (!left.isEmpty() || arrow.parts().isEmpty()) {
        added.add(arrows.size());
        arrows.add(new Scene.Arrow(arrow.from(), arrow.to(), left));
      }
      for (Choice choice : chosen) {
        List<Integer> steps = arm(choice, arrow);
        if (added.isEmpty()) {
          added.addAll(steps);
        }
      }
    }

    /** Adds an arm of a choice, and returns the arrows into the choice and out of it. */
    private List<Integer> arm(Choice choice, Scene.Arrow arrow) {
      int stem = stems.computeIfAbsent(choice, this::stem);
      int arm = arrows.size();
      arrows.add(new Scene.Arrow(arrows.get(stem).to(), arrow.to(), List.of()));
      spoken.put(arm, new Spoken(name(arrow.from()), name(arrow.to()), choice.label().fullText()));
      return List.of(stem, arm);
    }

    /** Adds a diamond and the arrow into it, and returns the number of that arrow. */
    private int stem(Choice choice) {
      Scene.Label label = choice.label().withoutChoice();
      arrows.add(new Scene.Arrow(choice.from(), figures.size(), List.of(label)));
      figures.add(diamond(choice));
      return arrows.size() - 1;
    }

    /** A choice is next to its state, or in it if all its targets are there. */
    private Scene.Figure diamond(Choice choice) {
      boolean isInside = true;
      for (int target : requireNonNull(choices.get(choice))) {
        isInside &= target != choice.from() && isWithin(target, choice.from());
      }
      return new Scene.Figure(
          choice.label().choice(),
          choice.label().choice(),
          Scene.Kind.CHOICE,
          isInside ? choice.from() : whole.figures().get(choice.from()).parent(),
          false,
          false,
          false,
          false,
          Scene.Hint.NONE,
          "");
    }

    /** Returns whether a transition stays in its state, and no other there takes its event. */
    private boolean isLoop(Scene.Arrow arrow, Scene.Label label) {
      if (arrow.from() != arrow.to()) {
        return false;
      }
      int takers = 0;
      for (Scene.Arrow other : whole.arrows()) {
        for (Scene.Label part : other.parts()) {
          takers += other.from() == arrow.from() && part.event().equals(label.event()) ? 1 : 0;
        }
      }
      return takers == 1;
    }

    private void way(int figure, Way way) {
      ways.computeIfAbsent(figure, f -> new ArrayList<>()).add(way);
    }

    private String name(int figure) {
      return whole.figures().get(figure).name();
    }

    private boolean isNested(Scene.Arrow arrow) {
      return isWithin(arrow.from(), arrow.to()) || isWithin(arrow.to(), arrow.from());
    }

    private boolean isWithin(int figure, int outer) {
      return Scene.isWithin(whole.figures(), figure, outer);
    }

    private List<Integer> renumbered(List<Integer> path) {
      List<Integer> all = new ArrayList<>();
      for (int number : path) {
        numbers.get(number).stream().filter(n -> !all.contains(n)).forEach(all::add);
      }
      return all;
    }
  }
}
