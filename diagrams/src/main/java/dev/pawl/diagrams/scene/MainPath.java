package dev.pawl.diagrams.scene;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the main path of a scene: from where an instance begins the first arrow, in declared order,
 * by which an end is reached and that neither leads through a failure nor to where only side paths
 * lead; an arrow that turns back to what was passed is given up for the next. Where no end is
 * reached so, the path leads on by first declared arrows to states not visited yet, as far as that
 * goes.
 *
 * <p>Within a box with others in it the path begins where that is entered; where it leads on no
 * more, the arrows of the box itself count. A history state stands for what was visited before.
 */
final class MainPath {

  private final List<Scene.Figure> figures;
  private final List<Scene.Arrow> arrows;

  /** The states to which only side paths lead: several, none of them the first of its state. */
  private final Set<Integer> asides = new HashSet<>();

  private final Set<Integer> visited = new HashSet<>();

  private MainPath(List<Scene.Figure> figures, List<Scene.Arrow> arrows) {
    this.figures = figures;
    this.arrows = arrows;
    List<Set<Integer>> sources = new ArrayList<>();
    figures.forEach(f -> sources.add(new HashSet<>()));
    Set<Integer> leaving = new HashSet<>();
    Set<Integer> reached = new HashSet<>();
    for (Scene.Arrow arrow : arrows) {
      sources.get(arrow.to()).add(arrow.from());
      if (leaving.add(arrow.from())) {
        reached.add(arrow.to());
      }
    }
    for (int i = 0; i < figures.size(); i++) {
      if (sources.get(i).size() > 1 && !reached.contains(i)) {
        asides.add(i);
      }
    }
  }

  /** The numbers of the arrows on the path, in its order. */
  static List<Integer> of(List<Scene.Figure> figures, List<Scene.Arrow> arrows) {
    return new MainPath(figures, arrows).path();
  }

  /** The same, but always by the first declared arrows on, wherever they lead. */
  static List<Integer> declared(List<Scene.Figure> figures, List<Scene.Arrow> arrows) {
    return new MainPath(figures, arrows).greedy(true);
  }

  private List<Integer> path() {
    for (boolean aside : new boolean[] {false, true}) {
      visited.clear();
      List<Integer> path = new ArrayList<>();
      int begin = entered(-1);
      if (begin >= 0 && leadsToEnd(begin, aside, path)) {
        return path;
      }
    }
    return greedy(false);
  }

  /** Whether an end is reached from a figure; then the path to it is added. */
  private boolean leadsToEnd(int figure, boolean aside, List<Integer> path) {
    int leaf = descend(figure);
    Scene.Figure at = figures.get(figure);
    if (at.isFinal() && at.parent() < 0) {
      return true;
    }
    for (int arrow : on(leaf)) {
      int to = arrows.get(arrow).to();
      boolean welcome =
          hint(arrow) == Scene.Hint.MAIN
              || (hint(arrow) == Scene.Hint.NONE
                  && !figures.get(to).failure()
                  && (aside || !asides.contains(to)));
      if (welcome && !visited.contains(to)) {
        path.add(arrow);
        if (leadsToEnd(to, aside, path)) {
          return true;
        }
        path.remove(path.size() - 1);
      }
    }
    return false;
  }

  private List<Integer> greedy(boolean failing) {
    visited.clear();
    List<Integer> path = new ArrayList<>();
    int at = entered(-1);
    while (at >= 0) {
      int next = -1;
      for (int arrow : on(descend(at))) {
        boolean welcome = failing || !figures.get(arrows.get(arrow).to()).failure();
        if (welcome && hint(arrow) != Scene.Hint.SIDE) {
          next = arrow;
          break;
        }
      }
      if (next >= 0) {
        path.add(next);
      }
      at = next < 0 ? -1 : arrows.get(next).to();
    }
    return path;
  }

  /** Visits a figure with all that it lies in, and what is entered in it by default. */
  private int descend(int figure) {
    for (int up = figure; up >= 0; up = figures.get(up).parent()) {
      visited.add(up);
    }
    int at = figure;
    for (int in = entered(at); in >= 0; in = entered(at)) {
      at = in;
      visited.add(at);
    }
    return at;
  }

  /** The arrows on to what is not visited yet, the innermost first, of those the most welcome. */
  private Set<Integer> on(int leaf) {
    Set<Integer> all = new LinkedHashSet<>();
    for (int from = leaf; from >= 0; from = figures.get(from).parent()) {
      List<Integer> onward = new ArrayList<>();
      for (int i = 0; i < arrows.size(); i++) {
        Scene.Arrow arrow = arrows.get(i);
        if (arrow.from() == from
            && !visited.contains(arrow.to())
            && figures.get(arrow.to()).kind() != Scene.Kind.HISTORY) {
          onward.add(i);
        }
      }
      onward.sort(Comparator.comparingInt(i -> hint(i).ordinal()));
      all.addAll(onward);
    }
    return all;
  }

  private Scene.Hint hint(int arrow) {
    return figures.get(arrows.get(arrow).to()).hint();
  }

  /** The first figure in another that is entered by default; negative where none is. */
  private int entered(int parent) {
    for (int i = 0; i < figures.size(); i++) {
      if (figures.get(i).parent() == parent && figures.get(i).initial()) {
        return i;
      }
    }
    return -1;
  }
}
