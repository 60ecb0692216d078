package dev.pawl.diagrams.svg;

import dev.pawl.diagrams.scene.Diamonds;
import dev.pawl.diagrams.scene.Scene;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A scene that has been changed for an SVG picture, so that it has fewer arrows:
 *
 * <ul>
 *   <li>A transition with several targets becomes a diamond. One arrow with the label leads to the
 *       diamond, and arrows without labels lead from the diamond to the targets.
 *   <li>A transition from a state to itself becomes a line of text in the state's box, unless
 *       another transition of the state has the same event.
 *   <li>If transitions with equal labels lead from four or more states to one target state, they
 *       become a line of text in the target's box. Transitions on the main path remain arrows.
 * </ul>
 *
 * @param scene the figures and arrows to draw; in the list of figures, the diamonds follow the
 *     states
 * @param cardTransitions the transitions that are lines of text in boxes, by the number of the
 *     figure
 * @param diamondTransitions the transition of each arrow that starts at a diamond, by the number of
 *     the arrow
 */
public record PictureScene(
    Scene scene,
    Map<Integer, List<CardTransitions>> cardTransitions,
    Map<Integer, DiamondTransition> diamondTransitions) {

  /**
   * The minimum number of source states from which transitions with equal labels become a line of
   * text in the target's box.
   */
  private static final int MANY = 4;

  /**
   * A group of transitions that a line of text in a state's box shows instead of arrows.
   *
   * @param label the common label of the transitions
   * @param sources the numbers of the source states; for a loop, the number of the state itself
   * @param isLoop whether the transition leads from the state to itself
   */
  public record CardTransitions(String label, List<Integer> sources, boolean isLoop) {
    public CardTransitions {
      sources = List.copyOf(sources);
    }
  }

  /** The transition of an arrow that starts at a diamond, for screen readers and scripts. */
  public record DiamondTransition(String from, String to, String label) {}

  /**
   * Returns an invisible link to each state with a box that lists transitions from other states.
   */
  List<Hidden> hidden() {
    List<Hidden> links = new ArrayList<>();
    cardTransitions.forEach(
        (figure, own) ->
            own.stream()
                .filter(group -> !group.isLoop())
                .findFirst()
                .map(CardTransitions::sources)
                .ifPresent(from -> links.add(new Hidden(from.get(from.size() - 1), figure))));
    return links;
  }

  /**
   * An invisible link that keeps the state {@code to} below the state {@code from}. The box of
   * {@code to} lists transitions that start at {@code from}.
   */
  record Hidden(int from, int to) {}

  public PictureScene {
    // Sorted by figure, which determines the order of the invisible links.
    cardTransitions = Collections.unmodifiableMap(new TreeMap<>(cardTransitions));
    diamondTransitions = Map.copyOf(diamondTransitions);
  }

  /** Returns the scene to draw as an SVG picture. */
  public static PictureScene of(Scene whole) {
    return new Builder(Diamonds.added(whole)).build();
  }

  private record Shared(Scene.Label label, int to) {}

  private static final class Builder {
    private static final Scene.Label UNLABELLED = new Scene.Label("", "", "", "", false);

    private final Scene whole;
    private final Map<Integer, List<CardTransitions>> cardTransitions = new TreeMap<>();
    private final Map<Integer, DiamondTransition> diamondTransitions = new HashMap<>();
    private final List<Scene.Arrow> arrows = new ArrayList<>();

    /**
     * For each original arrow, the number of the arrow that replaces it, or -1 if it is not drawn.
     */
    private final List<Integer> numbers = new ArrayList<>();

    private final Map<Shared, List<Integer>> shared = new LinkedHashMap<>();

    Builder(Scene whole) {
      this.whole = whole;
      int[] entering = new int[whole.figures().size()];
      whole.arrows().forEach(arrow -> entering[arrow.to()]++);
      for (int i = 0; i < whole.arrows().size(); i++) {
        Scene.Arrow arrow = whole.arrows().get(i);
        if (entering[arrow.to()] >= MANY
            && !whole.main().contains(i)
            && !isNested(arrow)
            && !whole.isDiamond(arrow.from())) {
          for (Scene.Label label : labels(arrow)) {
            shared
                .computeIfAbsent(new Shared(label, arrow.to()), s -> new ArrayList<>())
                .add(arrow.from());
          }
        }
      }
      shared.values().removeIf(sources -> sources.size() < MANY);
    }

    PictureScene build() {
      whole.arrows().forEach(this::add);
      shared.forEach(
          (event, sources) ->
              addGroup(event.to(), new CardTransitions(event.label().fullText(), sources, false)));
      return new PictureScene(
          new Scene(
              whole.title(),
              whole.description(),
              whole.figures(),
              arrows,
              renumbered(whole.main()),
              renumbered(whole.declared()),
              whole.notes()),
          cardTransitions,
          diamondTransitions);
    }

    private void add(Scene.Arrow arrow) {
      List<Scene.Label> left = new ArrayList<>();
      for (Scene.Label label : labels(arrow)) {
        if (isLoop(arrow, label)) {
          addGroup(arrow.to(), new CardTransitions(label.fullText(), List.of(arrow.to()), true));
        } else if (whole.main().contains(numbers.size())
            || shared.isEmpty()
            || !shared.containsKey(new Shared(label, arrow.to()))) {
          left.add(whole.isDiamond(arrow.to()) ? label.withoutChoice() : label);
        }
      }
      boolean isDrawn = !left.isEmpty();
      numbers.add(isDrawn ? arrows.size() : -1);
      if (isDrawn) {
        if (whole.isDiamond(arrow.from())) {
          diamondTransitions.put(arrows.size(), diamondTransition(arrow));
        }
        arrows.add(
            new Scene.Arrow(arrow.from(), arrow.to(), arrow.parts().isEmpty() ? List.of() : left));
      }
    }

    /** Returns the labels of an arrow, or one empty label for an arrow without labels. */
    private static List<Scene.Label> labels(Scene.Arrow arrow) {
      return arrow.parts().isEmpty() ? List.of(UNLABELLED) : arrow.parts();
    }

    /** Returns the transition of an arrow that starts at a diamond. */
    private DiamondTransition diamondTransition(Scene.Arrow arm) {
      Scene.Arrow stem = whole.arrows().get(whole.stem(arm.from()));
      return new DiamondTransition(
          name(stem.from()), name(arm.to()), stem.parts().get(0).fullText());
    }

    /**
     * Returns whether a transition leads from a state to itself, and no other transition of the
     * state has the same event.
     */
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

    private void addGroup(int figure, CardTransitions group) {
      cardTransitions.computeIfAbsent(figure, f -> new ArrayList<>()).add(group);
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
      List<Integer> renumbered = new ArrayList<>();
      for (int arrow : path) {
        if (numbers.get(arrow) >= 0) {
          renumbered.add(numbers.get(arrow));
        }
      }
      return renumbered;
    }
  }
}
