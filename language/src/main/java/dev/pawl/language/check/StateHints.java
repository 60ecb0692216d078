package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Nearest;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The suggestions for unknown state names. */
final class StateHints {

  /** The maximum number of unknown names for which suggestions are computed. */
  private static final int MAX_SUGGESTIONS = 100;

  private final CheckContext machine;
  private final Map<String, Optional<String>> hints = new HashMap<>();

  StateHints(CheckContext machine) {
    this.machine = machine;
  }

  /**
   * Returns a suggestion for an unknown state name, as a whole sentence; empty if there is none.
   */
  Optional<String> of(String name) {
    if (hints.size() >= MAX_SUGGESTIONS && !hints.containsKey(name)) {
      return Optional.empty();
    }
    return hints.computeIfAbsent(name, n -> Nearest.hint(n, names()).or(() -> renamed(n)));
  }

  private Set<String> names() {
    Set<String> names = new LinkedHashSet<>();
    machine.states().forEach(s -> names.add(s.name()));
    return names;
  }

  /**
   * Suggests a renamed state. If exactly one target is unknown and exactly one state is never a
   * target, the unknown name is probably another spelling or the former name of the state that is
   * never a target.
   */
  private Optional<String> renamed(String name) {
    Set<String> named = new HashSet<>();
    Set<String> missing = new HashSet<>();
    for (ResolvedTransition transition : machine.transitions()) {
      for (NameReference target : transition.declared().targets()) {
        boolean known = machine.resolved().state(target).isPresent();
        (known ? named : missing).add(target.name());
      }
    }
    machine
        .declaring()
        .forEach(s -> s.behavior().initial().forEach(initial -> named.add(initial.name())));
    List<String> lost =
        machine.states().stream()
            .filter(s -> !named.contains(s.name()) && isEnteredByNameOnly(s))
            .map(State::name)
            .distinct()
            .toList();
    return missing.equals(Set.of(name)) && lost.size() == 1
        ? Optional.of("No transition enters \"" + lost.get(0) + "\": did you mean that?")
        : Optional.empty();
  }

  /**
   * Returns whether a state is a leaf that is entered only if a transition or default names the
   * state.
   */
  private boolean isEnteredByNameOnly(State state) {
    int parent = machine.tree().parent(machine.number(state));
    return !state.isInitial()
        && !state.external()
        && !state.isHistory()
        && !machine.tree().node(parent).isParallel()
        && state.isLeaf();
  }
}
