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
 * The chart of a machine that the languages of other programs draw: its states as boxes within
 * boxes, arrows between them, and junctions where an arrow parts. That is how a diagram says that
 * alternatives are asked in turn, that a method picks the target, or that several regions are
 * entered.
 *
 * <p>Boxes and junctions have neutral ids, because many a name means something to such a language:
 * states {@code s1}, {@code s2} in document order, the machine itself {@code s0}.
 */
final class DiagramOutline {

  /** The area of what stands in no box. */
  static final int OUTSIDE = -1;

  /** Something that an arrow may begin or end at, and the {@link #area} it stands in. */
  record End(String id, int area) {}

  /** An arrow. */
  record Arrow(End from, End to, TransitionLabel label) {

    /** The one area in which both ends stand, or {@link #OUTSIDE}. */
    int area() {
      return from.area() == to.area() ? from.area() : OUTSIDE;
    }
  }

  /**
   * A junction, where an arrow parts: one of the arrows from here is taken, or all of them if
   * forked.
   */
  record Junction(End end, boolean forked) {}

  /**
   * The beginning of an instance, or of the stay in a box.
   *
   * @param to what is entered: directly in the area, or a junction
   * @param label how it comes to begin here, or empty
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
   * Whether the whole machine is drawn as a state around all others: where its states are regions,
   * and where something stands on it that no arrow between states can show.
   */
  private static boolean hasBorder(State root) {
    return root.isParallel()
        || !root.behavior().isIdle()
        || root.transitions().stream().anyMatch(t -> t.targets().isEmpty());
  }

  StateTree tree() {
    return tree;
  }

  /** The boxes that stand in no other. */
  List<Integer> outermost() {
    return border ? List.of(0) : children(0);
  }

  /** The nodes directly in a box, history states too. */
  List<Integer> children(int node) {
    List<Integer> children = new ArrayList<>();
    for (int n = node + 1; n <= tree.last(node); n = tree.last(n) + 1) {
      children.add(n);
    }
    return children;
  }

  /** The name of the box that stands for any state: it holds nothing, and arrows begin at it. */
  static final String ANY_STATE = "any state";

  /** Whether the machine itself is drawn as a box of that kind, with what holds in any state. */
  boolean holdsAnywhere() {
    return !border && alternatives.stream().anyMatch(a -> a.from().isRoot());
  }

  String name(int node) {
    return node == 0 ? machine.name() : tree.node(node).name();
  }

  End end(int node) {
    return new End("s" + node, area(node));
  }

  /** Whether a box is one of those that are active together. */
  boolean isRegion(int node) {
    int parent = tree.parent(node);
    return parent >= 0 && tree.node(parent).isParallel() && !tree.node(node).isHistory();
  }

  /**
   * The number of the area that a box stands in: that of the box around it, or of its own region.
   * As a region is an area although the state in it may be none, areas and boxes are not the same.
   */
  int area(int node) {
    int parent = tree.parent(node);
    if (parent < 0 || (parent == 0 && !border)) {
      return OUTSIDE;
    }
    return tree.node(parent).isParallel() ? tree.size() + region(parent, node) : parent;
  }

  /** A history state among regions stands in the first of them. */
  private int region(int parent, int node) {
    return tree.node(node).isHistory()
        ? tree.children(parent).stream().findFirst().orElse(node)
        : node;
  }

  /** The area that is within a box, if it is not parted into regions. */
  int inside(int node) {
    return node == 0 && !border ? OUTSIDE : node;
  }

  /** The arrows of which both ends stand in one area, or that lead from area to area. */
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

  /** The areas of a box: one within it, or one for each region; none where it holds nothing. */
  List<Integer> areas(int node) {
    if (!tree.node(node).isParallel()) {
      return children(node).isEmpty() ? List.of() : List.of(inside(node));
    }
    return tree.children(node).stream().map(this::area).toList();
  }

  /** The boxes of one area of a box, history states too. */
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
      draw(tail, tail, only, TransitionLabel.of(only), TransitionLabel.asked(only));
    } else if (!drawn.isEmpty()) {
      End choice = junction(tail.area(), false);
      arrows.add(new Arrow(tail, choice, TransitionLabel.ofEvent(drawn.get(0))));
      for (ResolvedTransition transition : drawn) {
        draw(
            tail,
            choice,
            transition,
            TransitionLabel.alternative(transition.declared()),
            TransitionLabel.askedAlternative(transition.declared()));
      }
    }
  }

  /**
   * Draws one transition.
   *
   * @param state the box that it belongs to
   * @param tail where its arrow begins
   * @param whole what stands at it if it is one arrow, or forked
   * @param asked what stands before the junction at which a method picks the target
   */
  private void draw(
      End state,
      End tail,
      ResolvedTransition transition,
      TransitionLabel whole,
      TransitionLabel asked) {
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
      arrows.add(new Arrow(tail, junction, dynamic ? asked : whole));
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
   * The beginnings of the stay in a box; an instance may begin in several states. Nothing where the
   * box is parted into regions: each has its own beginning. What lies deeper than the box is
   * reached through a junction, as it stands in another area.
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

  /** The states that only a forced transition enters. */
  List<Integer> external() {
    return IntStream.range(1, tree.size()).filter(n -> tree.node(n).external()).boxed().toList();
  }

  /** How many transitions there are, one with several targets counted for each. */
  int transitions() {
    int count = 0;
    for (Alternatives each : alternatives) {
      for (ResolvedTransition transition : each.transitions()) {
        count += transition.isTargetless() ? 1 : transition.targets().size();
      }
    }
    return count;
  }

  /** Whether the outermost boxes stand so many abreast that the picture is better laid sideways. */
  boolean isWide() {
    return DiagramWidth.isWide(tree, alternatives);
  }
}
