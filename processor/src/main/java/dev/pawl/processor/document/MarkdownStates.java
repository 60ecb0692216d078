package dev.pawl.processor.document;

import dev.pawl.processor.model.Behavior;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.model.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The tables of which each row is a state. */
final class MarkdownStates {

  private static final String MACHINE = "_machine_";

  private final Machine machine;
  private final StateTree tree;

  MarkdownStates(Machine machine) {
    this.machine = machine;
    this.tree = machine.tree();
  }

  /** What each state means: the tree in document order, what lies deeper further to the right. */
  String meanings() {
    MarkdownGrid grid =
        new MarkdownGrid(
            "State", "Kind", "Within", "Tags", "Wire name", "Former wire names", "Meaning");
    boolean wire = machine.states().stream().anyMatch(s -> !machine.wireName(s).equals(s.name()));
    for (int node = 1; node < tree.size(); node++) {
      State state = tree.node(node);
      int parent = tree.parent(node);
      grid.row(
          "&emsp;".repeat(tree.upwards(node).size() - 2) + MarkdownText.code(state.name()),
          String.join(", ", kinds(node)),
          parent == 0 ? "" : MarkdownText.code(tree.node(parent).name()),
          MarkdownNames.codes(state.tags()),
          wire && !state.isHistory() ? MarkdownText.code(machine.wireName(state)) : "",
          MarkdownNames.codes(state.aliases()),
          MarkdownText.line(state.description()));
    }
    return grid.text();
  }

  private List<String> kinds(int node) {
    State state = tree.node(node);
    List<String> kinds = new ArrayList<>();
    if (state.isHistory()) {
      Behavior.History history = state.behavior().history().orElseThrow();
      kinds.add(history.name().toLowerCase(Locale.ROOT) + " history");
      return kinds;
    }
    state
        .initial()
        .map(initial -> MarkdownText.line(initial.description()))
        .or(() -> isDefault(node) ? Optional.of("") : Optional.empty())
        .ifPresent(how -> kinds.add(how.isEmpty() ? "initial" : "initial (" + how + ")"));
    if (state.isFinal()) {
      kinds.add("final");
    }
    if (state.external()) {
      kinds.add("external");
    }
    if (tree.node(tree.parent(node)).isParallel()) {
      kinds.add("region");
    }
    if (state.isParallel()) {
      kinds.add("parallel");
    }
    if (!state.behavior().initial().isEmpty()) {
      kinds.add("starts in " + MarkdownNames.codes(state.behavior().initial(), " and "));
    }
    return kinds;
  }

  /** Whether a superstate that names no other is entered here, although nothing marks it. */
  private boolean isDefault(int node) {
    int parent = tree.parent(node);
    return parent > 0
        && !tree.node(parent).isParallel()
        && tree.node(parent).behavior().initial().isEmpty()
        && tree.defaults(parent).contains(node);
  }

  /** What happens while a state is active, and when it is entered and left. */
  String behavior() {
    MarkdownGrid grid =
        new MarkdownGrid("State", "Data", "Entry", "Exit", "Timers", "Ignores", "Defers");
    for (State state : tree.nodes()) {
      Behavior behavior = state.behavior();
      List<String> said =
          List.of(
              MarkdownNames.params(behavior.data()),
              actions(behavior.entry()),
              actions(behavior.exit()),
              MarkdownNames.codes(
                  behavior.timers().stream()
                      .map(timer -> timer.delay())
                      .map(delay -> new Ref(delay.text(), delay.origin()))
                      .toList()),
              MarkdownNames.codes(behavior.ignored()),
              MarkdownNames.codes(behavior.deferred()));
      if (said.stream().anyMatch(cell -> !cell.isEmpty())) {
        List<String> row = new ArrayList<>();
        row.add(state == tree.root() ? MACHINE : MarkdownText.code(state.name()));
        row.addAll(said);
        grid.row(row);
      }
    }
    return grid.text();
  }

  private static String actions(Behavior.Actions actions) {
    List<String> said = new ArrayList<>();
    if (!actions.effects().isEmpty()) {
      said.add(MarkdownNames.codes(actions.effects()));
    }
    if (!actions.raise().isEmpty()) {
      said.add("raises " + MarkdownNames.codes(actions.raise()));
    }
    return String.join(", ", said);
  }

  /** What each state that a life can be in is in each of the views. */
  String views() {
    if (machine.views().isEmpty()) {
      return "";
    }
    List<String> heads = new ArrayList<>(List.of("State"));
    machine.views().forEach(view -> heads.add(MarkdownText.code(view.type().simpleName())));
    MarkdownGrid grid = new MarkdownGrid(heads);
    for (int leaf : tree.leaves(0)) {
      List<String> row = new ArrayList<>(List.of(MarkdownText.code(tree.node(leaf).name())));
      machine.views().forEach(view -> row.add(shownAs(tree.node(leaf), view)));
      grid.row(row);
    }
    return grid.text();
  }

  private String shownAs(State leaf, View view) {
    return view.valueOf(leaf, tree).map(MarkdownText::code).orElse("");
  }
}
