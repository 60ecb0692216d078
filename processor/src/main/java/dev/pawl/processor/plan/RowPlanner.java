package dev.pawl.processor.plan;

import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.model.Transition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Numbers the steps, and finds which of them each leaf may take: its own first, then those of the
 * states above it, the innermost first.
 */
final class RowPlanner {

  /** A step; if it stays where it is, of a flattened machine, in which leaf. */
  private record Held(Step step, State leaf) {}

  private final Machine machine;
  private final StateTree tree;
  private final Map<String, StatePlan> states;
  private final Map<String, EventPlan> events;
  private final boolean chart;
  private final List<Step> steps = new ArrayList<>();
  private final Map<State, List<Held>> held = new IdentityHashMap<>();
  private final Map<State, List<Step>> eventless = new IdentityHashMap<>();

  RowPlanner(
      Machine machine,
      StateTree tree,
      Map<String, StatePlan> states,
      Map<String, EventPlan> events,
      boolean chart) {
    this.machine = machine;
    this.tree = tree;
    this.states = states;
    this.events = events;
    this.chart = chart;
    tree.nodes().stream().filter(s -> s != tree.root() && !s.isHistory()).forEach(this::addSteps);
    addSteps(tree.root());
  }

  List<Step> steps() {
    return steps;
  }

  private void addSteps(State owner) {
    List<Held> own = new ArrayList<>();
    // what takes any event comes last, wherever it stands
    List<Transition> ordered = new ArrayList<>(owner.transitions());
    ordered.sort(Comparator.comparing(Transition::anyEvent));
    for (Transition transition : ordered) {
      for (EventPlan event : eventsOf(owner, transition)) {
        if (transition.targets().isEmpty() && !chart) {
          for (int leaf : tree.leaves(tree.number(owner))) {
            StatePlan state = states.get(tree.node(leaf).name());
            own.add(new Held(add(owner, transition, event, List.of(state)), tree.node(leaf)));
          }
        } else {
          own.add(new Held(add(owner, transition, event, targets(transition)), null));
        }
      }
    }
    held.put(owner, own);
    List<Step> always = new ArrayList<>();
    for (Transition transition : owner.behavior().always()) {
      always.add(add(owner, transition, null, targets(transition)));
    }
    eventless.put(owner, always);
  }

  private Step add(State owner, Transition transition, EventPlan event, List<StatePlan> targets) {
    Step step = new Step(steps.size(), owner, transition, event, targets);
    steps.add(step);
    return step;
  }

  /** The events that a transition takes: for a wildcard those that no other entry is sure to. */
  private List<EventPlan> eventsOf(State owner, Transition transition) {
    if (!transition.anyEvent()) {
      return List.of(events.get(transition.event().name()));
    }
    return events.values().stream()
        .filter(e -> e.declared().kind() != Event.Kind.TIMER)
        .filter(e -> owner.transitions().stream().noneMatch(t -> takes(t, e)))
        .filter(e -> !names(owner.behavior().ignored(), e))
        .filter(e -> !names(owner.behavior().deferred(), e))
        .toList();
  }

  private static boolean takes(Transition transition, EventPlan event) {
    return transition.event().name().equals(event.name()) && transition.guard().isEmpty();
  }

  private static boolean names(List<Ref> refs, EventPlan event) {
    return refs.stream().anyMatch(r -> r.name().equals(event.name()));
  }

  private List<StatePlan> targets(Transition transition) {
    List<StatePlan> targets = new ArrayList<>();
    for (Ref target : transition.targets()) {
      int node = tree.find(target.name()).orElseThrow();
      StatePlan state = states.get(tree.node(chart ? node : tree.leaf(node)).name());
      if (state != null) {
        targets.add(state);
      }
    }
    return targets;
  }

  /** What each leaf does on each event, in the order of the states; charts have other tables. */
  List<Row> rows(DecisionPlanner decisions) {
    List<Row> rows = new ArrayList<>();
    for (StatePlan state : states.values()) {
      List<Row.Entry> entries = new ArrayList<>();
      if (state.declared().isLeaf() && !endsLife(state.declared())) {
        Map<Integer, List<Step>> byEvent = new TreeMap<>();
        for (int node : tree.upwards(tree.number(state.declared()))) {
          for (Held own : held.get(tree.node(node))) {
            if (own.leaf() == null || own.leaf() == state.declared()) {
              int event = own.step().event().ordinal();
              collect(own.step(), byEvent.computeIfAbsent(event, e -> new ArrayList<>()));
            }
          }
        }
        byEvent.forEach(
            (event, candidates) ->
                entries.add(
                    chart
                        ? new Row.Entry(candidates.get(0).event(), candidates, ChartPlan.ILLEGAL)
                        : decisions.entry(state, candidates)));
      }
      rows.add(new Row(state, entries));
    }
    return rows;
  }

  /** What each leaf of a chart does, in document order. */
  ChartPlan chart(DecisionPlanner decisions, List<ChartPlan.TimerPlan> timers, DataSources data) {
    List<ChartPlan.LeafRow> rows = new ArrayList<>();
    for (int leaf : tree.leaves(0)) {
      State state = tree.node(leaf);
      List<Integer> codes = new ArrayList<>();
      for (EventPlan event : events.values()) {
        codes.add(endsLife(state) ? ChartPlan.ILLEGAL : code(leaf, event, decisions));
      }
      codes.add(endsLife(state) ? ChartPlan.ILLEGAL : code(leaf, null, decisions));
      rows.add(new ChartPlan.LeafRow(leaf, codes));
    }
    return new ChartPlan(tree, rows, timers, data, ChartShape.isSeveral(tree));
  }

  private int code(int leaf, EventPlan event, DecisionPlanner decisions) {
    List<Step> candidates = new ArrayList<>();
    Decision.Otherwise otherwise = null;
    for (int number : tree.upwards(leaf)) {
      State owner = tree.node(number);
      if (event == null) {
        eventless.get(owner).forEach(s -> collect(s, candidates));
      } else if (otherwise == null) {
        held.get(owner).stream()
            .map(Held::step)
            .filter(s -> s.event() == event)
            .forEach(s -> collect(s, candidates));
        if (names(owner.behavior().deferred(), event)) {
          otherwise = Decision.Otherwise.DEFERRED;
        } else if (names(owner.behavior().ignored(), event)) {
          otherwise = Decision.Otherwise.IGNORED;
        }
      }
    }
    if (candidates.isEmpty()) {
      return otherwise == null
          ? ChartPlan.ILLEGAL
          : otherwise == Decision.Otherwise.IGNORED ? ChartPlan.IGNORED : ChartPlan.DEFERRED;
    }
    StatePlan state = states.get(tree.node(leaf).name());
    Decision.Otherwise last = otherwise == null ? Decision.Otherwise.REFUSED : otherwise;
    return decisions.entry(state, candidates, last).code();
  }

  /** What follows a candidate without guard is never asked. */
  private static void collect(Step step, List<Step> candidates) {
    if (candidates.isEmpty() || candidates.get(candidates.size() - 1).guarded()) {
      candidates.add(step);
    }
  }

  private boolean endsLife(State state) {
    return state.isFinal() && tree.parent(tree.number(state)) == 0;
  }

  /** The states in which a life may begin: leaves, or states whose regions it begins in. */
  List<StatePlan> initialStates() {
    State root = tree.root();
    List<Integer> begun = new ArrayList<>();
    if (root.isParallel()) {
      tree.children(0).forEach(c -> begun.add(c));
    } else if (!root.behavior().initial().isEmpty()) {
      begun.addAll(tree.defaults(0));
    } else {
      tree.children(0).stream().filter(c -> tree.node(c).isInitial()).forEach(begun::add);
    }
    Map<String, StatePlan> initial = new LinkedHashMap<>();
    for (int node : begun) {
      State state = tree.node(tree.leaf(node));
      StatePlan plan = states.get(state.name());
      if (plan != null && !state.isHistory()) {
        initial.put(plan.name(), plan);
      }
    }
    return List.copyOf(initial.values());
  }
}
