package dev.pawl.processor.plan;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.LeafResponse;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Numbers the steps, and collects the steps of each leaf in a row. */
final class RowPlanner {

  /**
   * A key that identifies a step.
   *
   * @param transition the number of the transition
   * @param event the number of the event; -1 for an eventless transition
   * @param leaf the number of the leaf; -1 if the step is the same for all leaves
   */
  private record Key(int transition, int event, int leaf) {}

  private final ResolvedMachine machine;
  private final StateTree tree;
  private final PlanIndex planned;
  private final boolean chart;
  private final List<Step> steps = new ArrayList<>();
  private final Map<Key, Step> byKey = new HashMap<>();

  public RowPlanner(ResolvedMachine machine, PlanIndex planned, boolean chart) {
    this.machine = machine;
    this.tree = machine.tree();
    this.planned = planned;
    this.chart = chart;
    machine.reactions().stream()
        .filter(r -> r.event().isEmpty() || planned.isPlanned(r.event().get()))
        .forEach(this::add);
  }

  public List<Step> steps() {
    return steps;
  }

  private void add(ResolvedMachine.Reaction reaction) {
    ResolvedTransition transition = reaction.transition();
    if (staysInLeaf(transition)) {
      for (StateNode leaf : machine.nodes(tree.leaves(transition.source().number()))) {
        add(reaction, leaf.number(), planned.states(List.of(leaf)));
      }
    } else {
      List<StateNode> targets =
          transition.targets().stream().map(t -> chart ? t : machine.leaf(t)).toList();
      add(reaction, -1, planned.states(targets));
    }
  }

  /**
   * Returns whether each leaf needs its own step for a transition. In a flat machine, a transition
   * without a target needs a step for each leaf, because the instance stays in its leaf.
   */
  private boolean staysInLeaf(ResolvedTransition transition) {
    return transition.isTargetless() && !chart;
  }

  private void add(ResolvedMachine.Reaction reaction, int leaf, List<StatePlan> targets) {
    ResolvedTransition transition = reaction.transition();
    Step step = planned.step(steps.size(), transition, reaction.event(), targets);
    steps.add(step);
    byKey.put(new Key(transition.number(), ordinal(reaction.event()), leaf), step);
  }

  private int ordinal(Optional<Event> event) {
    return event.map(e -> planned.event(e).ordinal()).orElse(-1);
  }

  private List<Step> steps(LeafResponse answer, Optional<Event> event, int leaf) {
    return answer.candidates().stream()
        .map(t -> new Key(t.number(), ordinal(event), staysInLeaf(t) ? leaf : -1))
        .map(byKey::get)
        .toList();
  }

  /**
   * Returns the reactions of each state, in the order of states. If the machine is a chart, use the
   * codes of {@link #leafRows}.
   */
  public List<Row> rows(DecisionPlanner decisions) {
    List<Row> rows = new ArrayList<>();
    for (StateNode node : machine.states()) {
      StatePlan state = planned.state(node).orElseThrow();
      List<Row.Entry> entries = new ArrayList<>();
      if (node.declared().isLeaf()) {
        answers(node.number())
            .forEach(
                (event, answer) -> {
                  List<Step> candidates = steps(answer, Optional.of(event), node.number());
                  if (!candidates.isEmpty()) {
                    int code =
                        chart
                            ? ChartPlan.ILLEGAL
                            : decisions.code(state, candidates, answer.otherwise());
                    entries.add(new Row.Entry(planned.event(event), candidates, code));
                  }
                });
      }
      rows.add(new Row(state, entries));
    }
    return rows;
  }

  private Map<Event, LeafResponse> answers(int leaf) {
    Map<Event, LeafResponse> answers = new LinkedHashMap<>(machine.candidates().of(leaf));
    answers.keySet().removeIf(e -> !planned.isPlanned(e));
    return answers;
  }

  /** Returns the reactions of each leaf of a chart, in document order. */
  public List<ChartPlan.LeafRow> leafRows(DecisionPlanner decisions) {
    List<ChartPlan.LeafRow> rows = new ArrayList<>();
    int none = planned.events().size();
    for (StateNode leaf : machine.leaves()) {
      List<Integer> codes = new ArrayList<>(Collections.nCopies(none + 1, ChartPlan.ILLEGAL));
      answers(leaf.number())
          .forEach(
              (event, answer) ->
                  codes.set(
                      planned.event(event).ordinal(),
                      code(leaf, Optional.of(event), answer, decisions)));
      LeafResponse eventless = machine.candidates().eventless(leaf.number());
      codes.set(none, code(leaf, Optional.empty(), eventless, decisions));
      rows.add(new ChartPlan.LeafRow(leaf.number(), codes));
    }
    return rows;
  }

  private int code(
      StateNode leaf, Optional<Event> event, LeafResponse answer, DecisionPlanner decisions) {
    if (answer.candidates().isEmpty()) {
      return switch (answer.otherwise()) {
        case REFUSED -> ChartPlan.ILLEGAL;
        case IGNORED -> ChartPlan.IGNORED;
        case DEFERRED -> ChartPlan.DEFERRED;
      };
    }
    List<Step> candidates = steps(answer, event, leaf.number());
    return decisions.code(planned.state(leaf).orElseThrow(), candidates, answer.otherwise());
  }

  /** Returns the leaves or parallel states in which a new instance can be. */
  public List<StatePlan> initialStates() {
    return planned.states(
        machine.beginnings().stream()
            .map(machine::leaf)
            .filter(n -> !n.declared().isHistory())
            .distinct()
            .toList());
  }
}
