package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Transition;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The content of one {@code @Transition}: one transition, or several transitions that name no event
 * and differ only in their targets.
 */
record TransitionGroup(List<ResolvedTransition> transitions) {

  TransitionGroup {
    transitions = List.copyOf(transitions);
  }

  /**
   * Returns the groups of a state in the order in which they are written. Groups of eventless
   * transitions are last.
   */
  static List<TransitionGroup> of(StateNode node) {
    List<List<ResolvedTransition>> groups = new ArrayList<>();
    for (ResolvedTransition transition : node.transitions()) {
      List<ResolvedTransition> last = groups.isEmpty() ? List.of() : groups.get(groups.size() - 1);
      if (!last.isEmpty() && isAlike(last.get(0).declared(), transition.declared())) {
        last.add(transition);
      } else {
        groups.add(new ArrayList<>(List.of(transition)));
      }
    }
    node.always().forEach(t -> groups.add(List.of(t)));
    return groups.stream().map(TransitionGroup::new).toList();
  }

  private static boolean isAlike(Transition one, Transition other) {
    return one.direct()
        && other.direct()
        && one.guard().map(g -> g.formula()).equals(other.guard().map(g -> g.formula()))
        && one.update().map(NameReference::name).equals(other.update().map(NameReference::name))
        && NameReference.names(one.effects()).equals(NameReference.names(other.effects()))
        && NameReference.names(one.raise()).equals(NameReference.names(other.raise()))
        && one.internal() == other.internal()
        && one.description().equals(other.description());
  }

  ResolvedTransition first() {
    return transitions.get(0);
  }

  Transition declared() {
    return first().declared();
  }

  /** Returns the target states of all transitions. */
  List<NameReference> targets() {
    return transitions.stream().flatMap(t -> t.declared().targets().stream()).toList();
  }

  /** Returns the events of the transitions, followed by the events that the transitions raise. */
  Stream<Event> events() {
    return Stream.concat(
        transitions.stream().flatMap(t -> t.event().stream()), first().raised().stream());
  }
}
