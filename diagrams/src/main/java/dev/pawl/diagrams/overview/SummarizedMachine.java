package dev.pawl.diagrams.overview;

import dev.pawl.diagrams.scene.Scene;
import dev.pawl.diagrams.scene.SceneReader;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Transition;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A machine in which some transitions are counted instead of drawn, for example {@code 13 events
 * ①}. Transitions are counted if a state has many transitions in addition to the main path, or if
 * an arrow has many labels. The counted transitions are listed individually below the picture.
 *
 * @param machine the machine without the counted transitions
 * @param scene the scene to draw; its notes list the counted transitions
 */
record SummarizedMachine(ResolvedMachine machine, Scene scene) {

  /** The maximum number of labels of one arrow. */
  static final int MAX_LABELS = 12;

  /**
   * Returns a machine in which states with too many transitions to other states have counts instead
   * of these transitions.
   *
   * @param most the maximum number of drawn transitions per state, in addition to the main path
   */
  static SummarizedMachine of(ResolvedMachine large, Scene scene, int most) {
    return new Builder(large, scene, most).build();
  }

  /** Returns whether any arrow has too many labels. */
  static boolean isLong(Scene scene) {
    return scene.arrows().stream().anyMatch(arrow -> arrow.parts().size() > MAX_LABELS);
  }

  private static final class Builder {
    private final ResolvedMachine large;
    private final Scene scene;
    private final int most;
    private final Set<Integer> main;

    /**
     * The notes below the picture. The key of a note is the text in the picture that refers to the
     * note.
     */
    private final Map<String, Scene.Note> listed = new LinkedHashMap<>();

    Builder(ResolvedMachine large, Scene scene, int most) {
      this.large = large;
      this.scene = scene;
      this.most = most;
      this.main = new HashSet<>(scene.main());
    }

    SummarizedMachine build() {
      Map<Integer, String> counted = new LinkedHashMap<>();
      Set<Integer> left = new HashSet<>();
      for (int figure = 0; figure < scene.figures().size(); figure++) {
        List<Integer> sideArrows = sideArrows(figure);
        if (sideArrows.size() > most) {
          left.addAll(sideArrows);
          counted.put(figure + 1, count(figure, sideArrows));
        }
      }
      Machine declared = large.declared();
      StateTree tree = new StateTree(state(0, counted, left));
      Machine small =
          new Machine(
              declared.identity(),
              declared.settings(),
              declared.types(),
              tree,
              declared.events(),
              List.of(),
              List.of());
      ResolvedMachine machine = ResolvedMachine.of(small);
      return new SummarizedMachine(machine, shortened(SceneReader.read(machine)));
    }

    /**
     * Returns the numbers of the arrows from {@code figure} to other figures. Arrows on the main
     * path and arrows without an event are omitted.
     */
    private List<Integer> sideArrows(int figure) {
      List<Integer> sideArrows = new ArrayList<>();
      Set<Integer> eventless = new HashSet<>();
      large.node(figure + 1).always().stream()
          .flatMap(t -> t.targets().stream())
          .forEach(target -> eventless.add(target.number() - 1));
      for (int i = 0; i < scene.arrows().size(); i++) {
        Scene.Arrow arrow = scene.arrows().get(i);
        boolean counts = !main.contains(i) && !eventless.contains(arrow.to());
        if (arrow.from() == figure && arrow.to() != figure && counts) {
          sideArrows.add(i);
        }
      }
      return sideArrows;
    }

    private String count(int figure, List<Integer> sideArrows) {
      List<String> lines = new ArrayList<>();
      for (int i : sideArrows) {
        Scene.Arrow arrow = scene.arrows().get(i);
        String to = " → " + scene.figures().get(arrow.to()).name();
        List<String> labels = arrow.labels().isEmpty() ? List.of("") : arrow.labels();
        labels.forEach(label -> lines.add((label + to).strip()));
      }
      String name = scene.figures().get(figure).name();
      String mark = mark(listed.size() + 1);
      String words = lines.size() + " events " + mark;
      listed.put(words, new Scene.Note(name + " " + mark, lines, ""));
      return words;
    }

    /**
     * Returns a number in a circle, or in parentheses if common fonts have no circle for the
     * number.
     */
    private static String mark(int number) {
      return number <= 10 ? String.valueOf((char) ('①' + number - 1)) : "(" + number + ")";
    }

    private State state(int node, Map<Integer, String> counted, Set<Integer> left) {
      State state = large.tree().node(node);
      List<Transition> kept = new ArrayList<>(state.transitions());
      List<State> below = new ArrayList<>();
      for (int n = node + 1; n <= large.tree().last(node); n = large.tree().last(n) + 1) {
        below.add(state(n, counted, left));
      }
      if (counted.containsKey(node)) {
        Set<String> gone = new HashSet<>();
        sideArrows(node - 1).stream()
            .filter(left::contains)
            .forEach(i -> gone.add(large.tree().node(scene.arrows().get(i).to() + 1).name()));
        kept.clear();
        state.transitions().forEach(t -> kept(t, gone).ifPresent(kept::add));
        kept.add(
            Transition.on(new NameReference(counted.get(node), Origin.NONE), Origin.NONE).build());
      }
      return state.withChildren(below, kept);
    }

    /**
     * Returns a copy of a transition without the targets {@code gone}, or empty if no target
     * remains.
     */
    private static Optional<Transition> kept(Transition transition, Set<String> gone) {
      List<NameReference> left =
          transition.targets().stream().filter(target -> !gone.contains(target.name())).toList();
      return left.isEmpty() && !transition.targets().isEmpty()
          ? Optional.empty()
          : Optional.of(transition.toBuilder().targets(left).build());
    }

    /**
     * Adds the lists of counted transitions as notes. If an arrow has many labels, replaces the
     * labels by their number.
     */
    private Scene shortened(Scene small) {
      List<Scene.Note> notes = new ArrayList<>();
      for (Scene.Note note : small.notes()) {
        List<String> labels = note.labels().stream().filter(l -> !listed.containsKey(l)).toList();
        if (!labels.isEmpty() || note.labels().isEmpty()) {
          notes.add(new Scene.Note(note.source(), labels, note.target()));
        }
      }
      List<Scene.Arrow> arrows = new ArrayList<>();
      for (Scene.Arrow arrow : small.arrows()) {
        if (arrow.parts().size() <= MAX_LABELS) {
          arrows.add(arrow);
          continue;
        }
        String mark = mark(listed.size() + 1);
        String words = arrow.parts().size() + " events " + mark;
        String from = small.figures().get(arrow.from()).name();
        String to = small.figures().get(arrow.to()).name();
        listed.put(words, new Scene.Note(from + " " + mark, arrow.labels(), to));
        arrows.add(
            new Scene.Arrow(
                arrow.from(), arrow.to(), List.of(new Scene.Label(words, "", "", "", false))));
      }
      notes.addAll(listed.values());
      return new Scene(
          small.title(),
          small.description(),
          small.figures(),
          arrows,
          small.main(),
          small.declared(),
          notes);
    }
  }
}
