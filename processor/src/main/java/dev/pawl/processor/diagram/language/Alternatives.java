package dev.pawl.processor.diagram.language;

import dev.pawl.processor.model.Event;
import dev.pawl.processor.semantics.Candidates;
import dev.pawl.processor.semantics.ResolvedMachine;
import dev.pawl.processor.semantics.ResolvedTransition;
import dev.pawl.processor.semantics.StateNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What leads away from one state for one event: alternatives, of which the first is taken whose
 * guard holds.
 */
record Alternatives(StateNode from, List<ResolvedTransition> transitions) {

  Alternatives {
    transitions = List.copyOf(transitions);
  }

  /**
   * All of a machine: those of each state in document order, eventless ones last, then those that
   * hold in any state. These begin at the machine's border; or, if it is drawn without, at every
   * outermost state that is not final and can take them.
   */
  static List<Alternatives> of(ResolvedMachine machine, boolean border) {
    List<Alternatives> all = new ArrayList<>();
    for (StateNode node : machine.nodes().subList(1, machine.nodes().size())) {
      byEvent(node).forEach(a -> all.add(new Alternatives(node, a)));
    }
    for (List<ResolvedTransition> anywhere : byEvent(machine.root())) {
      if (border) {
        all.add(new Alternatives(machine.root(), anywhere));
        continue;
      }
      for (StateNode node : machine.nodes(machine.tree().children(0))) {
        if (!node.declared().isFinal() && !overrides(machine, node, anywhere.get(0))) {
          all.add(new Alternatives(node, anywhere));
        }
      }
    }
    return all;
  }

  /** Whether a state takes the event for certain before an inherited transition is asked. */
  private static boolean overrides(
      ResolvedMachine machine, StateNode node, ResolvedTransition inherited) {
    Candidates candidates = machine.candidates();
    List<Event> events = machine.events(inherited);
    return !events.isEmpty()
        && events.stream()
            .allMatch(
                e ->
                    candidates.setAside(node, e).isPresent()
                        || candidates.own(node, e).stream().anyMatch(t -> !t.guarded()));
  }

  /** The transitions of a state, those for the same event together, where the first stands. */
  private static Collection<List<ResolvedTransition>> byEvent(StateNode node) {
    Map<String, List<ResolvedTransition>> byEvent = new LinkedHashMap<>();
    Stream.concat(node.transitions().stream(), node.always().stream())
        .forEach(
            t ->
                byEvent
                    .computeIfAbsent(t.declared().event().name(), e -> new ArrayList<>())
                    .add(t));
    return byEvent.values();
  }
}
