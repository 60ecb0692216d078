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
 * A scene prepared for an SVG picture, with fewer arrows:
 *
 * <ul>
 *   <li>A transition with several targets becomes a diamond. One arrow leads to the diamond, and
 *       the arrows out of the diamond have no labels.
 *   <li>A transition from a state to itself becomes a line in the card of the state, unless other
 *       transitions of the state have the same event.
 *   <li>The transitions for an event that leads from four or more states to one state become a line
 *       in the card of that state, unless they are on the main path. Transitions without a label
 *       also become such a line.
 * </ul>
 *
 * @param scene the figures and arrows to draw; the diamonds follow the states
 * @param ways the transitions that are lines in cards, by figure
 * @param spoken for each arrow out of a diamond, by its number, the transition to which the arrow
 *     belongs
 */
public record PictureScene(Scene scene, Map<Integer, List<Way>> ways, Map<Integer, Spoken> spoken) {

  /**
   * The minimum number of source states for which an event becomes a line in the card of its
   * target.
   */
  private static final int MANY = 4;

  /**
   * A group of transitions that a line in a card shows.
   *
   * @param label the common label of the transitions
   * @param sources the numbers of the source states; for a loop, the number of the card's state
   * @param isLoop whether the transition leads from the card's state to itself
   */
  public record Way(String label, List<Integer> sources, boolean isLoop) {
    public Way {
      sources = List.copyOf(sources);
    }
  }

  /** The transition to which an arrow out of a diamond belongs, for screen readers and scripts. */
  public record Spoken(String from, String to, String label) {}

  /** Returns an invisible link to each state whose card lists transitions from other states. */
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

  /**
   * An invisible link that keeps the state {@code to} below the state {@code from}. The card of
   * {@code to} lists transitions from {@code from}.
   */
  record Hidden(int from, int to) {}

  public PictureScene {
    // Sorted by figure, which determines the order of the invisible links.
    ways = Collections.unmodifiableMap(new TreeMap<>(ways));
    spoken = Map.copyOf(spoken);
  }

  /** Returns the scene of a picture. */
  public static PictureScene of(Scene whole) {
    return new Maker(Diamonds.added(whole)).made();
  }

  private record Shared(Scene.Label label, int to) {}

  private static final class Maker {
    private static final Scene.Label UNLABELLED = new Scene.Label("", "", "", "", false);

    private final Scene whole;
    private final Map<Integer, List<Way>> ways = new TreeMap<>();
    private final Map<Integer, Spoken> spoken = new HashMap<>();
    private final List<Scene.Arrow> arrows = new ArrayList<>();

    /** For each original arrow, the number of the arrow that replaces it; -1 if there is none. */
    private final List<Integer> numbers = new ArrayList<>();

    private final Map<Shared, List<Integer>> shared = new LinkedHashMap<>();

    Maker(Scene whole) {
      this.whole = whole;
      for (int i = 0; i < whole.arrows().size(); i++) {
        Scene.Arrow arrow = whole.arrows().get(i);
        for (Scene.Label label : labels(arrow)) {
          if (!whole.main().contains(i) && !isNested(arrow) && !whole.isDiamond(arrow.from())) {
            shared
                .computeIfAbsent(new Shared(label, arrow.to()), s -> new ArrayList<>())
                .add(arrow.from());
          }
        }
      }
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
              whole.figures(),
              arrows,
              renumbered(whole.main()),
              renumbered(whole.declared()),
              whole.notes()),
          ways,
          spoken);
    }

    private void add(Scene.Arrow arrow) {
      List<Scene.Label> left = new ArrayList<>();
      for (Scene.Label label : labels(arrow)) {
        if (isLoop(arrow, label)) {
          way(arrow.to(), new Way(label.fullText(), List.of(arrow.to()), true));
        } else if (!shared.containsKey(new Shared(label, arrow.to()))
            || whole.main().contains(numbers.size())) {
          left.add(whole.isDiamond(arrow.to()) ? label.withoutChoice() : label);
        }
      }
      boolean isDrawn = !left.isEmpty();
      numbers.add(isDrawn ? arrows.size() : -1);
      if (isDrawn) {
        if (whole.isDiamond(arrow.from())) {
          spoken.put(arrows.size(), spoken(arrow));
        }
        arrows.add(
            new Scene.Arrow(arrow.from(), arrow.to(), arrow.parts().isEmpty() ? List.of() : left));
      }
    }

    /** Returns the labels of an arrow; an empty label for an arrow without labels. */
    private static List<Scene.Label> labels(Scene.Arrow arrow) {
      return arrow.parts().isEmpty() ? List.of(UNLABELLED) : arrow.parts();
    }

    /** Returns the transition to which an arrow out of a diamond belongs. */
    private Spoken spoken(Scene.Arrow arm) {
      Scene.Arrow stem = whole.arrows().get(whole.stem(arm.from()));
      return new Spoken(name(stem.from()), name(arm.to()), stem.parts().get(0).fullText());
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
      return path.stream().map(numbers::get).filter(number -> number >= 0).toList();
    }
  }
}
