package dev.pawl.processor.diagram.scene;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the main path of a scene: from where an instance begins the first declared way on to a
 * state that was not visited yet, and so on from there. Within a box with others in it the path
 * begins where that is entered; where it leads on no more, the ways of the box itself count. A
 * history state stands for what was visited before.
 */
final class MainPath {

  private final List<Scene.Figure> figures;
  private final List<Scene.Arrow> arrows;
  private final Set<Integer> visited = new HashSet<>();

  private MainPath(List<Scene.Figure> figures, List<Scene.Arrow> arrows) {
    this.figures = figures;
    this.arrows = arrows;
  }

  /** The numbers of the arrows on the path, in its order. */
  static List<Integer> of(List<Scene.Figure> figures, List<Scene.Arrow> arrows) {
    return new MainPath(figures, arrows).path();
  }

  private List<Integer> path() {
    List<Integer> path = new ArrayList<>();
    int at = entered(-1);
    while (at >= 0) {
      int arrow = on(descend(at));
      if (arrow >= 0) {
        path.add(arrow);
      }
      at = arrow < 0 ? -1 : arrows.get(arrow).to();
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

  private int on(int leaf) {
    for (int from = leaf; from >= 0; from = figures.get(from).parent()) {
      int best = -1;
      for (int i = 0; i < arrows.size(); i++) {
        Scene.Arrow arrow = arrows.get(i);
        boolean open =
            arrow.from() == from
                && !visited.contains(arrow.to())
                && figures.get(arrow.to()).kind() != Scene.Kind.HISTORY;
        if (open && (best < 0 || hint(i).ordinal() < hint(best).ordinal())) {
          best = i;
        }
      }
      if (best >= 0 && hint(best) != Scene.Hint.SIDE) {
        return best;
      }
    }
    return -1;
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
