package dev.pawl.processor.document.page;

import dev.pawl.processor.model.Behavior;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.semantics.ResolvedMachine;
import dev.pawl.processor.semantics.ResolvedView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The tables of which each row is a state. */
final class StateTables {

  private static final Line MACHINE = Line.word("machine");

  private final ResolvedMachine machine;
  private final StateTree tree;

  StateTables(ResolvedMachine machine) {
    this.machine = machine;
    this.tree = machine.tree();
  }

  /**
   * The meaning of each state: the tree in document order, what lies deeper further to the right.
   */
  Grid meanings() {
    Grid grid =
        new Grid("State", "Kind", "Within", "Tags", "Wire name", "Former wire names", "Meaning");
    boolean wire =
        machine.declared().states().stream()
            .anyMatch(s -> !machine.declared().wireName(s).equals(s.name()));
    for (int node = 1; node < tree.size(); node++) {
      State state = tree.node(node);
      int parent = tree.parent(node);
      grid.row(
          Line.indent(tree.upwards(node).size() - 2).then(Line.state(state.name())),
          Line.joined(kinds(node), ", "),
          parent == 0 ? Line.EMPTY : Line.state(tree.node(parent).name()),
          Line.codes(state.tags()),
          wire && !state.isHistory() ? Line.code(machine.declared().wireName(state)) : Line.EMPTY,
          Line.codes(state.aliases()),
          Line.prose(state.description()));
    }
    return grid;
  }

  private List<Line> kinds(int node) {
    State state = tree.node(node);
    List<Line> kinds = new ArrayList<>();
    if (state.isHistory()) {
      Behavior.History history = state.behavior().history().orElseThrow();
      return List.of(Line.plain(history.name().toLowerCase(Locale.ROOT) + " history"));
    }
    if (state.isInitial()) {
      Line how = Line.prose(state.initial().orElseThrow().description());
      kinds.add(Line.plain("initial").then(how.isEmpty() ? how : inParentheses(how)));
    } else if (isDefault(node)) {
      kinds.add(Line.plain("initial"));
    }
    if (state.isFinal()) {
      kinds.add(Line.plain("final"));
    }
    if (state.external()) {
      kinds.add(Line.plain("external"));
    }
    if (tree.node(tree.parent(node)).isParallel()) {
      kinds.add(Line.plain("region"));
    }
    if (state.isParallel()) {
      kinds.add(Line.plain("parallel"));
    }
    if (!state.behavior().initial().isEmpty()) {
      kinds.add(Line.plain("starts in ").then(Line.states(state.behavior().initial(), " and ")));
    }
    return kinds;
  }

  private static Line inParentheses(Line line) {
    return Line.plain(" (").then(line).then(")");
  }

  /** Whether a superstate that names no other is entered here, although nothing marks it. */
  private boolean isDefault(int node) {
    int parent = tree.parent(node);
    return parent > 0
        && !tree.node(parent).isParallel()
        && tree.node(parent).behavior().initial().isEmpty()
        && machine.node(parent).defaults().contains(machine.node(node));
  }

  /** The effects while a state is active, and when it is entered and left. */
  Grid behavior() {
    Grid grid = new Grid("State", "Data", "Entry", "Exit", "Timers", "Ignores", "Defers");
    for (State state : tree.nodes()) {
      Behavior behavior = state.behavior();
      List<Line> said =
          List.of(
              Line.params(behavior.data()),
              actions(behavior.entry()),
              actions(behavior.exit()),
              Line.joined(
                  behavior.timers().stream().map(t -> Line.code(t.delay().text())).toList(), ", "),
              Line.codes(behavior.ignored()),
              Line.codes(behavior.deferred()));
      if (said.stream().anyMatch(cell -> !cell.isEmpty())) {
        List<Line> row = new ArrayList<>();
        row.add(state == tree.root() ? MACHINE : Line.state(state.name()));
        row.addAll(said);
        grid.row(row);
      }
    }
    return grid;
  }

  private static Line actions(Behavior.Actions actions) {
    Line raised = Line.codes(actions.raise());
    return Line.joined(
        List.of(
            Line.codes(actions.effects()),
            raised.isEmpty() ? raised : Line.plain("raises ").then(raised)),
        ", ");
  }

  /** The values of each state that an instance can be in, in each of the views. */
  Grid views() {
    List<Line> heads = new ArrayList<>(List.of(Line.plain("State")));
    machine.views().forEach(view -> heads.add(Line.code(view.declared().type().simpleName())));
    Grid grid = new Grid(heads);
    for (int leaf : machine.views().isEmpty() ? List.<Integer>of() : tree.leaves(0)) {
      State state = tree.node(leaf);
      List<Line> row = new ArrayList<>(List.of(Line.state(state.name())));
      for (ResolvedView view : machine.views()) {
        row.add(view.valueOf(state).map(Line::code).orElse(Line.EMPTY));
      }
      grid.row(row);
    }
    return grid;
  }
}
