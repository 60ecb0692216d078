package dev.pawl.language.semantics;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Forbid;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Transition;
import dev.pawl.language.model.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A resolver of the names in a machine. The name of the machine itself is not resolved, so it
 * cannot be confused with a state. A name that several states or events share refers to the first
 * state or event with this name.
 */
final class Resolver {

  final Machine machine;
  final List<StateNode> nodes = new ArrayList<>();
  final List<ResolvedTransition> transitions = new ArrayList<>();
  final Map<String, Event> events = new LinkedHashMap<>();
  final Set<Event> timerEvents = Collections.newSetFromMap(new IdentityHashMap<>());
  final List<ResolvedView> views = new ArrayList<>();
  final List<ResolvedMachine.Prohibition> forbids = new ArrayList<>();
  private final StateTree tree;
  final Map<NameReference, StateNode> meantStates = new IdentityHashMap<>();
  final Map<NameReference, Event> meantEvents = new IdentityHashMap<>();
  private final Map<String, StateNode> states = new HashMap<>();

  Resolver(Machine machine) {
    this.machine = machine;
    this.tree = machine.tree();
    for (Event event : machine.events()) {
      if (events.putIfAbsent(event.name(), event) == null && event.kind() == Event.Kind.TIMER) {
        timerEvents.add(event);
      }
    }
    for (State state : tree.nodes()) {
      nodes.add(new StateNode(nodes.size(), state, done(state)));
    }
    tree.declared().forEach(s -> states.putIfAbsent(s.name(), nodes.get(tree.number(s))));
  }

  /**
   * Returns the completion event of a state, if the machine has such an event. If the user declares
   * an enum of events, the event has the name of a constant.
   */
  private Optional<Event> done(State state) {
    String name = Event.DONE_PREFIX + state.name();
    String denoted = machine.eventType().map(t -> t.denoted(name)).orElse(name);
    return Optional.ofNullable(events.get(denoted))
        .filter(e -> state != tree.root() && e.kind() == Event.Kind.DONE);
  }

  ResolvedMachine resolve() {
    nodes.forEach(this::timers);
    nodes.stream().skip(1).forEach(this::transitions);
    transitions(nodes.get(0));
    nodes.forEach(this::behavior);
    nodes.forEach(this::defaults);
    machine.forbids().forEach(f -> forbids.add(forbid(f)));
    machine.views().forEach(v -> views.add(view(v)));
    return new ResolvedMachine(this);
  }

  private void timers(StateNode node) {
    for (Behavior.Timer timer : node.declared().behavior().timers()) {
      Event event = event(timer.event());
      timerEvents.add(event);
      node.timers().add(new StateNode.Timer(event, timer));
    }
  }

  private void transitions(StateNode node) {
    node.declared().transitions().forEach(t -> node.transitions().add(transition(node, t)));
    node.declared().behavior().always().forEach(t -> node.always().add(transition(node, t)));
  }

  private ResolvedTransition transition(StateNode source, Transition transition) {
    boolean named = !transition.anyEvent() && !transition.eventless();
    Map<String, StateNode> asked = new HashMap<>();
    transition.guard().map(g -> g.formula().states()).orElse(Set.of()).stream()
        .filter(states::containsKey)
        .forEach(s -> asked.put(s, states.get(s)));
    ResolvedTransition resolved =
        new ResolvedTransition(
            transitions.size(),
            source,
            transition,
            named ? Optional.of(event(transition.event())) : Optional.empty(),
            found(transition.targets()),
            transition.raise().stream().map(this::event).toList(),
            asked);
    transitions.add(resolved);
    return resolved;
  }

  private void behavior(StateNode node) {
    Behavior behavior = node.declared().behavior();
    node.named().addAll(found(behavior.initial()));
    behavior.ignored().forEach(r -> node.ignored().add(event(r)));
    behavior.deferred().forEach(r -> node.deferred().add(event(r)));
    behavior.entry().raise().forEach(r -> node.raisedOnEntry().add(event(r)));
    behavior.exit().raise().forEach(r -> node.raisedOnExit().add(event(r)));
  }

  private void defaults(StateNode node) {
    State state = node.declared();
    if (state.isHistory() && !node.isRoot()) {
      node.transitions().stream().limit(1).forEach(t -> node.defaults().addAll(t.targets()));
    } else if (state.isParallel() || !state.behavior().initial().isEmpty()) {
      node.defaults().addAll(node.named());
    } else {
      state.children().stream()
          .filter(State::isInitial)
          .findFirst()
          .map(tree::number)
          .or(() -> tree.children(node.number()).stream().findFirst())
          .ifPresent(n -> node.defaults().add(nodes.get(n)));
    }
  }

  private ResolvedMachine.Prohibition forbid(Forbid forbid) {
    return new ResolvedMachine.Prohibition(forbid, side(forbid.from()), side(forbid.to()));
  }

  private Optional<List<StateNode>> side(List<NameReference> refs) {
    List<StateNode> named = found(refs);
    return refs.stream().anyMatch(r -> r.name().equals(Forbid.ANY))
        ? Optional.empty()
        : Optional.of(named);
  }

  private ResolvedView view(View view) {
    Map<StateNode, String> own = new IdentityHashMap<>();
    for (View.Entry entry : view.entries()) {
      found(List.of(entry.state())).forEach(n -> own.putIfAbsent(n, entry.value().name()));
    }
    Map<State, String> values = new IdentityHashMap<>();
    for (StateNode node : nodes.subList(1, nodes.size())) {
      // parents precede their children in document order, so the parents already have their values
      Optional.ofNullable(own.get(node))
          .or(() -> Optional.ofNullable(values.get(tree.node(tree.parent(node.number())))))
          .ifPresent(v -> values.put(node.declared(), v));
    }
    return new ResolvedView(view, values);
  }

  private List<StateNode> found(List<NameReference> names) {
    List<StateNode> found = new ArrayList<>();
    for (NameReference name : names) {
      StateNode node = states.get(name.name());
      if (node != null) {
        meantStates.put(name, node);
        found.add(node);
      }
    }
    return found;
  }

  /** Returns the event with a name. Creates the event if the machine does not declare it. */
  private Event event(NameReference name) {
    Event event =
        events.computeIfAbsent(
            name.name(), n -> new Event(n, "", List.of(), Event.Kind.NAMED, false, name.origin()));
    meantEvents.put(name, event);
    return event;
  }
}
