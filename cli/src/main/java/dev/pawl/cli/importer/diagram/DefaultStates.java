package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.diagram.DiagramNode.Kind;
import java.util.ArrayList;
import java.util.List;

/** Sets the default states of boxes and of history states. */
final class DefaultStates {

  private final StateDiagram diagram;
  private final LabelText text;
  private final DiagramNames names;
  private final Junctions junctions;
  private final DiagramStates states;
  private final ArrowTransitions transitions;
  private final ImportedState root;

  DefaultStates(
      StateDiagram diagram,
      LabelText text,
      DiagramNames names,
      Junctions junctions,
      DiagramStates states,
      ArrowTransitions transitions) {
    this.diagram = diagram;
    this.text = text;
    this.names = names;
    this.junctions = junctions;
    this.states = states;
    this.transitions = transitions;
    this.root = states.of(names.machine());
  }

  /** Sets all defaults. */
  void setAll() throws ImportError {
    setDefaults(names.machine());
    states.all().forEach(this::setHistoryDefault);
    root.children().stream().filter(ImportedState::isHistory).toList().forEach(this::replace);
  }

  /** Sets the default states of a box and of all boxes inside. */
  private void setDefaults(DiagramNode box) throws ImportError {
    for (int region : box.regions()) {
      setDefault(box, region);
    }
    for (DiagramNode child : box.children()) {
      if (child.isState()) {
        setDefaults(child);
      }
    }
  }

  private void setDefault(DiagramNode box, int region) throws ImportError {
    List<DiagramArrow> starts =
        junctions
            .arrows()
            .from(
                box.children().stream()
                    .filter(c -> c.kind() == Kind.START && c.region() == region)
                    .toList());
    ImportedState state = states.owner(box, region);
    List<ImportedState> children = state.children().stream().filter(c -> !c.isHistory()).toList();
    if (children.isEmpty() || state.kind() == ImportedState.Kind.PARALLEL) {
      return;
    }
    if (starts.isEmpty()) {
      String where = box == names.machine() ? "the diagram" : "\"" + names.name(box) + "\"";
      diagram.remark(
          box.place(),
          "no initial state in " + where,
          "the first state, \"" + children.get(0).name() + "\"");
      return;
    }
    addDefault(starts.get(0), state, starts.size() > 1);
    for (DiagramArrow other : starts.subList(1, starts.size())) {
      if (box == names.machine() && children.contains(states.get(other.to()))) {
        addDefault(other, state, true);
      } else {
        diagram.remark(other.place(), "a second initial arrow", "left out");
      }
    }
  }

  /**
   * Makes the target of an initial arrow a default state.
   *
   * @param severalAllowed whether several initial arrows are allowed, because an instance can start
   *     in several states
   */
  private void addDefault(DiagramArrow start, ImportedState state, boolean severalAllowed)
      throws ImportError {
    ArrowLabel label = junctions.labels(start).get(0);
    if (!label.actions().isEmpty()) {
      diagram.remark(
          start.place(),
          "actions of an initial arrow: " + String.join(", ", label.actions()),
          "lost; call them on entry of the state");
    }
    state.comments().addAll(start.comments());
    List<Junctions.Path> paths =
        states.isChoice(start.to())
            ? List.of(new Junctions.Path(ArrowLabel.NONE, List.of(start.to()), ""))
            : transitions.pathsToStates(junctions.paths(start, ArrowLabel.NONE), start.place());
    List<DiagramNode> targets = paths.isEmpty() ? List.of() : paths.get(0).targets();
    if (!targets.stream().allMatch(t -> isWithin(t, state))) {
      diagram.remark(start.place(), "an initial arrow that leaves its box", "left out");
      return;
    }
    for (DiagramNode target : targets) {
      ImportedState entered = states.of(target);
      boolean direct = targets.size() == 1 && state.children().contains(entered);
      if (direct && (severalAllowed || !start.label().isBlank())) {
        entered.setInitialArrowDescription(
            text.plain(String.join(" ", text.lines(start.label()))).strip());
      } else {
        state.initial().add(target.id());
      }
    }
  }

  private boolean isWithin(DiagramNode node, ImportedState state) {
    List<ImportedState> within = new ArrayList<>();
    state.children().forEach(child -> child.forEach(within::add));
    return within.contains(states.get(node));
  }

  /** Sets the default of a history symbol without arrows to the default states of its box. */
  private void setHistoryDefault(DiagramNode node, ImportedState state) {
    if (!node.isHistory() || !state.initial().isEmpty()) {
      return;
    }
    ImportedState around = states.of(node.parent().orElseThrow());
    if (around.kind() == ImportedState.Kind.PARALLEL) {
      around.children().stream()
          .filter(c -> !c.isHistory())
          .forEach(c -> state.initial().add(c.id()));
    } else {
      state.initial().addAll(around.defaults());
    }
  }

  /**
   * Replaces a history state at the top level by its default. Such a state never remembers
   * anything, because the machine is never exited.
   */
  private void replace(ImportedState history) {
    root.children().remove(history);
    root.forEach(
        state -> {
          replace(state.initial(), history);
          state.transitions().forEach(t -> replace(t.targets(), history));
        });
    diagram.remark(
        history.place(), "history of the machine", "replaced by its default; it is never left");
  }

  private static void replace(List<String> ids, ImportedState history) {
    if (ids.remove(history.id())) {
      history.initial().stream().filter(id -> !ids.contains(id)).forEach(ids::add);
    }
  }
}
