package dev.pawl.diagrams.scene;

import dev.pawl.language.model.name.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds the main path of a scene, the "happy path". The main path leads from the initial state to
 * an end that is not a failure. If there are several such paths, the following criteria decide, in
 * the given order:
 *
 * <ol>
 *   <li>the most states with the hint {@link Scene.Hint#MAIN}
 *   <li>the fewest states with the hint {@link Scene.Hint#END}
 *   <li>the fewest arrows that belong to a dynamic choice, or whose event or target is named as an
 *       interruption
 *   <li>a state that is named as a success, or an end that is named as a good end
 *   <li>the most states
 *   <li>the order in which arrows are declared
 * </ol>
 *
 * <p>No path leads through a state that is named as a failure. A state whose whole name says that
 * the work is done may be the end of a path, even if arrows leave it. If no end can be reached, the
 * path continues as far as possible without interruptions. If the path cannot leave the initial
 * state, there is no main path. In a composite state, the path starts at the substate that is
 * entered by default. If the path cannot continue inside a composite state, it follows the arrows
 * of the composite state itself. The path never leads to a history state.
 */
final class MainPath {

  /** The maximum number of arrows that are followed in one search. */
  private static final int MAX_ARROWS = 5_000;

  /**
   * The maximum number of states on a path. The number is limited because the search is recursive.
   */
  private static final int MAX_STATES = 500;

  private final List<Scene.Figure> figures;
  private final List<Scene.Arrow> arrows;

  /** For each figure, the arrows that lead to other figures. Preferred arrows are first. */
  private final List<List<Integer>> leaving = new ArrayList<>();

  /** For each figure, whether a path may end at the figure. */
  private final boolean[] ends;

  /** For each figure, whether an end can be reached from the figure. */
  private final boolean[] leading;

  /**
   * For each arrow, whether the arrow interrupts the work, may lead to a failure, or belongs to a
   * dynamic choice.
   */
  private final boolean[] avoided;

  /** True for each arrow all of whose events say that something failed. */
  private final boolean[] failing;

  /** Returns the outcome that the name of a figure or event describes. */
  private final Function<String, OutcomeWords> outcomes;

  /** True for each figure whose name says that the work is done. */
  private final boolean[] successes;

  /** For each figure, whether its name is one of a success or of another good end. */
  private final boolean[] goodEnds;

  private final Comparator<List<Integer>> order =
      Comparator.<List<Integer>>comparingLong(p -> hinted(p, Scene.Hint.MAIN))
          .thenComparingLong(p -> -hinted(p, Scene.Hint.END))
          .thenComparingLong(p -> -p.stream().filter(this::isAvoided).count())
          .thenComparing(this::isGood)
          .thenComparingInt(this::passed);

  /** True for each figure that the current path has visited. */
  private boolean[] visited;

  /** True if the current search ignores the arrows in {@link #avoided}. */
  private boolean isCautious;

  /** True if a path must reach an end in the current search. */
  private boolean isToEnd;

  private int left;
  private @Nullable List<Integer> best;

  /**
   * @param outcomes returns the outcome that the name of a figure or event describes
   */
  MainPath(
      List<Scene.Figure> figures,
      List<Scene.Arrow> arrows,
      Function<String, OutcomeWords> outcomes) {
    this.figures = figures;
    this.arrows = arrows;
    this.outcomes = outcomes;
    this.ends = new boolean[figures.size()];
    this.avoided = new boolean[arrows.size()];
    this.leading = new boolean[figures.size()];
    this.successes = new boolean[figures.size()];
    this.goodEnds = new boolean[figures.size()];
    this.failing = new boolean[arrows.size()];
    this.visited = new boolean[figures.size()];
    figures.forEach(f -> leaving.add(new ArrayList<>()));
    for (int i = 0; i < arrows.size(); i++) {
      Scene.Arrow arrow = arrows.get(i);
      if (arrow.from() != arrow.to()) {
        leaving.get(arrow.from()).add(i);
        markAvoided(i);
      }
    }
    for (int i = 0; i < figures.size(); i++) {
      allowOnlyArrow(i);
    }
    leaving.forEach(own -> own.sort(Comparator.comparingInt(i -> hint(i).ordinal())));
    int shared = Words.shared(figures.stream().map(Scene.Figure::name).toList());
    for (int i = 0; i < figures.size(); i++) {
      successes[i] = outcome(figures.get(i).name()).isSuccess();
      goodEnds[i] = outcome(figures.get(i).name()).isGoodEnd();
      ends[i] = isEnd(i, shared);
    }
  }

  private OutcomeWords outcome(String name) {
    return outcomes.apply(name);
  }

  /** Decides by the events of an arrow and the name of its target whether the arrow is avoided. */
  private void markAvoided(int number) {
    Scene.Arrow arrow = arrows.get(number);
    boolean isLabelled = !arrow.parts().isEmpty();
    boolean isFailing = isLabelled;
    boolean isInterrupting = isLabelled;
    boolean mentionsFailure = false;
    for (Scene.Label label : arrow.parts()) {
      OutcomeWords event = outcome(label.event());
      isFailing &= event.saysFailure();
      isInterrupting &= label.isChosen() || event.isAvoided();
      mentionsFailure |= event.saysFailure();
    }
    Scene.Figure target = figures.get(arrow.to());
    failing[number] = isFailing;
    avoided[number] =
        isInterrupting
            || (mentionsFailure && target.isFinal())
            || outcome(target.name()).isAvoided();
  }

  /**
   * If only one arrow leaves a state, removes the arrow from {@link #avoided}, unless all labels of
   * the arrow say that something failed.
   */
  private void allowOnlyArrow(int figure) {
    List<Integer> arrowsOut = new ArrayList<>();
    for (int from = figure; from >= 0; from = figures.get(from).parent()) {
      arrowsOut.addAll(leaving.get(from));
    }
    if (arrowsOut.size() == 1 && !failing[arrowsOut.get(0)]) {
      avoided[arrowsOut.get(0)] = false;
    }
  }

  /**
   * Returns the numbers of the arrows on the main path, in order, or an empty list if there is no
   * main path.
   */
  List<Integer> path() {
    int begin = entered(-1);
    if (begin < 0) {
      return List.of();
    }
    findLeading();
    List<Integer> found = search(begin, true, true);
    found = found != null ? found : search(begin, false, true);
    if (found == null || isExit(found)) {
      List<Integer> longest = withoutSideTrip(search(begin, true, false));
      int least = found != null && isAvoided(found.get(0)) ? 1 : 2;
      found = found == null || longest.size() >= least ? longest : found;
    }
    return untilRemoval(found);
  }

  /**
   * Returns a path, but without its last state if all arrows of the last state lead back to the
   * previous state.
   */
  private List<Integer> withoutSideTrip(@Nullable List<Integer> path) {
    if (path == null || path.size() < 2) {
      return path == null ? List.of() : path;
    }
    Scene.Arrow last = arrows.get(path.get(path.size() - 1));
    Scene.Arrow before = arrows.get(path.get(path.size() - 2));
    List<Integer> back = leaving.get(last.to());
    // A wizard has arrows back to the previous state everywhere, so its last state is not a side
    // trip.
    boolean isSideTrip =
        !back.isEmpty()
            && back.stream().allMatch(i -> arrows.get(i).to() == last.from())
            && !isArrow(before.to(), before.from());
    return isSideTrip ? path.subList(0, path.size() - 1) : path;
  }

  /**
   * Returns a path. If the name of the last state says that an object is removed, the returned path
   * ends at the last good end before this state.
   */
  private List<Integer> untilRemoval(List<Integer> path) {
    if (!path.isEmpty() && outcome(nameAfter(path.get(path.size() - 1))).isRemoval()) {
      for (int i = path.size() - 1; i >= 0; i--) {
        if (goodEnds[arrows.get(path.get(i)).to()]) {
          return path.subList(0, i + 1);
        }
      }
    }
    return path;
  }

  private String nameAfter(int arrow) {
    return figures.get(arrows.get(arrow).to()).name();
  }

  /**
   * Returns whether a path leads from the initial state directly to an end that is not a good end.
   */
  private boolean isExit(List<Integer> path) {
    return path.size() == 1 && !isGood(path);
  }

  private @Nullable List<Integer> search(int begin, boolean cautious, boolean toEnd) {
    isCautious = cautious;
    isToEnd = toEnd;
    visited = new boolean[figures.size()];
    best = null;
    left = MAX_ARROWS;
    follow(begin, new ArrayList<>());
    return best;
  }

  /** Computes {@link #leading}. The search goes backwards from the ends. */
  private void findLeading() {
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < figures.size(); i++) {
      if (ends[i]) {
        leading[i] = true;
        open.add(i);
      }
    }
    while (!open.isEmpty()) {
      int reached = open.remove(open.size() - 1);
      for (Scene.Arrow arrow : arrows) {
        // A path can go on by the arrows of a box that contains the state, or is contained in it.
        if (isWithin(reached, arrow.to()) || isWithin(arrow.to(), reached)) {
          for (int from = 0; from < figures.size(); from++) {
            if (!leading[from] && isWithin(from, arrow.from())) {
              leading[from] = true;
              open.add(from);
            }
          }
        }
      }
    }
  }

  private boolean isWithin(int figure, int outer) {
    return Scene.isWithin(figures, figure, outer);
  }

  private void follow(int figure, List<Integer> path) {
    boolean[] before = visited.clone();
    int leaf = descend(figure);
    if (!path.isEmpty() && (ends[figure] || !isToEnd)) {
      keep(path);
    }
    if (path.size() < MAX_STATES) {
      for (int arrow : on(leaf)) {
        int to = arrows.get(arrow).to();
        if (isAllowed(arrow) && (leading[to] || !isToEnd) && left-- > 0) {
          path.add(arrow);
          follow(to, path);
          path.remove(path.size() - 1);
        }
      }
    }
    visited = before;
  }

  private void keep(List<Integer> path) {
    if (best == null || order.compare(path, best) > 0) {
      best = new ArrayList<>(path);
    }
  }

  private boolean isAvoided(int arrow) {
    return avoided[arrow];
  }

  /** Returns whether a path that must reach an end leads through a success or to a good end. */
  private boolean isGood(List<Integer> path) {
    int end = arrows.get(path.get(path.size() - 1)).to();
    return isToEnd
        && (path.stream().anyMatch(arrow -> successes[arrows.get(arrow).to()]) || goodEnds[end]);
  }

  /**
   * Returns the number of states on a path. A state does not count if its predecessor and its
   * successor lead directly to each other.
   */
  private int passed(List<Integer> path) {
    int passed = path.size();
    for (int i = 1; i < path.size(); i++) {
      Scene.Arrow first = arrows.get(path.get(i - 1));
      Scene.Arrow next = arrows.get(path.get(i));
      passed -= isArrow(first.from(), next.to()) && isArrow(next.to(), first.to()) ? 1 : 0;
    }
    return passed;
  }

  private boolean isArrow(int from, int to) {
    for (int arrow : leaving.get(from)) {
      if (arrows.get(arrow).to() == to) {
        return true;
      }
    }
    return false;
  }

  private long hinted(List<Integer> path, Scene.Hint hint) {
    return path.stream().filter(arrow -> hint(arrow) == hint).count();
  }

  private boolean isEnd(int number, int shared) {
    Scene.Figure figure = figures.get(number);
    if (figure.parent() >= 0 || figure.failure()) {
      return false;
    }
    boolean isDone = outcome(figure.name()).count() - shared == 1 && successes[number];
    return figure.isFinal()
        || (isDone && !figure.initial())
        || (leaving.get(number).isEmpty() && !figure.holds());
  }

  private boolean isAllowed(int number) {
    Scene.Figure to = figures.get(arrows.get(number).to());
    if (to.hint() == Scene.Hint.MAIN) {
      return true;
    }
    boolean isFailedEnd = isToEnd && to.isFinal() && failing[number];
    return to.hint() != Scene.Hint.SIDE
        && !to.failure()
        && !isFailedEnd
        && !(isCautious && isAvoided(number));
  }

  /**
   * Returns the path that always follows the first declared arrow. Names of states and events do
   * not matter for this path.
   */
  List<Integer> declared() {
    visited = new boolean[figures.size()];
    List<Integer> path = new ArrayList<>();
    int at = entered(-1);
    while (at >= 0) {
      int next = -1;
      for (int arrow : on(descend(at))) {
        if (hint(arrow) != Scene.Hint.SIDE) {
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

  /**
   * Marks a figure as visited, together with all figures around the figure and all inner figures
   * that are entered by default. Returns the innermost figure that is entered by default, or {@code
   * figure} itself.
   */
  private int descend(int figure) {
    for (int up = figure; up >= 0; up = figures.get(up).parent()) {
      visited[up] = true;
    }
    int at = figure;
    for (int in = entered(at); in >= 0; in = entered(at)) {
      at = in;
      visited[at] = true;
    }
    return at;
  }

  /**
   * Returns the arrows to figures that are not visited yet. The arrows start at a leaf or at a
   * figure around the leaf. Arrows of inner figures are first. Among the arrows of one figure,
   * preferred arrows are first.
   */
  private List<Integer> on(int leaf) {
    List<Integer> all = new ArrayList<>();
    for (int from = leaf; from >= 0; from = figures.get(from).parent()) {
      for (int arrow : leaving.get(from)) {
        int to = arrows.get(arrow).to();
        if (!visited[to] && figures.get(to).kind() != Scene.Kind.HISTORY) {
          all.add(arrow);
        }
      }
    }
    return all;
  }

  private Scene.Hint hint(int arrow) {
    return figures.get(arrows.get(arrow).to()).hint();
  }

  /**
   * Returns the first child of {@code parent} that is entered by default, or -1 if there is no such
   * child.
   */
  private int entered(int parent) {
    int inner = -1;
    for (int i = 0; i < figures.size(); i++) {
      if (figures.get(i).initial()) {
        if (figures.get(i).parent() == parent) {
          return i;
        }
        inner = inner < 0 ? i : inner;
      }
    }
    // The initial state of a machine can be inside a composite state that is not marked as initial.
    return parent < 0 ? outermost(inner) : -1;
  }

  private int outermost(int figure) {
    int at = figure;
    while (at >= 0 && figures.get(at).parent() >= 0) {
      at = figures.get(at).parent();
    }
    return at;
  }
}
