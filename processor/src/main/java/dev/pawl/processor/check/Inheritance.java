package dev.pawl.processor.check;

import dev.pawl.processor.check.GuardSpace.Condition;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.semantics.Candidates;
import dev.pawl.processor.semantics.ResolvedTransition;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which leaves take the transitions that superstates and the root declare: an event is offered to
 * the leaf, then to the states around it, from the inside out.
 */
public final class Inheritance {

  private final Subject machine;
  private final StateTree tree;
  private final Map<Transition, Boolean> neverInherited = new IdentityHashMap<>();
  private final Candidates candidates;

  Inheritance(Subject machine) {
    this.machine = machine;
    this.tree = machine.tree();
    this.candidates = machine.resolved().candidates();
  }

  /** The transitions of a node itself that take an event, in the order of asking. */
  public List<Transition> candidates(int node, String event) {
    if (Events.isPlaceholder(event)) {
      return machine.own(tree.node(node), event);
    }
    return machine.event(event).stream()
        .flatMap(e -> candidates.own(machine.resolved().node(node), e).stream())
        .map(ResolvedTransition::declared)
        .toList();
  }

  /** Whether a state itself ignores or defers an event. */
  public boolean setsAside(State state, String event) {
    return machine
        .event(event)
        .flatMap(e -> candidates.setAside(machine.resolved().node(state), e))
        .isPresent();
  }

  /** The events that a transition for any event serves. */
  public List<String> anyEvents(State owner) {
    return candidates.served(machine.resolved().node(owner)).stream().map(Event::name).toList();
  }

  /**
   * Whether a transition is certainly never taken in a leaf, because the leaf's own and those of
   * superstates between come first. One that no leaf at all inherits counts as taken: that is a
   * problem of its own, and not to be reported as others.
   */
  public boolean overridden(int leaf, Transition transition) {
    return leaf != owner(transition) && covers(leaf, transition) && !neverInherited(transition);
  }

  /** Whether every leaf below, in which an instance has not ended, overrides a transition. */
  public boolean neverInherited(Transition transition) {
    return neverInherited.computeIfAbsent(transition, this::coveredEverywhere);
  }

  private boolean coveredEverywhere(Transition transition) {
    int owner = owner(transition);
    List<Integer> leaves = openLeaves(owner);
    return !leaves.isEmpty()
        && leaves.get(0) != owner
        && leaves.stream().allMatch(leaf -> covers(leaf, transition));
  }

  /** The leaves at or below a node in which an instance has not ended. */
  public List<Integer> openLeaves(int node) {
    return node == 0 ? machine.openStates().stream().map(tree::number).toList() : tree.leaves(node);
  }

  private int owner(Transition transition) {
    return tree.number(machine.owner(transition));
  }

  private boolean covers(int leaf, Transition transition) {
    if (!transition.anyEvent()) {
      return covers(leaf, transition, transition.event().name());
    }
    List<String> served = anyEvents(machine.owner(transition));
    return !served.isEmpty() && served.stream().allMatch(e -> covers(leaf, transition, e));
  }

  private boolean covers(int leaf, Transition transition, String event) {
    int owner = owner(transition);
    Condition taken = machine.guards().never();
    boolean any = false;
    for (int node = leaf; node != owner; node = tree.parent(node)) {
      if (setsAside(tree.node(node), event)) {
        return true;
      }
      for (Transition candidate : candidates(node, event)) {
        any = true;
        taken = taken.or(machine.guarding().of(candidate, leaf));
      }
    }
    return any && machine.guarding().of(transition, leaf).and(taken.not()).isNever();
  }
}
