package dev.pawl.diagrams.export;

import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The transitions of one state for one event. The first transition whose guard holds is taken. */
record Alternatives(StateNode from, List<ResolvedTransition> transitions) {

  Alternatives {
    transitions = List.copyOf(transitions);
  }

  /**
   * Returns the alternatives of all states in document order, followed by the alternatives of the
   * machine itself. For each state, the alternatives for eventless transitions are last.
   */
  static List<Alternatives> of(ResolvedMachine machine) {
    List<Alternatives> all = new ArrayList<>();
    for (StateNode node : machine.nodes().subList(1, machine.nodes().size())) {
      all.addAll(of(node));
    }
    all.addAll(of(machine.root()));
    return all;
  }

  private static List<Alternatives> of(StateNode node) {
    List<Alternatives> all = new ArrayList<>();
    for (List<ResolvedTransition> transitions : byEvent(node)) {
      all.add(new Alternatives(node, transitions));
    }
    return all;
  }

  /**
   * Returns the transitions of a state, grouped by event, in the order of each event's first
   * transition.
   */
  private static Collection<List<ResolvedTransition>> byEvent(StateNode node) {
    Map<String, List<ResolvedTransition>> byEvent = new LinkedHashMap<>();
    for (ResolvedTransition transition : node.allTransitions()) {
      String event = transition.declared().event().name();
      byEvent.computeIfAbsent(event, e -> new ArrayList<>()).add(transition);
    }
    return byEvent.values();
  }
}
