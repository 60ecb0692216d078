package dev.pawl.processor.check.reach;

import dev.pawl.processor.check.Resolved;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which states a life can come to, and from which states it can come to others. */
final class Reachability {

  private final Resolved machine;
  private final List<Transition> ofRoot;

  Reachability(Resolved machine) {
    this.machine = machine;
    this.ofRoot = machine.machine().root().transitions();
  }

  /** The names of the states that can be entered from some states, these included. */
  Set<String> from(Collection<State> starts) {
    Set<String> reached = new HashSet<>();
    Deque<State> next = new ArrayDeque<>();
    List<Transition> pending = new ArrayList<>(ofRoot);
    starts.forEach(s -> enter(s.name(), reached, next));
    while (!next.isEmpty()) {
      State state = next.remove();
      for (Transition own : state.transitions()) {
        own.targets().forEach(t -> enter(t.name(), reached, next));
      }
      if (!state.isFinal()) {
        // each leads to the same states from everywhere, so to be taken once is enough
        pending.removeIf(t -> inherits(state, t, reached, next));
      }
    }
    return reached;
  }

  private boolean inherits(State state, Transition root, Set<String> reached, Deque<State> next) {
    if (machine.overridden(state, root)) {
      return false;
    }
    root.targets().forEach(t -> enter(t.name(), reached, next));
    return true;
  }

  private void enter(String name, Set<String> reached, Deque<State> next) {
    Optional<State> state = machine.state(name);
    if (state.isPresent() && reached.add(name)) {
      next.add(state.get());
    }
  }

  /** The names of the states from which one of some states can be entered, these included. */
  Set<String> to(Collection<State> ends) {
    Map<String, List<State>> sources = new HashMap<>();
    for (State state : machine.states()) {
      for (Transition own : state.transitions()) {
        own.targets()
            .forEach(t -> sources.computeIfAbsent(t.name(), k -> new ArrayList<>()).add(state));
      }
    }
    Set<String> leading = new HashSet<>();
    Deque<String> next = new ArrayDeque<>();
    ends.forEach(s -> lead(s.name(), leading, next));
    List<Transition> pending = new ArrayList<>(ofRoot);
    while (!next.isEmpty()) {
      String target = next.remove();
      sources.getOrDefault(target, List.of()).forEach(s -> lead(s.name(), leading, next));
      pending.removeIf(t -> leadsTo(target, t, leading, next));
    }
    return leading;
  }

  private boolean leadsTo(String target, Transition root, Set<String> leading, Deque<String> next) {
    if (root.targets().stream().noneMatch(t -> t.name().equals(target))) {
      return false;
    }
    for (State state : machine.openStates()) {
      if (!machine.overridden(state, root)) {
        lead(state.name(), leading, next);
      }
    }
    return true;
  }

  private static void lead(String name, Set<String> leading, Deque<String> next) {
    if (leading.add(name)) {
      next.add(name);
    }
  }
}
