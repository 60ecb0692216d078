package dev.pawl.diagrams.export;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The chart of a machine for the diagram languages of other programs: its states as nested boxes,
 * arrows between them, and junctions at which an arrow splits. An arrow splits into alternatives
 * that are tried in turn, into the targets from which a method chooses, or into several regions
 * that are entered together. The ids of boxes and junctions do not contain names, because names can
 * be keywords of a diagram language. States have the ids {@code s1}, {@code s2} and so on in
 * document order, and the machine itself has the id {@code s0}.
 */
final class DiagramOutline {

  /** The area outside all boxes. */
  static final int OUTSIDE = -1;

  /**
   * A box or junction at which an arrow can start or end.
   *
   * @param area the number of the {@link #area} that contains the box or junction
   */
  record End(String id, int area) {}

  /** An arrow between two boxes or junctions. */
  record Arrow(End from, End to, TransitionLabel label) {

    /**
     * Returns the area that contains both ends, or {@link #OUTSIDE} if the ends are in different
     * areas.
     */
    int area() {
      return from.area() == to.area() ? from.area() : OUTSIDE;
    }
  }

  /**
   * A junction: a point at which an arrow splits.
   *
   * @param forked true for a fork, at which all outgoing arrows are taken; false for a choice, at
   *     which one outgoing arrow is taken
   */
  record Junction(End end, boolean forked) {}

  /**
   * The initial arrow of a machine or a box.
   *
   * @param to the box of the initial state; or a junction if the initial state is nested more
   *     deeply or there are several initial states
   * @param label the description of the initial state; may be empty
   */
  record Start(End to, String label) {}

  private final ResolvedMachine machine;
  private final StateTree tree;
  private final boolean border;
  private final List<Alternatives> alternatives;
  private final List<Arrow> arrows = new ArrayList<>();
  private final List<Junction> junctions = new ArrayList<>();
  private final Map<Integer, List<Start>> starts = new HashMap<>();
  private int choices;
  private int forks;

  DiagramOutline(ResolvedMachine machine) {
    this.machine = machine;
    this.tree = machine.tree();
    this.border = hasBorder(machine.tree().root());
    this.alternatives = Alternatives.of(machine);
    for (Alternatives each : alternatives) {
      draw(each);
    }
    for (int node = 0; node < tree.size(); node++) {
      begin(node);
    }
  }

  /**
   * Returns whether the whole machine is drawn as a box around all other boxes. The box is
   * necessary if the outermost states are regions, or if the machine itself has actions that arrows
   * between states cannot show.
   */
  private static boolean hasBorder(State root) {
    return root.isParallel()
        || !root.behavior().isIdle()
        || root.transitions().stream().anyMatch(t -> t.targets().isEmpty());
  }

  StateTree tree() {
    return tree;
  }

  /** Returns the boxes that are not inside another box. */
  List<Integer> outermost() {
    return border ? List.of(0) : children(0);
  }

  /** Returns the nodes directly in a box, including history states. */
  List<Integer> children(int node) {
    List<Integer> children = new ArrayList<>();
    for (int n = node + 1; n <= tree.last(node); n = tree.last(n) + 1) {
      children.add(n);
    }
    return children;
  }

  /**
   * The name of the empty box that represents any state. The machine's own transitions start at
   * this box.
   */
  static final String ANY_STATE = "any state";

  /** Returns whether the diagram has a box that represents any state. */
  boolean holdsAnywhere() {
    return !border && alternatives.stream().anyMatch(a -> a.from().isRoot());
  }

  String name(int node) {
    return node == 0 ? machine.name() : tree.node(node).name();
  }

  End end(int node) {
    return new End("s" + node, area(node));
  }

  /** Returns whether a state is a region of a parallel state. */
  boolean isRegion(int node) {
    int parent = tree.parent(node);
    return parent >= 0 && tree.node(parent).isParallel() && !tree.node(node).isHistory();
  }

  /**
   * Returns the number of the area that contains a box. The area in a box has the number of the
   * box. In a parallel box, each region is a separate area with a number that no box has.
   */
  int area(int node) {
    int parent = tree.parent(node);
    if (parent < 0 || (parent == 0 && !border)) {
      return OUTSIDE;
    }
    return tree.node(parent).isParallel() ? tree.size() + region(parent, node) : parent;
  }

  /**
   * Returns the region of a parallel state that contains the given child of the state. A history
   * state belongs to the first region.
   */
  private int region(int parent, int node) {
    return tree.node(node).isHistory()
        ? tree.children(parent).stream().findFirst().orElse(node)
        : node;
  }

  /** Returns the area inside a box that is not parallel. */
  int inside(int node) {
    return node == 0 && !border ? OUTSIDE : node;
  }

  /**
   * Returns the arrows whose ends are both in the given area. For {@link #OUTSIDE}, also returns
   * the arrows from one area to another.
   */
  List<Arrow> arrows(int area) {
    List<Arrow> some = new ArrayList<>();
    for (Arrow arrow : arrows) {
      if (arrow.area() == area) {
        some.add(arrow);
      }
    }
    return some;
  }

  List<Junction> junctions(int area) {
    return junctions.stream().filter(junction -> junction.end().area() == area).toList();
  }

  /**
   * Returns the areas inside a box. A parallel box has one area for each region. An empty box has
   * no area. Any other box has one area.
   */
  List<Integer> areas(int node) {
    if (!tree.node(node).isParallel()) {
      return children(node).isEmpty() ? List.of() : List.of(inside(node));
    }
    return tree.children(node).stream().map(this::area).toList();
  }

  /** Returns the boxes in one area of a box, including history states. */
  List<Integer> children(int node, int area) {
    return children(node).stream().filter(child -> area(child) == area).toList();
  }

  private void draw(Alternatives each) {
    End tail = end(each.from().number());
    List<ResolvedTransition> drawn = new ArrayList<>();
    for (ResolvedTransition transition : each.transitions()) {
      if (transition.isTargetless() || !transition.targets().isEmpty()) {
        drawn.add(transition);
      }
    }
    if (drawn.size() == 1) {
      ResolvedTransition only = drawn.get(0);
      draw(tail, tail, only, TransitionLabel.of(only), TransitionLabel.ofChoice(only));
    } else if (!drawn.isEmpty()) {
      End choice = junction(tail.area(), false);
      arrows.add(new Arrow(tail, choice, TransitionLabel.ofEvent(drawn.get(0))));
      for (ResolvedTransition transition : drawn) {
        draw(
            tail,
            choice,
            transition,
            TransitionLabel.alternative(transition.declared()),
            TransitionLabel.choiceAlternative(transition.declared()));
      }
    }
  }

  /**
   * Draws one transition.
   *
   * @param state the box of the transition's source
   * @param tail the box or junction at which the arrow starts: the source, or a choice
   * @param whole the label that is used if the transition is one arrow or a fork
   * @param choice the label of the arrow to the junction at which a method chooses the target
   */
  private void draw(
      End state,
      End tail,
      ResolvedTransition transition,
      TransitionLabel whole,
      TransitionLabel choice) {
    List<End> heads = new ArrayList<>();
    for (StateNode target : transition.targets()) {
      heads.add(end(target.number()));
    }
    boolean dynamic = transition.declared().dynamic();
    if (heads.isEmpty()) {
      arrows.add(new Arrow(tail, state, whole));
    } else if (heads.size() == 1) {
      arrows.add(new Arrow(tail, heads.get(0), whole));
    } else {
      End junction = junction(state.area(), !dynamic);
      arrows.add(new Arrow(tail, junction, dynamic ? choice : whole));
      TransitionLabel label =
          dynamic ? TransitionLabel.picked(transition.declared()) : TransitionLabel.NONE;
      for (End head : heads) {
        arrows.add(new Arrow(junction, head, label));
      }
    }
  }

  private End junction(int area, boolean forked) {
    End end = new End(forked ? "f" + ++forks : "c" + ++choices, area);
    junctions.add(new Junction(end, forked));
    return end;
  }

  /**
   * Returns the initial arrows of a box. The box of a machine can have several initial arrows. A
   * parallel box has no initial arrow, because each of its regions has an initial arrow. If the
   * initial state is nested more deeply, the initial arrow leads to a junction.
   */
  List<Start> starts(int node) {
    return starts.getOrDefault(node, List.of());
  }

  private void begin(int node) {
    State state = tree.node(node);
    if (state.isParallel() || tree.children(node).isEmpty()) {
      return;
    }
    boolean several = node == 0 && state.behavior().initial().isEmpty();
    List<Integer> entered =
        several
            ? tree.children(0).stream().filter(n -> tree.node(n).isInitial()).toList()
            : machine.node(node).defaults().stream().map(StateNode::number).toList();
    int area = inside(node);
    if (several || (entered.size() == 1 && area(entered.get(0)) == area)) {
      starts.put(node, entered.stream().map(n -> new Start(end(n), begins(n))).toList());
    } else if (!entered.isEmpty()) {
      End junction = junction(area, entered.size() > 1);
      entered.forEach(n -> arrows.add(new Arrow(junction, end(n), TransitionLabel.NONE)));
      starts.put(node, List.of(new Start(junction, "")));
    }
  }

  private String begins(int node) {
    return tree.node(node).initial().map(State.Initial::description).orElse("");
  }

  /** Returns the states that only a forced transition enters. */
  List<Integer> external() {
    return IntStream.range(1, tree.size()).filter(n -> tree.node(n).external()).boxed().toList();
  }

  /**
   * Returns the number of transitions. A transition with several targets counts once for each
   * target.
   */
  int transitions() {
    int count = 0;
    for (Alternatives each : alternatives) {
      for (ResolvedTransition transition : each.transitions()) {
        count += transition.isTargetless() ? 1 : transition.targets().size();
      }
    }
    return count;
  }

  /**
   * Returns whether the diagram should be laid out from left to right, because many outermost boxes
   * would be next to each other.
   */
  boolean isWide() {
    return DiagramWidth.isWide(tree, alternatives);
  }
}
