package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import dev.pawl.cli.importer.diagram.DiagramNode.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Converts a state diagram to a machine.
 *
 * <ul>
 *   <li>A choice becomes guards of the transitions that lead through it. However, a choice becomes
 *       a state if no arrow leads from it, or if an initial arrow leads to it and several arrows
 *       lead from it.
 *   <li>A fork becomes a transition with several targets. A join becomes an eventless transition
 *       whose guard requires that each region before the join has arrived. An arrow to a join with
 *       a label leads to an additional state, in which its region waits for the others.
 *   <li>An arrow without an event becomes a transition for the completion of its source. If the
 *       source cannot complete, an arrow with a guard, or to a choice with guards, becomes an
 *       eventless transition. Any other arrow becomes a transition with an event that is named
 *       after the target.
 *   <li>A state whose only arrow leads to the end symbol of its box becomes final. Any other arrow
 *       to an end symbol leads to an additional final state.
 * </ul>
 */
final class DiagramImport {

  private final StateDiagram diagram;
  private final LabelText text;
  private final Junctions junctions;
  private final DiagramNames names;
  private final StateLines lines;
  private final DiagramStates states;
  private final Joins joins;
  private final ArrowTransitions transitions;

  private DiagramImport(StateDiagram diagram, LabelText text) {
    this.diagram = diagram;
    this.text = text;
    this.names = new DiagramNames(diagram, text);
    this.junctions = new Junctions(diagram, text, names.isOwn());
    this.lines = new StateLines(diagram, text, names::idOf, names.isOwn());
    this.states = new DiagramStates(diagram, names, junctions, lines);
    this.joins = new Joins(diagram, junctions, states);
    this.transitions = new ArrowTransitions(diagram, names, junctions, states, joins);
  }

  /**
   * Converts a diagram to a machine.
   *
   * @throws ImportError if the diagram has no states, or if its arrows do not form valid
   *     transitions
   */
  static ImportedMachine of(StateDiagram diagram, LabelText text) throws ImportError {
    removeHistoriesOfLeaves(diagram);
    if (!DiagramNames.isOwn(diagram)) {
      ForkedRegions.addTo(diagram, text);
    }
    return new DiagramImport(diagram, text).machine();
  }

  /**
   * Removes the history symbols of states without states inside. Arrows to such a symbol lead to
   * the state itself.
   */
  private static void removeHistoriesOfLeaves(StateDiagram diagram) {
    List<DiagramNode> histories = new ArrayList<>();
    diagram.root().forEach(histories::add);
    histories.removeIf(node -> !isHistoryOfLeaf(node));
    for (DiagramNode history : histories) {
      DiagramNode leaf = history.parent().orElseThrow();
      String construct = "the history of \"" + leaf.id() + "\", which has no states inside";
      for (DiagramArrow arrow : List.copyOf(diagram.arrows())) {
        if (arrow.from() == history) {
          diagram.remark(arrow.place(), construct, "the arrow from it was left out");
          diagram.arrows().remove(arrow);
        } else if (arrow.to() == history) {
          diagram.remark(arrow.place(), construct, "the arrow leads to the state itself");
          diagram.moveArrow(arrow, arrow.from(), leaf);
        }
      }
    }
    histories.forEach(h -> h.parent().orElseThrow().children().remove(h));
  }

  private static boolean isHistoryOfLeaf(DiagramNode node) {
    return node.isHistory()
        && node.parent().filter(p -> p.parent().isPresent()).isPresent()
        && node.parent().orElseThrow().children().stream()
            .allMatch(c -> c.isHistory() || c.kind() == Kind.START);
  }

  private ImportedMachine machine() throws ImportError {
    ImportedState.Kind kind = DiagramStates.kind(names.machine());
    ImportedState root = new ImportedState("", "", kind, names.machine().place());
    root.setDescription(text.plain(diagram.description()).strip());
    states.build(root, joins.arriving());
    if (root.children().isEmpty()) {
      throw new ImportError(
          diagram.root().place(), "The diagram has no states.", "Draw at least one state.");
    }
    for (DiagramArrow arrow : diagram.arrows()) {
      read(arrow);
    }
    for (DiagramNode choice : states.choices()) {
      addEventlessTransitions(choice);
    }
    new JoinTransitions(diagram, junctions, states, joins, transitions).addAll();
    new DefaultStates(diagram, text, names, junctions, states, transitions).setAll();
    names.machine().forEach(node -> node.notes().forEach(note -> addNote(node, note)));
    if (!names.machine().texts().isEmpty()) {
      lines.addTo(names.machine(), root);
    }
    String title = text.plain(String.join(" ", text.lines(diagram.title()))).strip();
    ImportedMachine machine = new ImportedMachine(title, root);
    machine.comments().addAll(diagram.comments());
    machine.remarks().addAll(diagram.remarks());
    return machine;
  }

  private void addNote(DiagramNode node, String note) {
    ImportedState state = states.get(node);
    if (state != null && !names.isOwn()) {
      text.lines(note).forEach(line -> state.comments().add(text.plain(line).strip()));
    }
  }

  private void read(DiagramArrow arrow) throws ImportError {
    DiagramNode from = arrow.from();
    if (states.isFinal(from) && arrow.to().kind() == Kind.END) {
      return;
    }
    boolean isJoined = junctions.isJoin(arrow.to()) && !joins.arriving().contains(arrow);
    if (isJoined || from.kind() == Kind.START) {
      return;
    }
    if (from.isHistory()) {
      ImportedState history = states.of(from);
      for (Junctions.Path path :
          transitions.pathsToStates(junctions.paths(arrow, ArrowLabel.NONE), arrow.place())) {
        path.targets().forEach(t -> history.initial().add(t.id()));
      }
    } else if (from.kind() == Kind.END) {
      diagram.remark(arrow.place(), "an arrow from the end", "left out; nothing leaves an end");
    } else if (names.isAnyState(from) || from == names.machine()) {
      transitions.addTransitions(arrow, states.of(names.machine()), names.machine());
    } else if (from.isState()) {
      transitions.addTransitions(arrow, states.of(from), from);
    }
  }

  /** Adds eventless transitions to a choice that has become a state. */
  private void addEventlessTransitions(DiagramNode choice) throws ImportError {
    ImportedState state = states.get(choice);
    if (state == null) {
      return;
    }
    for (Junctions.Path path : transitions.pathsToStates(junctions.paths(choice), choice.place())) {
      ImportedTransition transition =
          new ImportedTransition(new ImportedTrigger.Eventless(), choice.place());
      path.targets().forEach(t -> transition.targets().add(t.id()));
      path.label().actions().forEach(a -> transition.actions().add(DiagramWords.action(a)));
      DiagramWords.guard(path.label().guards(), names::idOf).ifPresent(transition::setGuard);
      state.transitions().add(transition);
      if (transition.guard().isEmpty()) {
        break;
      }
    }
  }
}
