package dev.pawl.language.check;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.Candidates;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The inheritance of transitions. An event is offered to the leaf, then to its ancestors from the
 * inside out, and finally to the root.
 */
final class Inheritance {

  private final CheckContext machine;
  private final StateTree tree;
  private final Map<ResolvedTransition, Boolean> neverInherited = new IdentityHashMap<>();
  private final Candidates candidates;

  Inheritance(CheckContext machine) {
    this.machine = machine;
    this.tree = machine.tree();
    this.candidates = machine.resolved().candidates();
  }

  /**
   * Returns the transitions of a node itself for an event, in the order in which their guards are
   * evaluated.
   *
   * @param event the event; empty for eventless transitions
   */
  public List<ResolvedTransition> candidates(int node, Optional<Event> event) {
    StateNode at = machine.resolved().node(node);
    return event.map(e -> candidates.own(at, e)).orElseGet(at::always);
  }

  /**
   * Returns the transitions that a node itself declares and that have the same trigger as a given
   * transition.
   */
  public List<ResolvedTransition> candidates(int node, ResolvedTransition like) {
    return like.anyEvent()
        ? machine.resolved().node(node).transitions().stream()
            .filter(ResolvedTransition::anyEvent)
            .toList()
        : candidates(node, like.event());
  }

  /**
   * Returns the nodes to which an event is offered, beginning with a given node.
   *
   * @param event the event; empty for eventless transitions
   */
  public List<StateNode> offered(int node, Optional<Event> event) {
    return candidates.offered(machine.resolved().node(node), event);
  }

  /** Returns whether a node itself ignores or defers an event. */
  public boolean setsAside(int node, Optional<Event> event) {
    return event.flatMap(e -> candidates.setAside(machine.resolved().node(node), e)).isPresent();
  }

  /**
   * Returns whether a transition is never taken in a leaf because other transitions of the leaf, or
   * of superstates between the leaf and the transition's source, always precede the transition.
   * Returns false if no leaf inherits the transition, because {@link Shadowed} reports this case.
   */
  public boolean isOverridden(int leaf, ResolvedTransition transition) {
    return leaf != transition.source().number()
        && covers(leaf, transition)
        && !neverInherited(transition);
  }

  /**
   * Returns whether every leaf below the source of a transition overrides the transition. Final
   * states at the top level do not count as leaves here.
   */
  public boolean neverInherited(ResolvedTransition transition) {
    return neverInherited.computeIfAbsent(transition, this::coveredEverywhere);
  }

  private boolean coveredEverywhere(ResolvedTransition transition) {
    int owner = transition.source().number();
    List<Integer> leaves = openLeaves(owner);
    return !leaves.isEmpty()
        && leaves.get(0) != owner
        && leaves.stream().allMatch(leaf -> covers(leaf, transition));
  }

  /** Returns the leaves at or below a node in which an instance has not ended. */
  public List<Integer> openLeaves(int node) {
    return node == 0 ? machine.openStates().stream().map(tree::number).toList() : tree.leaves(node);
  }

  /**
   * Returns whether, for every event of a transition, the candidates that precede the transition in
   * a leaf cover all cases.
   */
  private boolean covers(int leaf, ResolvedTransition transition) {
    if (!transition.anyEvent()) {
      return covers(leaf, transition, transition.event());
    }
    List<Event> served = candidates.served(transition.source());
    return !served.isEmpty()
        && served.stream().allMatch(e -> covers(leaf, transition, Optional.of(e)));
  }

  private boolean covers(int leaf, ResolvedTransition transition, Optional<Event> event) {
    Condition taken = machine.guards().never();
    boolean any = false;
    for (StateNode node : offered(leaf, event)) {
      if (node == transition.source()) {
        return any && machine.guarding().of(transition, leaf).and(taken.not()).isNever();
      }
      for (ResolvedTransition candidate : candidates(node.number(), event)) {
        any = true;
        taken = taken.or(machine.guarding().of(candidate, leaf));
      }
    }
    return true; // a state between the leaf and the source ignores or defers the event
  }
}
