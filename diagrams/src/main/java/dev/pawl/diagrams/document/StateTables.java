package dev.pawl.diagrams.document;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Builds the tables that have a row for each state. */
final class StateTables {

  private static final TextLine MACHINE = TextLine.word("machine");

  private final ResolvedMachine machine;
  private final StateTree tree;

  StateTables(ResolvedMachine machine) {
    this.machine = machine;
    this.tree = machine.tree();
  }

  /** Returns the table of all states in document order. Substates are indented. */
  TableModel meanings() {
    TableModel grid =
        new TableModel(
            "State", "Kind", "Within", "Tags", "Wire name", "Former wire names", "Meaning");
    boolean wire =
        machine.declared().states().stream()
            .anyMatch(s -> !machine.declared().wireName(s).equals(s.name()));
    for (int node = 1; node < tree.size(); node++) {
      State state = tree.node(node);
      int parent = tree.parent(node);
      grid.row(
          TextLine.indent(tree.upwards(node).size() - 2).then(TextLine.state(state.name())),
          TextLine.joined(kinds(node), ", "),
          parent == 0 ? TextLine.EMPTY : TextLine.state(tree.node(parent).name()),
          TextLine.codes(state.tags()),
          wire && !state.isHistory()
              ? TextLine.code(machine.declared().wireName(state))
              : TextLine.EMPTY,
          TextLine.codes(state.aliases()),
          TextLine.prose(state.description()));
    }
    return grid;
  }

  private List<TextLine> kinds(int node) {
    State state = tree.node(node);
    List<TextLine> kinds = new ArrayList<>();
    if (state.isHistory()) {
      Behavior.History history = state.behavior().history().orElseThrow();
      return List.of(TextLine.plain(history.name().toLowerCase(Locale.ROOT) + " history"));
    }
    if (state.isInitial()) {
      TextLine how = TextLine.prose(state.initial().orElseThrow().description());
      kinds.add(TextLine.plain("initial").then(how.isEmpty() ? how : inParentheses(how)));
    } else if (isDefault(node)) {
      kinds.add(TextLine.plain("initial"));
    }
    if (state.isFinal()) {
      kinds.add(TextLine.plain("final"));
    }
    if (state.external()) {
      kinds.add(TextLine.plain("external"));
    }
    if (tree.node(tree.parent(node)).isParallel()) {
      kinds.add(TextLine.plain("region"));
    }
    if (state.isParallel()) {
      kinds.add(TextLine.plain("parallel"));
    }
    if (!state.behavior().initial().isEmpty()) {
      kinds.add(
          TextLine.plain("starts in ").then(TextLine.states(state.behavior().initial(), " and ")));
    }
    return kinds;
  }

  private static TextLine inParentheses(TextLine line) {
    return TextLine.plain(" (").then(line).then(")");
  }

  /**
   * Returns whether the state is the initial substate of its superstate by default, because the
   * declaration marks no initial substate.
   */
  private boolean isDefault(int node) {
    int parent = tree.parent(node);
    return parent > 0
        && !tree.node(parent).isParallel()
        && tree.node(parent).behavior().initial().isEmpty()
        && machine.node(parent).defaults().contains(machine.node(node));
  }

  /**
   * Returns the table of the behavior of states: entry and exit actions, timers, ignored and
   * deferred events.
   */
  TableModel behavior() {
    TableModel grid =
        new TableModel("State", "Data", "Entry", "Exit", "Timers", "Ignores", "Defers");
    for (State state : tree.nodes()) {
      Behavior behavior = state.behavior();
      List<TextLine> cells =
          List.of(
              TextLine.params(behavior.data()),
              actions(behavior.entry()),
              actions(behavior.exit()),
              TextLine.joined(behavior.timers().stream().map(StateTables::timer).toList(), ", "),
              TextLine.codes(behavior.ignored()),
              TextLine.codes(behavior.deferred()));
      if (cells.stream().anyMatch(cell -> !cell.isEmpty())) {
        List<TextLine> row = new ArrayList<>();
        row.add(state == tree.root() ? MACHINE : TextLine.state(state.name()));
        row.addAll(cells);
        grid.row(row);
      }
    }
    return grid;
  }

  /** Returns a timer's delay, after the word {@code every} if the timer repeats. */
  static TextLine timer(Behavior.Timer timer) {
    TextLine delay = TextLine.code(timer.delay().text());
    return timer.repeats() ? TextLine.plain("every ").then(delay) : delay;
  }

  private static TextLine actions(Behavior.Actions actions) {
    TextLine raised = TextLine.codes(actions.raise());
    return TextLine.joined(
        List.of(
            TextLine.codes(actions.effects()),
            raised.isEmpty() ? raised : TextLine.plain("raises ").then(raised)),
        ", ");
  }

  /** Returns the table of the values that each leaf state has in the views. */
  TableModel views() {
    List<TextLine> heads = new ArrayList<>(List.of(TextLine.plain("State")));
    machine.views().forEach(view -> heads.add(TextLine.code(view.declared().type().simpleName())));
    TableModel grid = new TableModel(heads);
    for (int leaf : machine.views().isEmpty() ? List.<Integer>of() : tree.leaves(0)) {
      State state = tree.node(leaf);
      List<TextLine> row = new ArrayList<>(List.of(TextLine.state(state.name())));
      for (ResolvedView view : machine.views()) {
        row.add(view.valueOf(state).map(TextLine::code).orElse(TextLine.EMPTY));
      }
      grid.row(row);
    }
    return grid;
  }
}
