package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportedAction;
import dev.pawl.cli.importer.ImportedGuard;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The transitions of bars at which several arrows end. */
final class JoinTransitions {

  private final StateDiagram diagram;
  private final Junctions junctions;
  private final DiagramStates states;
  private final Joins joins;
  private final ArrowTransitions transitions;

  JoinTransitions(
      StateDiagram diagram,
      Junctions junctions,
      DiagramStates states,
      Joins joins,
      ArrowTransitions transitions) {
    this.diagram = diagram;
    this.junctions = junctions;
    this.states = states;
    this.joins = joins;
    this.transitions = transitions;
  }

  /** Adds an eventless transition for each bar that joins several arrows. */
  void addAll() throws ImportError {
    Set<DiagramNode> bars = new LinkedHashSet<>();
    for (DiagramArrow arrow : diagram.arrows()) {
      if (junctions.isJoin(arrow.to())) {
        bars.add(arrow.to());
      }
    }
    for (DiagramNode bar : bars) {
      Join join = joins.at(bar);
      if (join == null) {
        addWithoutJoin(bar, junctions.arrows().to(bar));
      } else {
        addJoin(join);
      }
    }
  }

  private void addJoin(Join join) throws ImportError {
    List<ImportedGuard> regions = new ArrayList<>();
    List<ImportedAction> actions = new ArrayList<>();
    for (List<DiagramArrow> region : join.regions()) {
      Set<ImportedGuard> arrived = new LinkedHashSet<>();
      for (DiagramArrow arrow : region) {
        DiagramNode waits = joins.waiting(arrow.from(), join.bar());
        if (!joins.arriving().contains(arrow)) {
          arrived.add(arrived(arrow.from(), states.of(arrow.from())));
          junctions
              .labels(arrow)
              .get(0)
              .actions()
              .forEach(a -> actions.add(DiagramWords.action(a)));
        } else if (waits != null) {
          arrived.add(new ImportedGuard.In(waits.id()));
        }
      }
      regions.add(ImportedGuard.or(List.copyOf(arrived)));
    }
    ImportedGuard all = ImportedGuard.and(regions);
    DiagramNode bar = join.bar();
    DiagramNode box = join.box();
    ImportedState source = states.of(box);
    DiagramArrow out = new DiagramArrow(bar, box, "", bar.place(), List.of());
    for (Junctions.Path path : transitions.pathsToStates(junctions.paths(bar), bar.place())) {
      List<ImportedTrigger> triggers =
          path.label().event().isEmpty()
              ? List.of(new ImportedTrigger.Eventless())
              : transitions.triggers(path, out, box, true);
      for (ImportedTrigger trigger : triggers) {
        ImportedTransition transition = transitions.transition(trigger, path, out, box);
        transition.actions().addAll(0, actions);
        if (trigger instanceof ImportedTrigger.Timer) {
          addTimer(join, transition, all);
        } else {
          List<ImportedGuard> guards = new ArrayList<>(List.of(all));
          transition.guard().ifPresent(guards::add);
          transition.setGuard(ImportedGuard.and(guards));
          source.transitions().add(transition);
        }
      }
    }
  }

  /**
   * Adds a transition with a timer that starts when all regions have arrived at a join. The timer
   * belongs to a state in an additional region, which is active as long as all regions wait.
   *
   * @param all the guard that holds while all regions wait
   */
  private void addTimer(Join join, ImportedTransition transition, ImportedGuard all) {
    DiagramNode bar = join.bar();
    String construct = "the timer after the join \"" + bar.id() + "\"";
    if (states.allRegionsEnd(join.box())) {
      // the box would never complete, because the additional region has no end
      diagram.remark(
          bar.place(),
          construct,
          "left out; let the join lead to a state, and start a timer there");
      return;
    }
    ImportedState around = states.of(join.box());
    Optional<ImportedState> known =
        around.children().stream().filter(c -> c.id().equals(bar.id())).findFirst();
    if (known.isPresent()) {
      known.get().children().get(1).transitions().add(transition);
      return;
    }
    ImportedState region = DiagramStates.added(bar.id(), bar.id(), bar.place());
    ImportedState open = DiagramStates.added(bar.id() + " waits", bar.id() + "Waits", bar.place());
    ImportedState joined =
        DiagramStates.added(bar.id() + " joined", bar.id() + "Joined", bar.place());
    open.transitions().add(eventless(all, joined));
    joined.transitions().add(eventless(ImportedGuard.not(all), open));
    joined.transitions().add(transition);
    region.children().addAll(List.of(open, joined));
    region.initial().add(open.id());
    around.children().add(region);
    diagram.remark(
        bar.place(), construct, "starts in an additional region, when all other regions wait");
  }

  private static ImportedTransition eventless(ImportedGuard guard, ImportedState target) {
    ImportedTransition transition =
        new ImportedTransition(new ImportedTrigger.Eventless(), target.place());
    transition.setGuard(guard);
    transition.targets().add(target.id());
    return transition;
  }

  /**
   * Returns a guard that holds while a state is active. If the state contains ends, the guard holds
   * when each of its regions is at an end.
   */
  private ImportedGuard arrived(DiagramNode node, ImportedState state) {
    if (!states.completes(node)) {
      return new ImportedGuard.In(state.id());
    }
    Map<Integer, List<ImportedGuard>> ends = new TreeMap<>();
    for (DiagramNode child : node.children()) {
      ImportedState end = states.get(child);
      if (states.isEnding(child) && end != null) {
        ends.computeIfAbsent(child.region(), r -> new ArrayList<>())
            .add(new ImportedGuard.In(end.id()));
      }
    }
    return ImportedGuard.and(ends.values().stream().map(ImportedGuard::or).toList());
  }

  /**
   * Adds transitions for arrows to a bar that cannot join the arrows, because their sources are not
   * states in different regions. Each arrow leads to the target of the bar.
   */
  private void addWithoutJoin(DiagramNode join, List<DiagramArrow> arrows) throws ImportError {
    diagram.remark(
        join.place(),
        "the join \"" + join.id() + "\", not from states in different regions",
        "each of its arrows continues without waiting for the others");
    for (DiagramArrow arrow : arrows) {
      ImportedState source = states.get(arrow.from());
      if (source != null && arrow.from().isState()) {
        transitions.addTransitions(arrow, source, arrow.from());
      }
    }
  }
}
